public import CameraControl

// Gestures and other things that a person does, for synchronous callers.

// MARK: The buttons

extension SimulatedPhone {
  /// Presses the Camera Control lightly and lets go: the overlay shows the control used last.
  public func lightPress() { perform(GestureStep.lightPress) }

  /// Presses the Camera Control lightly twice: the overlay shows the list of controls.
  public func doubleLightPress() { perform(GestureStep.doubleLightPress) }

  /// Presses the Camera Control lightly and holds it.
  ///
  /// - Parameter duration: How long to hold it.
  public func lightHold(for duration: Duration) { perform(GestureStep.lightHold(duration)) }

  /// Slides a finger along the Camera Control and lifts it.
  ///
  /// - Parameter fraction: How far; 1 crosses the whole range of a slider, and negative goes back.
  public func slide(by fraction: Double) { perform(GestureStep.slide(.fraction(fraction))) }

  /// Slides a finger along the Camera Control and lifts it.
  ///
  /// - Parameter millimetres: How far; negative goes back.
  public func slide(millimetres: Double) { perform(GestureStep.slide(.millimetres(millimetres))) }

  /// Presses the Camera Control lightly, slides along it, and only then lets go.
  ///
  /// - Parameter fraction: How far; 1 crosses the whole range of a slider, and negative goes back.
  public func lightSlide(by fraction: Double) {
    perform(GestureStep.lightSlide(.fraction(fraction)))
  }

  /// Presses the Camera Control all the way down and releases it.
  public func click() { perform(GestureStep.click) }

  /// Clicks the Camera Control twice, fast enough for a double click.
  public func doubleClick() { perform(GestureStep.doubleClick) }

  /// Touches the Camera Control with a force, and keeps the finger there.
  ///
  /// The force stays until the next gesture. `slide(by:)` keeps it; `lift()` takes the finger away.
  /// Two presses that are made of `touch(force:)` and `lift()` are as close as the waits between them, so
  /// they may be a double press.
  ///
  /// - Parameters:
  ///   - force: The force: 0 only touches the button, and 1 would press it all the way down.
  ///   - fileID: The file of the call, for a finger that is left there.
  ///   - line: The line of the call, for a finger that is left there.
  public func touch(
    force: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    perform(GestureStep.touch(force: force))
    noteHolds(in: fileID, line)
  }

  /// Takes the finger off the Camera Control.
  public func lift() { perform(GestureStep.lift) }

  /// Presses a button and releases it.
  ///
  /// A handler receives `began` and `ended`, and nothing between them:
  ///
  /// ```swift
  /// phone.press(.cameraControl, for: .seconds(2))
  /// #expect(recorder.log == ["press began", "press ended"])
  /// ```
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - duration: How long it stays down.
  public func press(_ button: PhoneButton, for duration: Duration = .milliseconds(100)) {
    perform(GestureStep.press(button, duration))
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
  ///   - fileID: The file of the call, for a button that is left down.
  ///   - line: The line of the call, for a button that is left down.
  public func down(
    _ button: PhoneButton, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    perform(GestureStep.down(button))
    noteHolds(in: fileID, line)
  }

  /// Releases a button.
  ///
  /// - Parameter button: The button.
  public func up(_ button: PhoneButton) { perform(GestureStep.up(button)) }

  /// Lets virtual time pass; everything that falls due meanwhile happens, in order.
  ///
  /// - Parameter duration: How much time passes.
  public func wait(_ duration: Duration) { perform(GestureStep.wait(duration)) }
}

// MARK: The screen and the apps

extension SimulatedPhone {
  /// Swipes across the overlay, away from the button: the list opens.
  public func swipeOverlay() { perform(GestureStep.swipeOverlay) }

  /// Pushes the overlay to the edge of the screen: it closes.
  public func swipeOverlayToBezel() { perform(GestureStep.swipeOverlayToBezel) }

  /// Taps an item of the overlay's list: it opens.
  ///
  /// - Parameter item: The item, counted from 0.
  public func tapOverlay(item: Int) { perform(GestureStep.tapOverlay(item: item)) }

  /// Taps beside the overlay: it closes.
  public func tapOutsideOverlay() { perform(GestureStep.tapOutsideOverlay) }

  /// Drags a finger over the overlay, parallel to the button, which works like a slide.
  ///
  /// - Parameter millimetres: How far; negative goes back.
  public func dragOverlay(millimetres: Double) {
    perform(GestureStep.dragOverlay(millimetres: millimetres))
  }

  /// Leaves the app: it goes to the background.
  public func leaveApp() { perform(GestureStep.leaveApp) }

  /// Comes back to the app.
  public func returnToApp() { perform(GestureStep.returnToApp) }

  /// Brings another app to the front.
  ///
  /// - Parameter identifier: The app's identifier.
  public func launch(_ identifier: String) { perform(GestureStep.launch(identifier)) }

  /// Interrupts the sessions in front, and each that starts in front before the interruption ends.
  ///
  /// - Parameter reason: The reason that the sessions are given.
  public func interrupt(_ reason: InterruptionReason) { perform(GestureStep.interrupt(reason)) }

  /// Ends what interrupts sessions.
  public func endInterruption() { perform(GestureStep.endInterruption) }

  /// Turns the screen on; an unlocked phone shows its app again.
  public func turnScreenOn() { perform(GestureStep.screen(isOn: true)) }

  /// Turns the screen off; the app leaves the foreground.
  public func turnScreenOff() { perform(GestureStep.screen(isOn: false)) }
}
