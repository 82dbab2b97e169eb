/// The phase of a press.
public enum CaptureEventPhase: UInt, Codable, Sendable, CaseIterable {
  /// The button went down, so get ready to capture.
  case began = 0
  /// The button came up, so capture.
  case ended = 1
  /// The phone canceled the press, because the app left the foreground or can no longer capture.
  case cancelled = 2
}
