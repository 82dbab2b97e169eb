/// The kind of an output, by what it produces.
public enum OutputKind: String, Codable, Sendable, CaseIterable {
  /// Photos.
  case photo
  /// A movie in a file.
  case movieFile
  /// Frames for the app.
  case videoData
  /// Sound for the app.
  case audioData
  /// A picture on the screen.
  case preview
}
