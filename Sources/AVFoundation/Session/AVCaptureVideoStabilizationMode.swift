/// A mode of video stabilisation.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// No stabilisation.
  case off = 0
  /// Standard stabilisation.
  case standard = 1
  /// Cinematic stabilisation.
  case cinematic = 2
  /// Stronger cinematic stabilisation, with more delay.
  case cinematicExtended = 3
  /// The mode that the system chooses.
  case auto = -1
}
