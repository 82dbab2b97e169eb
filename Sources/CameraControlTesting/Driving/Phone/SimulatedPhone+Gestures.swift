public import CameraControl

// Gestures and other things that a person does, each for asynchronous and for
// synchronous callers.

extension SimulatedPhone {
  // MARK: The buttons

  /// Presses the Camera Control lightly and lets go: the overlay shows the last-used control.
  public func lightPress() async { await make(.lightPress) }

  /// Presses the Camera Control lightly and lets go: the overlay shows the last-used control.
  public func lightPress() { make(.lightPress) }

  /// Presses the Camera Control lightly twice: the overlay shows the list of controls.
  public func doubleLightPress() async { await make(.doubleLightPress) }

  /// Presses the Camera Control lightly twice: the overlay shows the list of controls.
  public func doubleLightPress() { make(.doubleLightPress) }

  /// Presses the Camera Control lightly and holds it for a duration.
  public func lightHold(for duration: Duration) async { await make(.lightHold(duration)) }

  /// Presses the Camera Control lightly and holds it for a duration.
  public func lightHold(for duration: Duration) { make(.lightHold(duration)) }

  /// Slides a finger along the Camera Control and lifts the finger.
  ///
  /// A `fraction` of 1 crosses the whole range of a slider, and a negative `fraction` slides back.
  public func slide(by fraction: Double) async { await make(.slide(by: fraction)) }

  /// Slides a finger along the Camera Control and lifts the finger.
  ///
  /// A `fraction` of 1 crosses the whole range of a slider, and a negative `fraction` slides back.
  public func slide(by fraction: Double) { make(.slide(by: fraction)) }

  /// Slides a finger along the Camera Control by a number of millimeters and lifts the finger; a
  /// negative number slides back.
  public func slide(millimeters: Double) async { await make(.slide(millimeters: millimeters)) }

  /// Slides a finger along the Camera Control by a number of millimeters and lifts the finger; a
  /// negative number slides back.
  public func slide(millimeters: Double) { make(.slide(millimeters: millimeters)) }

  /// Presses the Camera Control lightly, slides along it, and only then lets go.
  ///
  /// A `fraction` of 1 crosses the whole range of a slider, and a negative `fraction` slides back.
  public func lightSlide(by fraction: Double) async { await make(.lightSlide(.fraction(fraction))) }

  /// Presses the Camera Control lightly, slides along it, and only then lets go.
  ///
  /// A `fraction` of 1 crosses the whole range of a slider, and a negative `fraction` slides back.
  public func lightSlide(by fraction: Double) { make(.lightSlide(.fraction(fraction))) }

  /// Presses the Camera Control all the way down and releases it.
  public func click() async { await make(.click) }

  /// Presses the Camera Control all the way down and releases it.
  public func click() { make(.click) }

  /// Clicks the Camera Control twice, fast enough for a double click.
  public func doubleClick() async { await make(.doubleClick) }

  /// Clicks the Camera Control twice, fast enough for a double click.
  public func doubleClick() { make(.doubleClick) }

