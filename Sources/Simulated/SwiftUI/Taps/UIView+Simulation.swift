// What a test needs and Apple's modules do not have.
extension UIView {
  /// Taps the view, as a finger does: the action of a button or of `onTapGesture` runs.
  ///
  /// If the view itself takes no such taps, the nearest superview that does gets them. A double tap
  /// is one with a count of 2, and does not count as two single taps.
  ///
  /// - Parameters:
  ///   - count: The number of taps in succession.
  ///   - location: The location in the view; its middle, unless it is given.
  /// - Returns: Whether the taps had an effect.
  @discardableResult
  public func simulateTap(count: Int = 1, at location: CGPoint? = nil) -> Bool {
    tap(count: count, at: location ?? CGPoint(x: bounds.midX, y: bounds.midY))
  }

  /// What the description says about the looks of the view, from the inside out.
  ///
  /// The first entry is the kind of view, if it is one that only has looks, such as
  /// `Image(systemName: "camera")`; then come the modifiers, such as `opacity(0.3)`.
  public var simulatedLook: [String] { look }
}
