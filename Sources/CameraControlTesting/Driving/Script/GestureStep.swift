public import CameraControl

/// A step of a script: something that a person does with a phone, or that happens to it.
public enum GestureStep: Hashable, Codable, Sendable {
  /// A light press that is let go at once.
  case lightPress
  /// Two light presses, fast enough to belong together.
  case doubleLightPress
  /// A light press that is held.
  case lightHold(Duration)
  /// A finger slides along the Camera Control; negative distances go back.
  case slide(SlideDistance)
  /// A light press that turns into a slide before it is let go.
  case lightSlide(SlideDistance)
  /// A click of the Camera Control, all the way down and up.
  case click
  /// Two clicks, fast enough to belong together.
  case doubleClick
  /// A finger rests on the Camera Control with a force: 0 only touches it, and a click takes nearly 1.
  case touch(force: Double)
  /// The finger leaves the Camera Control.
  case lift
  /// A button is pressed, held down and released.
  case press(PhoneButton, Duration)
  /// A button is pressed and stays down.
  case down(PhoneButton)
  /// A button is released.
  case up(PhoneButton)
  /// A finger swipes across the overlay, away from the button.
  case swipeOverlay
  /// A finger pushes the overlay to the edge of the screen.
  case swipeOverlayToBezel
  /// A finger taps an item of the overlay's list, counted from 0.
  case tapOverlay(item: Int)
  /// A finger taps beside the overlay.
  case tapOutsideOverlay
  /// A finger moves over the overlay, parallel to the button, by a number of millimetres.
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
  case endApp(String)
  /// The app's sessions are interrupted.
  case interrupt(InterruptionReason)
  /// The interruption of the app's sessions ends.
  case endInterruption
  /// The screen turns on or off.
  case screen(isOn: Bool)
  /// The phone locks, and the Lock Screen appears.
  case lock
  /// The person unlocks the phone.
  case unlock
  /// The person authenticates, and the Lock Screen stays.
  case authenticate
  /// A finger swipes up from the bottom of the screen.
  case swipeUp
  /// The side button is pressed.
  case sideButton
  /// The person launches something with a control, a button or an icon.
  case launchFrom(LaunchSource)
  /// The app of an installed product starts in the background.
  case start(String)
  /// The app or the capture extension of an installed product crashes, or is killed.
  case kill(String, ProductTarget)
  /// The person will answer in this way when the phone asks them to authenticate.
  case answerAuthentication(AuthenticationAnswer)
  /// The phone runs out of room for content, or has room again.
  case storage(isFull: Bool)
  /// The person changes a setting.
  case set(SettingChange)
  /// The app, or the person in it, does something that has a name, such as tapping a button.
  ///
  /// Only an ``Exploration`` knows the code for the name.
  case app(String)
  /// A sequence of steps happens several times.
  indirect case repeated(Int, [GestureStep])
}

extension GestureStep {
  /// Returns a slide by a fraction of the distance that crosses the whole range of a slider.
  public static func slide(by fraction: Double) -> GestureStep { .slide(.fraction(fraction)) }

  /// Returns a slide by a number of millimetres.
  public static func slide(millimetres: Double) -> GestureStep {
    .slide(.millimetres(millimetres))
  }

  /// Returns a launch with a control, a button or an icon.
  public static func launch(from source: LaunchSource) -> GestureStep { .launchFrom(source) }

  /// Returns a press of a button that is released after a tenth of a second.
  public static func press(_ button: PhoneButton) -> GestureStep {
    .press(button, .milliseconds(100))
  }
}

extension GestureStep: CustomStringConvertible {
  /// The step as it is written in a script.
  public var description: String { ScriptWriter.text(of: self) }
}
