public import Foundation

/// How a view comes and goes; here, it does so at once.
public struct AnyTransition: Hashable, Sendable, CustomStringConvertible {
  /// The text of the transition.
  public let description: String

  init(_ description: String) { self.description = description }

  /// It is there at once.
  public static let identity = AnyTransition("identity")
  /// Its opacity changes.
  public static let opacity = AnyTransition("opacity")
  /// Its size changes.
  public static var scale: AnyTransition { AnyTransition("scale") }
  /// It moves from the leading to the trailing edge.
  public static var slide: AnyTransition { AnyTransition("slide") }

  /// Its size changes.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(lookText("scale", ["scale": scale]))
  }

  /// It moves from and to an edge.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(lookText("move", ["edge": edge]))
  }

  /// It moves by a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(lookText("offset", ["x": x, "y": y]))
  }

  /// It comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(lookText("asymmetric", ["insertion": insertion, "removal": removal]))
  }

  /// Returns both transitions at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition("\(self).\(lookText("combined", ["with": other]))")
  }

  /// Returns the transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition("\(self).\(lookText("animation", ["": animation]))")
  }
}
