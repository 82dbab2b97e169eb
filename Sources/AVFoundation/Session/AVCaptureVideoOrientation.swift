/// Which way up pictures are.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// With the phone's lower end on the right.
  case landscapeRight = 3
  /// With the phone's lower end on the left.
  case landscapeLeft = 4
}
