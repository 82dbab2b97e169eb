/// An intent that brings the person to the viewfinder of an app or of its capture extension.
///
/// The phone decides which of the two it launches, and runs the intent there.
public protocol CameraCaptureIntent: AppIntent {
  /// The type of what app and extensions share; nothing by default.
  associatedtype AppContext: Decodable, Encodable, Sendable = Never
}
