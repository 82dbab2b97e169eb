public import Foundation
import SimulatedUIKit

/// Colours that run into each other.
public struct Gradient: Hashable, Sendable {
  /// The colours and where they are.
  public var stops: [Stop]

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Creates a gradient of colours at given places.
  public init(stops: [Stop]) { self.stops = stops }

  /// A colour and where it is.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it is, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, CustomStringConvertible {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates a gradient along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }

  /// Creates a gradient of colours along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// The colours.
  public var description: String {
    lookText("LinearGradient", ["": gradient.stops.map(\.color)])
  }
}

extension LinearGradient: View, ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showLeaf(description)] }
}

/// A point in a rectangle, in parts of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width.
  public var x: CGFloat
  /// The part of the height.
  public var y: CGFloat

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The corner at the origin.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top of the leading edge.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top of the trailing edge.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom of the leading edge.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom of the trailing edge.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
