public import CameraControl

// Gestures and other things that a person does, each for asynchronous and for
// synchronous callers. Each knows the file and the line of its call, to report what the call left
// unfinished, and errors that occurred during the call.

extension SimulatedPhone {
  // MARK: The buttons

  /// Presses the Camera Control lightly and lets go: the overlay shows the last-used control.
  public func lightPress(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.lightPress, fileID, line)
  }

  /// Presses the Camera Control lightly and lets go: the overlay shows the last-used control.
  public func lightPress(fileID: StaticString = #fileID, line: UInt = #line) {
    make(.lightPress, fileID, line)
  }

  /// Presses the Camera Control lightly twice: the overlay shows the list of controls.
  public func doubleLightPress(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.doubleLightPress, fileID, line)
  }

  /// Presses the Camera Control lightly twice: the overlay shows the list of controls.
  public func doubleLightPress(fileID: StaticString = #fileID, line: UInt = #line) {
    make(.doubleLightPress, fileID, line)
  }

  /// Presses the Camera Control lightly and holds it for a duration.
  public func lightHold(for duration: Duration, fileID: StaticString = #fileID, line: UInt = #line)
    async
  { await make(.lightHold(duration), fileID, line) }

  /// Presses the Camera Control lightly and holds it for a duration.
  public func lightHold(for duration: Duration, fileID: StaticString = #fileID, line: UInt = #line)
  { make(.lightHold(duration), fileID, line) }

  /// Slides a finger along the Camera Control and lifts the finger.
  ///
  /// A `fraction` of 1 crosses the whole range of a slider, and a negative `fraction` slides back.
  public func slide(by fraction: Double, fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.slide(by: fraction), fileID, line)
  }

  /// Slides a finger along the Camera Control and lifts the finger.
  ///
  /// A `fraction` of 1 crosses the whole range of a slider, and a negative `fraction` slides back.
  public func slide(by fraction: Double, fileID: StaticString = #fileID, line: UInt = #line) {
    make(.slide(by: fraction), fileID, line)
  }

  /// Slides a finger along the Camera Control by a number of millimeters and lifts the finger; a
  /// negative number slides back.
  public func slide(millimeters: Double, fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.slide(millimeters: millimeters), fileID, line)
  }

  /// Slides a finger along the Camera Control by a number of millimeters and lifts the finger; a
  /// negative number slides back.
  public func slide(millimeters: Double, fileID: StaticString = #fileID, line: UInt = #line) {
    make(.slide(millimeters: millimeters), fileID, line)
  }

  /// Presses the Camera Control lightly, slides along it, and only then lets go.
  ///
  /// A `fraction` of 1 crosses the whole range of a slider, and a negative `fraction` slides back.
  public func lightSlide(by fraction: Double, fileID: StaticString = #fileID, line: UInt = #line)
    async
  { await make(.lightSlide(.fraction(fraction)), fileID, line) }

  /// Presses the Camera Control lightly, slides along it, and only then lets go.
  ///
  /// A `fraction` of 1 crosses the whole range of a slider, and a negative `fraction` slides back.
  public func lightSlide(by fraction: Double, fileID: StaticString = #fileID, line: UInt = #line) {
    make(.lightSlide(.fraction(fraction)), fileID, line)
  }

  /// Presses the Camera Control all the way down and releases it.
  public func click(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.click, fileID, line)
  }

  /// Presses the Camera Control all the way down and releases it.
  public func click(fileID: StaticString = #fileID, line: UInt = #line) {
    make(.click, fileID, line)
  }

  /// Clicks the Camera Control twice, fast enough for a double click.
  public func doubleClick(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.doubleClick, fileID, line)
  }

  /// Clicks the Camera Control twice, fast enough for a double click.
  public func doubleClick(fileID: StaticString = #fileID, line: UInt = #line) {
    make(.doubleClick, fileID, line)
  }

  /// Touches the Camera Control with a force, and keeps the finger there.
  ///
  /// The finger keeps the force, even during slides, until another gesture on the Camera Control.
  /// To take the finger away, call `lift()`. Wait between two presses with `touch(force:)` and
  /// `lift()`, because the phone may count quick presses as a double press.
  ///
  /// - Parameters:
  ///   - force: The force, from 0 for a touch to nearly 1 for a click.
  ///   - fileID: The file of the call, to report what the call left unfinished.
  ///   - line: The line of the call, to report what the call left unfinished.
  public func touch(force: Double, fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.touch(force: force), fileID, line)
  }

  /// Touches the Camera Control with a force, and keeps the finger there.
  ///
  /// The finger keeps the force, even during slides, until another gesture on the Camera Control.
  /// To take the finger away, call `lift()`. Wait between two presses with `touch(force:)` and
  /// `lift()`, because the phone may count quick presses as a double press.
  ///
  /// - Parameters:
  ///   - force: The force, from 0 for a touch to nearly 1 for a click.
  ///   - fileID: The file of the call, to report what the call left unfinished.
  ///   - line: The line of the call, to report what the call left unfinished.
  public func touch(force: Double, fileID: StaticString = #fileID, line: UInt = #line) {
    make(.touch(force: force), fileID, line)
  }

  /// Takes the finger off the Camera Control.
  public func lift(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.lift, fileID, line)
  }

  /// Takes the finger off the Camera Control.
  public func lift(fileID: StaticString = #fileID, line: UInt = #line) { make(.lift, fileID, line) }

  /// Presses a button for a duration and releases it.
  public func press(
    _ button: PhoneButton, for duration: Duration = .milliseconds(100),
    fileID: StaticString = #fileID, line: UInt = #line
  ) async { await make(.press(button, duration), fileID, line) }

  /// Presses a button for a duration and releases it.
  ///
  /// A handler receives `began` and `ended`, and nothing between them:
  ///
  /// ```swift
  /// phone.press(.cameraControl, for: .seconds(2))
  /// #expect(recorder.log == ["press began", "press ended"])
  /// ```
  public func press(
    _ button: PhoneButton, for duration: Duration = .milliseconds(100),
    fileID: StaticString = #fileID, line: UInt = #line
  ) { make(.press(button, duration), fileID, line) }

  /// Presses a button and keeps it down.
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - fileID: The calling file; the phone reports it if the button is never released.
  ///   - line: The calling line; the phone reports it if the button is never released.
  public func down(_ button: PhoneButton, fileID: StaticString = #fileID, line: UInt = #line) async
  { await make(.down(button), fileID, line) }

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
    make(.down(button), fileID, line)
  }

  /// Releases a button.
  public func up(_ button: PhoneButton, fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.up(button), fileID, line)
  }

  /// Releases a button.
  public func up(_ button: PhoneButton, fileID: StaticString = #fileID, line: UInt = #line) {
    make(.up(button), fileID, line)
  }

  /// Advances virtual time by a duration, and fires the timers that are due, in order.
  public func wait(_ duration: Duration, fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.wait(duration), fileID, line)
  }

  /// Advances virtual time by a duration, and fires the timers that are due, in order.
  public func wait(_ duration: Duration, fileID: StaticString = #fileID, line: UInt = #line) {
    make(.wait(duration), fileID, line)
  }

  // MARK: The screen and the apps

  /// Swipes across the overlay, away from the button, to open the list of controls.
  public func swipeOverlay(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.swipeOverlay, fileID, line)
  }

  /// Swipes across the overlay, away from the button, to open the list of controls.
  public func swipeOverlay(fileID: StaticString = #fileID, line: UInt = #line) {
    make(.swipeOverlay, fileID, line)
  }

  /// Pushes the overlay to the edge of the screen to close it.
  public func swipeOverlayToBezel(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.swipeOverlayToBezel, fileID, line)
  }

  /// Pushes the overlay to the edge of the screen to close it.
  public func swipeOverlayToBezel(fileID: StaticString = #fileID, line: UInt = #line) {
    make(.swipeOverlayToBezel, fileID, line)
  }

  /// Taps an item in the overlay's list to open its control; the first item is number 0.
  public func tapOverlay(item: Int, fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.tapOverlay(item: item), fileID, line)
  }

  /// Taps an item in the overlay's list to open its control; the first item is number 0.
  public func tapOverlay(item: Int, fileID: StaticString = #fileID, line: UInt = #line) {
    make(.tapOverlay(item: item), fileID, line)
  }

  /// Taps beside the overlay to close it.
  public func tapOutsideOverlay(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.tapOutsideOverlay, fileID, line)
  }

  /// Taps beside the overlay to close it.
  public func tapOutsideOverlay(fileID: StaticString = #fileID, line: UInt = #line) {
    make(.tapOutsideOverlay, fileID, line)
  }

  /// Drags a finger over the overlay, parallel to the button, with the same effect as a slide.
  ///
  /// A negative number drags back.
  public func dragOverlay(millimeters: Double, fileID: StaticString = #fileID, line: UInt = #line)
    async
  { await make(.dragOverlay(millimeters: millimeters), fileID, line) }

  /// Drags a finger over the overlay, parallel to the button, with the same effect as a slide.
  ///
  /// A negative number drags back.
  public func dragOverlay(millimeters: Double, fileID: StaticString = #fileID, line: UInt = #line) {
    make(.dragOverlay(millimeters: millimeters), fileID, line)
  }

  /// Leaves the app and sends it to the background.
  public func leaveApp(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.leaveApp, fileID, line)
  }

  /// Leaves the app and sends it to the background.
  public func leaveApp(fileID: StaticString = #fileID, line: UInt = #line) {
    make(.leaveApp, fileID, line)
  }

  /// Brings the app back to the front.
  public func returnToApp(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.returnToApp, fileID, line)
  }

  /// Brings the app back to the front.
  public func returnToApp(fileID: StaticString = #fileID, line: UInt = #line) {
    make(.returnToApp, fileID, line)
  }

  /// Brings another app to the front, by its identifier.
  public func launch(_ identifier: String, fileID: StaticString = #fileID, line: UInt = #line) async
  { await make(.launch(identifier), fileID, line) }

  /// Brings another app to the front, by its identifier.
  public func launch(_ identifier: String, fileID: StaticString = #fileID, line: UInt = #line) {
    make(.launch(identifier), fileID, line)
  }

  /// Interrupts the sessions of the app in front.
  ///
  /// The interruption includes sessions that start before it ends. The app receives the `reason`.
  public func interrupt(
    _ reason: InterruptionReason, fileID: StaticString = #fileID, line: UInt = #line
  ) async { await make(.interrupt(reason), fileID, line) }

  /// Interrupts the sessions of the app in front.
  ///
  /// The interruption includes sessions that start before it ends. The app receives the `reason`.
  public func interrupt(
    _ reason: InterruptionReason, fileID: StaticString = #fileID, line: UInt = #line
  ) { make(.interrupt(reason), fileID, line) }

  /// Ends the interruption that `interrupt(_:)` began.
  public func endInterruption(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.endInterruption, fileID, line)
  }

  /// Ends the interruption that `interrupt(_:)` began.
  public func endInterruption(fileID: StaticString = #fileID, line: UInt = #line) {
    make(.endInterruption, fileID, line)
  }

  /// Turns the screen on; an unlocked phone shows its app again.
  public func turnScreenOn(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.screen(isOn: true), fileID, line)
  }

  /// Turns the screen on; an unlocked phone shows its app again.
  public func turnScreenOn(fileID: StaticString = #fileID, line: UInt = #line) {
    make(.screen(isOn: true), fileID, line)
  }

  /// Turns the screen off; the app in front leaves the foreground.
  public func turnScreenOff(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.screen(isOn: false), fileID, line)
  }

  /// Turns the screen off; the app in front leaves the foreground.
  public func turnScreenOff(fileID: StaticString = #fileID, line: UInt = #line) {
    make(.screen(isOn: false), fileID, line)
  }
}
