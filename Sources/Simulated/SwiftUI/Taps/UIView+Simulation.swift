// Additions to Apple's modules that a test needs.
extension UIView {
  /// Taps the view, as a finger does: the action of a button or of `onTapGesture` runs.
  ///
  /// If the view itself doesn't handle such taps, its nearest superview that does receives them. A
  /// double tap has a count of 2, and doesn't count as two single taps.
  ///
  /// - Parameters:
  ///   - count: The number of taps in succession.
  ///   - location: The location in the view; by default, its center.
  /// - Returns: Whether the taps had an effect.
  @discardableResult
  public func simulateTap(count: Int = 1, at location: CGPoint? = nil) -> Bool {
    tap(count: count, at: location ?? CGPoint(x: bounds.midX, y: bounds.midY))
  }

  /// What SwiftUI code applied to the view, from the innermost modifier to the outermost.
  ///
  /// If the view only shows something, the first entry describes the view, such as
  /// `Image(systemName: "camera")`. The other entries are modifiers, such as `opacity(0.3)`.
  public var simulatedLook: [String] { look }
}
