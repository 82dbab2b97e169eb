public import CameraControl

// What a person does, for synchronous callers.

// MARK: The buttons

extension SimulatedPhone {
  /// Presses the Camera Control lightly and lets go: the overlay shows the control used last.
  public func lightPress() { perform(GestureStep.lightPress) }

  /// Presses the Camera Control lightly twice: the overlay shows the list of controls.
  public func doubleLightPress() { perform(GestureStep.doubleLightPress) }

  /// Presses the Camera Control lightly and keeps it so.
  ///
  /// - Parameter duration: How long.
  public func lightHold(for duration: Duration) { perform(GestureStep.lightHold(duration)) }

  /// Slides along the Camera Control, and lifts the finger.
  ///
  /// - Parameter fraction: The part of the way that crosses the whole range of a slider; negative goes back.
  public func slide(by fraction: Double) { perform(GestureStep.slide(.fraction(fraction))) }

  /// Slides along the Camera Control, and lifts the finger.
  ///
  /// - Parameter millimetres: How far; negative goes back.
  public func slide(millimetres: Double) { perform(GestureStep.slide(.millimetres(millimetres))) }

  /// Presses the Camera Control lightly, slides along it, and only then lets go.
  ///
  /// - Parameter fraction: The part of the way that crosses the whole range of a slider.
  public func lightSlide(by fraction: Double) {
    perform(GestureStep.lightSlide(.fraction(fraction)))
  }

  /// Presses the Camera Control all the way down and lets it up.
  public func click() { perform(GestureStep.click) }

  /// Clicks the Camera Control twice, fast enough for a double click.
  public func doubleClick() { perform(GestureStep.doubleClick) }

  /// Presses a button and lets it up.
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - duration: How long it stays down.
  public func press(_ button: PhoneButton, for duration: Duration = .milliseconds(100)) {
    perform(GestureStep.press(button, duration))
  }

  /// Presses a button, and keeps it down.
  ///
  /// - Parameter button: The button.
  public func down(_ button: PhoneButton) { perform(GestureStep.down(button)) }

  /// Lets a button up.
  ///
  /// - Parameter button: The button.
  public func up(_ button: PhoneButton) { perform(GestureStep.up(button)) }

  /// Lets virtual time pass, with everything that is due meanwhile, in order.
  ///
  /// - Parameter duration: How much.
  public func wait(_ duration: Duration) { perform(GestureStep.wait(duration)) }
}

// MARK: The screen and the apps

extension SimulatedPhone {
  /// Swipes over the overlay, away from the button: the list opens.
  public func swipeOverlay() { perform(GestureStep.swipeOverlay) }

  /// Pushes the overlay to the edge of the screen: it closes.
  public func swipeOverlayToBezel() { perform(GestureStep.swipeOverlayToBezel) }

  /// Taps an item of the overlay's list: it opens.
  ///
  /// - Parameter item: The item, counted from 0.
  public func tapOverlay(item: Int) { perform(GestureStep.tapOverlay(item: item)) }

  /// Taps beside the overlay: it closes.
  public func tapOutsideOverlay() { perform(GestureStep.tapOutsideOverlay) }

  /// Moves a finger over the overlay along the button: like a slide.
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
  /// - Parameter identifier: What the phone calls the app.
  public func launch(_ identifier: String) { perform(GestureStep.launch(identifier)) }

  /// Takes away what the app's sessions need.
  ///
  /// - Parameter reason: Why they are interrupted.
  public func interrupt(_ reason: InterruptionReason) { perform(GestureStep.interrupt(reason)) }

  /// Gives back what the app's sessions need.
  public func endInterruption() { perform(GestureStep.endInterruption) }

  /// Lights up the screen.
  public func turnScreenOn() { perform(GestureStep.screen(isOn: true)) }

  /// Makes the screen dark; the app leaves the foreground.
  public func turnScreenOff() { perform(GestureStep.screen(isOn: false)) }
}
