/// The movements of a finger since it touched the button, for a report if none has an effect.
struct QuietTouch: Hashable, Sendable {
  /// Where the finger came down; `nil` before its first reading.
  private var start: Double?

  /// Whether the finger has moved at all, perhaps by less than a slide takes.
  private(set) var hasMoved = false

  /// Whether the button recognized a press.
  var hasPressed = false

  /// Whether the button recognized a slide.
  var hasSlid = false

  var hasChangedValue = false

  var isInList = false

  /// The control that a slide didn't change.
  var control: ControlID?

  /// Why the slide didn't change the control.
  var reason = Unanswered.Reason.tooShort

  /// Receives the position of the finger in one reading.
  mutating func move(to position: Double) {
    if let start { hasMoved = hasMoved || position != start } else { start = position }
  }
}
