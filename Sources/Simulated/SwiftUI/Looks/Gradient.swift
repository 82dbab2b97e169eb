/// Colors that blend into each other.
public struct Gradient: Hashable, ShapeStyle {
  /// The colors with their locations.
  public var stops: [Stop]

  /// Creates a gradient from colors at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Creates a gradient from colors at given locations.
  public init(stops: [Stop]) { self.stops = stops }

  /// A color at a location.
  @Fields("color: Color, location: CGFloat")
  public struct Stop: Hashable, Sendable {}
}

extension Gradient: LookText {
  var lookText: String { "\(stops.map(\.color))" }
}

/// A gradient of any kind, which its description identifies.
@Described("")
public struct AnyGradient: ShapeStyle, Hashable, CustomStringConvertible {}

/// A gradient along a line.
@Described("")
@Kept(
  #"""
  init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) = description = SimulatedSwiftUI.lookText("LinearGradient", ["": gradient])
  init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) = self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) = self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  """#)
public struct LinearGradient: ShapeStyle, CustomStringConvertible {}

/// A gradient that spreads outward from a center.
@Described("")
@Kept(
  #"""
  init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) = description = SimulatedSwiftUI.lookText("RadialGradient", ["": gradient])
  init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) = self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  """#)
public struct RadialGradient: ShapeStyle, CustomStringConvertible {}

/// A gradient that sweeps around a center.
@Described("")
@Kept(
  #"""
  init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) = description = SimulatedSwiftUI.lookText("AngularGradient", ["": gradient])
  init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) = self.init(gradient: gradient, center: center, angle: startAngle)
  init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) = self.init(gradient: Gradient(colors: colors), center: center)
  init(colors: [Color], center: UnitPoint, angle: Angle = .zero) = self.init(gradient: Gradient(colors: colors), center: center)
  """#)
public struct AngularGradient: ShapeStyle, CustomStringConvertible {}

extension View where Self: ShapeStyle & CustomStringConvertible, Self: ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showLeaf(description)] }
}

extension LinearGradient: View, ShownView {}
extension RadialGradient: View, ShownView {}
extension AngularGradient: View, ShownView {}

/// A point in a rectangle whose sides have the length 1.
@Fields("x: CGFloat, y: CGFloat")
@Kept(
  """
  static let zero: UnitPoint = Self(x: 0, y: 0); static let topLeading: UnitPoint = Self(x: 0, y: 0)
  static let top: UnitPoint = Self(x: 0.5, y: 0); static let topTrailing: UnitPoint = Self(x: 1, y: 0)
  static let leading: UnitPoint = Self(x: 0, y: 0.5); static let center: UnitPoint = Self(x: 0.5, y: 0.5)
  static let trailing: UnitPoint = Self(x: 1, y: 0.5); static let bottomLeading: UnitPoint = Self(x: 0, y: 1)
  static let bottom: UnitPoint = Self(x: 0.5, y: 1); static let bottomTrailing: UnitPoint = Self(x: 1, y: 1)
  """)
public struct UnitPoint: Hashable, Sendable {}
