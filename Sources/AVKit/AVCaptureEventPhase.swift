import CameraControl

/// How far a press is.
public enum AVCaptureEventPhase: UInt, Sendable {
  /// The button went down: get ready.
  case began = 0
  /// The button came up: capture.
  case ended = 1
  /// The press came to nothing.
  case cancelled = 2

  init(_ phase: CaptureEventPhase) {
    self =
      switch phase {
      case .began: .began
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}
