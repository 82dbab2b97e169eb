/// Something that happens to a phone, as a value that you can record, replay, or generate.
///
/// To send sensor readings of the Camera Control, use ``Phone/send(_:)`` instead.
public enum PhoneInput: Hashable, Codable, Sendable {
  /// A button goes down or up.
  case button(PhoneButton, isDown: Bool)
  /// A finger touches the overlay on the screen.
  case touch(OverlayTouch)
  /// An app comes to the front.
  case bringToFront(String)
  /// The app in front leaves the foreground.
  case leaveApp
  /// An app ends.
  case terminate(String)
  /// Something, such as a call, interrupts the sessions of the app in front.
  case interrupt(InterruptionReason)
  /// The interruption of the sessions ends.
  case endInterruption
  /// The screen lights up or goes dark.
  case screen(isOn: Bool)
  /// The phone locks, and the Lock Screen appears.
  case lock
  /// The person authenticates and unlocks the phone.
  case unlock
  /// The person authenticates, but the Lock Screen stays.
  case authenticate
  /// A finger swipes up from the bottom of the screen.
  case swipeUp
  /// The side button is pressed.
  case sideButton
  /// The person launches a camera app.
  case launch(LaunchSource)
  /// A product's app starts in the background.
  case start(String)
  /// A process of a product crashes, or is killed.
  case kill(String, ProductTarget)
  /// The person chooses how to respond when the phone asks them to authenticate.
  case answerAuthentication(AuthenticationAnswer)
  /// The phone runs out of storage for copies, or has storage again.
  case storage(isFull: Bool)
  /// The person changes the settings.
  indirect case settings(PhoneSettings)
}
