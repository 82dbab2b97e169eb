import CameraControl

/// An item of a trace, before it becomes an entry.
enum TraceItem: Sendable {
  /// Something that happened on the phone.
  case record(PhoneRecord)
  /// Something that the test or the app added to the trace.
  case aside(PhoneInstant, TraceAside)
}

/// An item that the test or the app adds to a trace.
enum TraceAside: Sendable {
  /// A step of the script.
  case step(GestureStep)
  /// A note.
  case note(String)
}
