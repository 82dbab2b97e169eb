import CameraControl

/// An item of a trace, in the form in which it is stored.
enum TraceItem: Sendable {
  /// Something that happened on the phone.
  case record(PhoneRecord)
  /// A step of the script.
  indirect case step(PhoneInstant, GestureStep)
  /// A note from the app or the test.
  case note(PhoneInstant, String)
}
