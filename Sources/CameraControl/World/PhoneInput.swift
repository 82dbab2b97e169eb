/// Something that happens to a phone, as a value that can be recorded, replayed or generated.
///
/// Readings of the Camera Control are not inputs: they carry their own instant and go to
/// ``Phone/send(_:)``.
public enum PhoneInput: Hashable, Codable, Sendable {
  /// A button goes down or comes up.
  case button(PhoneButton, isDown: Bool)
  /// A finger touches the overlay on the screen.
  case touch(OverlayTouch)
  /// An app comes to the front.
  case bringToFront(String)
  /// The app in front leaves the foreground.
  case leaveApp
  /// An app ends.
  case terminate(String)
  /// Something takes away what the sessions in front need.
  case interrupt(InterruptionReason)
  /// What was taken away from sessions is available again.
  case endInterruption
  /// The screen lights up or goes dark.
  case screen(isOn: Bool)
  /// The person changes the settings.
  indirect case settings(PhoneSettings)
}
