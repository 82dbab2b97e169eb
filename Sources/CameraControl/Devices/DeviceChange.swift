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

extension CaptureDevice.Change: CustomStringConvertible {
  /// The property and its new value: `videoZoomFactor 2.0`.
  public var description: String {
    switch self {
    case .videoZoomFactor(let factor): "videoZoomFactor \(factor)"
    case .minAvailableVideoZoomFactor(let factor): "minAvailableVideoZoomFactor \(factor)"
    case .maxAvailableVideoZoomFactor(let factor): "maxAvailableVideoZoomFactor \(factor)"
    case .isRampingVideoZoom(let isRamping): "isRampingVideoZoom \(isRamping)"
    case .exposureTargetBias(let bias): "exposureTargetBias \(bias)"
    case .activeFormat(let format): "activeFormat \(format)"
    case .lensPosition(let position): "lensPosition \(position)"
    case .isFocusLocked(let isLocked): "isFocusLocked \(isLocked)"
    }
  }
}
