/// How movies are kept steady.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// Not at all.
  case off = 0
  /// A little.
  case standard = 1
  /// As in films.
  case cinematic = 2
  /// As in films, with more delay.
  case cinematicExtended = 3
  /// As the system likes.
  case auto = -1
}
