/// A shape that an app can fill and stroke; the simulation never draws it.
@MainActor @preconcurrency
public protocol Shape: View, Sendable where Body == Never {
  /// Returns the outline in a rectangle.
  func path(in rect: CGRect) -> Path
}
