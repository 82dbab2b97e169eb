/// A button with which a person can take a picture.
///
/// A capture event doesn't name the button, so your app can't tell which button was pressed.
public enum PhoneButton: String, Hashable, Codable, CaseIterable, Sendable {
  /// The Camera Control, which clicks like a button, senses a light press, and follows a finger.
  case cameraControl

  /// Volume up, which makes a secondary press, or a primary press if the app has only one handler.
  case volumeUp

  /// Volume down, which makes a primary press.
  case volumeDown

  /// The Action button, which makes a primary press if the person assigned the button to capture.
  case action

  /// The stem of an AirPod, which makes a primary press if the camera remote is switched on.
  case airPodsStem
}
