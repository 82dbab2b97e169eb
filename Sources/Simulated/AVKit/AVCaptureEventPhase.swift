import CameraControl

/// The phase of a press.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum AVCaptureEventPhase: UInt, Sendable {
  /// The button was pressed: prepare to capture.
  case began = 0
  /// The button was released: capture.
  case ended = 1
  /// The press was cancelled: do not capture.
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
