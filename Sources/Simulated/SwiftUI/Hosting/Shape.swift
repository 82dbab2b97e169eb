/// A form that can be filled and drawn; nothing is ever drawn.
@MainActor @preconcurrency
public protocol Shape: View, Sendable where Body == Never {
  /// Returns the outline in a rectangle.
  func path(in rect: CGRect) -> Path
}
