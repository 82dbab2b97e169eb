/// The kind of a session's output.
public enum OutputKind: String, Codable, Sendable, CaseIterable {
  /// Photos.
  case photo
  /// A movie in a file.
  case movieFile
  /// Frames for the app.
  case videoData
  /// Sound for the app.
  case audioData
  /// A preview on the screen.
  case preview
}
