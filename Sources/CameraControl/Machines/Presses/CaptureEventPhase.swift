/// The phase of a press.
public enum CaptureEventPhase: UInt, Codable, Sendable, CaseIterable {
  /// The button went down: get ready.
  case began = 0
  /// The button came up: capture.
  case ended = 1
  /// The press was canceled, because the app left the foreground or can no longer capture.
  case cancelled = 2
}
