/// A button that can take a picture.
///
/// A capture event doesn't name the button, so your app can't tell which button was pressed.
public enum PhoneButton: String, Hashable, Codable, CaseIterable, Sendable {
  /// The Camera Control, which clicks like a button, senses a light press, and follows a finger.
  case cameraControl

  /// Volume up: a secondary press, or a primary press if the app has only one handler.
  case volumeUp

  /// Volume down: a primary press.
  case volumeDown

  /// The Action button: a primary press, once the person has assigned it to capture.
  case action

  /// The stem of an AirPod: a primary press, once the person has switched the camera remote on.
  case airPodsStem
}
