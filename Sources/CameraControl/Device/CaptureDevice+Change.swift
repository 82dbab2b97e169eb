extension CaptureDevice {
  /// A property of a device that took a new value, whoever wrote it.
  public enum Change: Hashable, Sendable {
    /// The zoom factor is this now.
    case videoZoomFactor(Double)
    /// The smallest zoom factor that can be reached is this now.
    case minAvailableVideoZoomFactor(Double)
    /// The largest zoom factor that can be reached is this now.
    case maxAvailableVideoZoomFactor(Double)
    /// A zoom ramp began, or the last one ended.
    case isRampingVideoZoom(Bool)
    /// The exposure bias is this now.
    case exposureTargetBias(Float)
    /// The active format was set to this, be it the same as before.
    case activeFormat(Format)
    /// The lens stands here now.
    case lensPosition(Float)
    /// The focus was locked or set free by the person.
    case isFocusLocked(Bool)
  }
}
