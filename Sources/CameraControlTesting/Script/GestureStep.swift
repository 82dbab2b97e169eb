public import CameraControl

/// One thing that a person does with a phone, or that happens to it: a step of a script.
public enum GestureStep: Hashable, Codable, Sendable {
  /// A light press, let go at once.
  case lightPress
  /// Two light presses, fast enough to belong together.
  case doubleLightPress
  /// A light press that is kept.
  case lightHold(Duration)
  /// A finger slides along the Camera Control; negative ways go back.
  case slide(SlideDistance)
  /// A light press that turns into a slide before it is let go.
  case lightSlide(SlideDistance)
  /// A click of the Camera Control, all the way down and up.
  case click
  /// Two clicks, fast enough to belong together.
  case doubleClick
  /// A button is pressed, kept down and let go.
  case press(PhoneButton, Duration)
  /// A button goes down and stays.
  case down(PhoneButton)
  /// A button comes up.
  case up(PhoneButton)
  /// A finger swipes over the overlay, away from the button.
  case swipeOverlay
  /// A finger pushes the overlay to the edge of the screen.
  case swipeOverlayToBezel
  /// A finger taps an item of the overlay's list, counted from 0.
  case tapOverlay(item: Int)
  /// A finger taps beside the overlay.
  case tapOutsideOverlay
  /// A finger moves over the overlay along the button, by so many millimetres.
  case dragOverlay(millimetres: Double)
  /// Time passes.
  case wait(Duration)
  /// The app leaves the foreground.
  case leaveApp
  /// The app comes back to the front.
  case returnToApp
  /// Another app comes to the front.
  case launch(String)
  /// An app ends.
  case end(String)
  /// Something takes what the app's sessions need.
  case interrupt(InterruptionReason)
  /// Nothing keeps the app's sessions from running any more.
  case endInterruption
  /// The screen lights up or goes dark.
  case screen(isOn: Bool)
  /// The person changes a setting.
  case set(SettingChange)
  /// Some steps happen several times.
  indirect case repeated(Int, [GestureStep])
}

extension GestureStep {
  /// A slide by a part of the way along the whole button.
  public static func slide(by fraction: Double) -> GestureStep { .slide(.fraction(fraction)) }

  /// A slide by so many millimetres.
  public static func slide(millimetres: Double) -> GestureStep {
    .slide(.millimetres(millimetres))
  }

  /// A press that is let go at once.
  public static func press(_ button: PhoneButton) -> GestureStep {
    .press(button, .milliseconds(100))
  }
}

extension GestureStep: CustomStringConvertible {
  /// The step as it stands in a script.
  public var description: String { ScriptWriter.text(of: self) }
}
