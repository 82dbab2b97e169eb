/// The orientation of video.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Upright, in portrait.
  case portrait = 1
  /// Upside down, in portrait.
  case portraitUpsideDown = 2
  /// In landscape, with the bottom edge of the phone on the right.
  case landscapeRight = 3
  /// In landscape, with the bottom edge of the phone on the left.
  case landscapeLeft = 4
}
