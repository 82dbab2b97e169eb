public import Foundation

// Nothing moves: these are kept as they were given.
extension View {
  /// Animates changes of the view that come with changes of a value.
  public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    looked("animation", ["": animation, "value": value])
  }

  /// Animates changes of the view; deprecated on phones.
  public func animation(_ animation: Animation?) -> some View {
    looked("animation", ["": animation])
  }

  /// Says how the view comes and goes.
  public func transition(_ transition: AnyTransition) -> some View {
    looked("transition", ["": transition])
  }

  /// Makes the view larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    looked("scaleEffect", ["": scale])
  }

  /// Makes the view larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Makes the view wider and higher, or narrower and lower.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    looked("scaleEffect", ["x": x, "y": y])
  }

  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    looked("rotationEffect", ["": angle])
  }

  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    looked("rotation3DEffect", ["": angle, "axis": "(\(axis.x), \(axis.y), \(axis.z))"])
  }
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The angle in radians.
  public var radians: Double

  /// Creates an angle of zero.
  public init() { radians = 0 }

  /// Creates an angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle of zero.
  public static let zero = Angle()

  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns whether one angle is smaller than another.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// The angle in degrees.
  public var description: String { String(format: "%g°", degrees) }
}
