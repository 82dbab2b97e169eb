/// How far a press is.
public enum CaptureEventPhase: UInt, Codable, Sendable, CaseIterable {
  /// The button went down: get ready.
  case began = 0
  /// The button came up: capture.
  case ended = 1
  /// The press came to nothing, because the app left the foreground or cannot capture any more.
  case cancelled = 2
}
