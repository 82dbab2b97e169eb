/// A mode of video stabilisation.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// No stabilisation.
  case off = 0
  /// Standard stabilisation.
  case standard = 1
  /// Cinematic stabilisation.
  case cinematic = 2
  /// Stronger cinematic stabilisation, with more delay.
  case cinematicExtended = 3
  /// Stabilisation that suits a preview.
  case previewOptimized = 4
  /// The strongest cinematic stabilisation, with the most delay.
  case cinematicExtendedEnhanced = 5
  /// The mode that the system chooses.
  case auto = -1
}

extension AVCaptureDevice.Format {
  /// Returns whether the format supports a mode of stabilisation; a stand-in for simulation.
  public func isVideoStabilizationModeSupported(
    _ videoStabilizationMode: AVCaptureVideoStabilizationMode
  ) -> Bool {
    videoStabilizationMode != .cinematicExtendedEnhanced
  }
}