  /// Touches the Camera Control with a force, and keeps the finger there.
  ///
  /// The finger keeps the force, even during slides, until another gesture on the Camera Control.
  /// To take the finger away, call `lift()`. Wait between two presses with `touch(force:)` and
  /// `lift()`, because the phone may count quick presses as a double press.
  ///
  /// - Parameters:
  ///   - force: The force, from 0 for a touch to nearly 1 for a click.
  ///   - fileID: The calling file; the phone reports it if the finger is never lifted.
  ///   - line: The calling line; the phone reports it if the finger is never lifted.
  public func touch(force: Double, fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.touch(force: force))
    recordHolds(in: fileID, line)
  }

  /// Touches the Camera Control with a force, and keeps the finger there.
  ///
  /// The finger keeps the force, even during slides, until another gesture on the Camera Control.
  /// To take the finger away, call `lift()`. Wait between two presses with `touch(force:)` and
  /// `lift()`, because the phone may count quick presses as a double press.
  ///
  /// - Parameters:
  ///   - force: The force, from 0 for a touch to nearly 1 for a click.
  ///   - fileID: The calling file; the phone reports it if the finger is never lifted.
  ///   - line: The calling line; the phone reports it if the finger is never lifted.
  public func touch(force: Double, fileID: StaticString = #fileID, line: UInt = #line) {
    make(.touch(force: force))
    recordHolds(in: fileID, line)
  }

  /// Takes the finger off the Camera Control.
  public func lift() async { await make(.lift) }

  /// Takes the finger off the Camera Control.
  public func lift() { make(.lift) }

  /// Presses a button for a duration and releases it.
  public func press(_ button: PhoneButton, for duration: Duration = .milliseconds(100)) async {
    await make(.press(button, duration))
  }

  /// Presses a button for a duration and releases it.
  ///
  /// A handler receives `began` and `ended`, and nothing between them:
  ///
  /// ```swift
  /// phone.press(.cameraControl, for: .seconds(2))
  /// #expect(recorder.log == ["press began", "press ended"])
  /// ```
  public func press(_ button: PhoneButton, for duration: Duration = .milliseconds(100)) {
    make(.press(button, duration))
  }

  /// Presses a button and keeps it down.
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - fileID: The calling file; the phone reports it if the button is never released.
  ///   - line: The calling line; the phone reports it if the button is never released.
  public func down(
    _ button: PhoneButton, fileID: StaticString = #fileID, line: UInt = #line
  ) async {
    await make(.down(button))
    recordHolds(in: fileID, line)
  }

  /// Presses a button and keeps it down.
  ///
  /// Leave the app while the button is down to cancel the press:
  ///
  /// ```swift
  /// phone.down(.volumeDown)
  /// phone.leaveApp()
  /// #expect(recorder.log.last == "press cancelled")
  /// phone.up(.volumeDown)
  /// ```
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - fileID: The calling file; the phone reports it if the button is never released.
  ///   - line: The calling line; the phone reports it if the button is never released.
  public func down(_ button: PhoneButton, fileID: StaticString = #fileID, line: UInt = #line) {
    make(.down(button))
    recordHolds(in: fileID, line)
  }

  /// Releases a button.
  public func up(_ button: PhoneButton) async { await make(.up(button)) }

  /// Releases a button.
  public func up(_ button: PhoneButton) { make(.up(button)) }

  /// Advances virtual time by a duration, and fires the timers that are due, in order.
  public func wait(_ duration: Duration) async { await make(.wait(duration)) }

  /// Advances virtual time by a duration, and fires the timers that are due, in order.
  public func wait(_ duration: Duration) { make(.wait(duration)) }

  // MARK: The screen and the apps

  /// Swipes across the overlay, away from the button, to open the list of controls.
  public func swipeOverlay() async { await make(.swipeOverlay) }

  /// Swipes across the overlay, away from the button, to open the list of controls.
  public func swipeOverlay() { make(.swipeOverlay) }

  /// Pushes the overlay to the edge of the screen to close it.
  public func swipeOverlayToBezel() async { await make(.swipeOverlayToBezel) }

  /// Pushes the overlay to the edge of the screen to close it.
  public func swipeOverlayToBezel() { make(.swipeOverlayToBezel) }

  /// Taps an item in the overlay's list to open its control; the first item is number 0.
  public func tapOverlay(item: Int) async { await make(.tapOverlay(item: item)) }

  /// Taps an item in the overlay's list to open its control; the first item is number 0.
  public func tapOverlay(item: Int) { make(.tapOverlay(item: item)) }

  /// Taps beside the overlay to close it.
  public func tapOutsideOverlay() async { await make(.tapOutsideOverlay) }

  /// Taps beside the overlay to close it.
  public func tapOutsideOverlay() { make(.tapOutsideOverlay) }

  /// Drags a finger over the overlay, parallel to the button, with the same effect as a slide.
  ///
  /// A negative number drags back.
  public func dragOverlay(millimeters: Double) async {
    await make(.dragOverlay(millimeters: millimeters))
  }

  /// Drags a finger over the overlay, parallel to the button, with the same effect as a slide.
  ///
  /// A negative number drags back.
  public func dragOverlay(millimeters: Double) { make(.dragOverlay(millimeters: millimeters)) }

  /// Leaves the app and sends it to the background.
  public func leaveApp() async { await make(.leaveApp) }

  /// Leaves the app and sends it to the background.
  public func leaveApp() { make(.leaveApp) }

  /// Brings the app back to the front.
  public func returnToApp() async { await make(.returnToApp) }

  /// Brings the app back to the front.
  public func returnToApp() { make(.returnToApp) }

  /// Brings another app to the front, by its identifier.
  public func launch(_ identifier: String) async { await make(.launch(identifier)) }

  /// Brings another app to the front, by its identifier.
  public func launch(_ identifier: String) { make(.launch(identifier)) }

  /// Interrupts the sessions of the app in front.
  ///
  /// The interruption includes sessions that start before it ends. The app receives the `reason`.
  public func interrupt(_ reason: InterruptionReason) async { await make(.interrupt(reason)) }

  /// Interrupts the sessions of the app in front.
  ///
  /// The interruption includes sessions that start before it ends. The app receives the `reason`.
  public func interrupt(_ reason: InterruptionReason) { make(.interrupt(reason)) }

  /// Ends the interruption that `interrupt(_:)` began.
  public func endInterruption() async { await make(.endInterruption) }

  /// Ends the interruption that `interrupt(_:)` began.
  public func endInterruption() { make(.endInterruption) }

  /// Turns the screen on; an unlocked phone shows its app again.
  public func turnScreenOn() async { await make(.screen(isOn: true)) }

  /// Turns the screen on; an unlocked phone shows its app again.
  public func turnScreenOn() { make(.screen(isOn: true)) }

  /// Turns the screen off; the app in front leaves the foreground.
  public func turnScreenOff() async { await make(.screen(isOn: false)) }

  /// Turns the screen off; the app in front leaves the foreground.
  public func turnScreenOff() { make(.screen(isOn: false)) }
}
