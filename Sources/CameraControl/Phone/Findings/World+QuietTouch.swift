// Actions that changed nothing, although nothing prevented an effect: EVT33.
//
// This is common in a correct app, so the phone keeps it once for each control, without a record.

extension World {
  /// Keeps the reason why an action changed nothing, once.
  mutating func explainOnce(
    _ what: Unanswered.What, _ reason: Unanswered.Reason, on control: ControlID? = nil
  ) {
    let name = control.flatMap { controls.read($0, \.facts.name) }
    unanswered.addOnce(Unanswered(what, reason, on: name, at: now))
  }

  /// Notes that a slide didn't change a control.
  @inline(never) mutating func recordQuietSlide(on control: ControlID) {
    let tuning = behavior.slide
    quietTouch.control = control
    quietTouch.reason =
      controls.read(control) { control in
        if control.dial.hasSingleValue { return .singleValue }
        let isAtStop = control.dial.position == 0 || control.dial.position == 1
        return isAtStop && control.dial.landmark(tuning: tuning) == .end ? .endOfRange : .tooShort
      } ?? .tooShort
  }

  /// Translates a drag on the screen, and explains a drag that changes nothing at any length.
  ///
  /// A drag arrives in parts, so a short drag may continue. It is not a touch of the button.
  mutating func followDrag() {
    let touchOfTheButton = quietTouch
    quietTouch = QuietTouch()
    translateOverlay()
    if let control = quietTouch.control, !quietTouch.hasChangedValue, quietTouch.reason != .tooShort
    {
      explainOnce(.slide, quietTouch.reason, on: control)
    }
    quietTouch = touchOfTheButton
  }

  /// Explains a touch that ends and has changed nothing.
  mutating func endQuietTouch() {
    let touch = quietTouch
    quietTouch = QuietTouch()
    if touch.isInList {
      hasOnlyMovedInList = true
      explainOnce(.slide, .listShown)
    } else if let control = touch.control {
      guard !touch.hasChangedValue else { return }
      explainOnce(.slide, touch.reason, on: control)
    } else if touch.hasMoved, !touch.hasSlid, !touch.hasPressed,
      let control = overlay.operableControl
    {
      explainOnce(.slide, .tooShort, on: control)
    }
  }

  /// Follows what the overlay shows: a control opened from the list needed the slide in the list.
  mutating func followList() {
    guard quietTouch.isInList || hasOnlyMovedInList, !overlay.isListShown else { return }
    quietTouch.isInList = false
    if hasOnlyMovedInList, overlay.isOpen { unanswered.withdraw(.listShown, on: nil) }
    hasOnlyMovedInList = false
  }
}
