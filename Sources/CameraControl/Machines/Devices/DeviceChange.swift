/// A change of a device's property, with the new value.
public enum DeviceChange: Hashable, Codable, Sendable {
  /// The zoom factor changed.
  case videoZoomFactor(Double)
  /// The smallest available zoom factor changed.
  case minAvailableVideoZoomFactor(Double)
  /// The largest available zoom factor changed.
  case maxAvailableVideoZoomFactor(Double)
  /// A zoom ramp started or ended.
  case isRampingVideoZoom(Bool)
  /// The exposure bias changed.
  case exposureTargetBias(Float)
  /// The active format was set, possibly to the same format as before.
  indirect case activeFormat(CameraFormat)
  /// The lens position changed.
  case lensPosition(Float)
  /// The person locked or unlocked the focus.
  case isFocusLocked(Bool)
  /// The device shows an effect, such as balloons, in its picture.
  case effect(String)
}

extension DeviceChange: CustomStringConvertible {
  /// The property and its new value, such as `videoZoomFactor 2.0`.
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
    case .effect(let name): "effect \(name)"
    }
  }
}

extension DeviceChange {
  /// The property and its new value, if the value is a number.
  package var number: (property: String, value: Double)? {
    switch self {
    case .videoZoomFactor(let factor): ("videoZoomFactor", factor)
    case .minAvailableVideoZoomFactor(let factor): ("minAvailableVideoZoomFactor", factor)
    case .maxAvailableVideoZoomFactor(let factor): ("maxAvailableVideoZoomFactor", factor)
    case .exposureTargetBias(let bias): ("exposureTargetBias", Double(bias))
    case .lensPosition(let position): ("lensPosition", Double(position))
    case .isRampingVideoZoom, .activeFormat, .isFocusLocked, .effect: nil
    }
  }
}

/// A request that a device's state machine makes.
package enum DeviceEffect: Hashable, Sendable {
  /// Notify everything that observes the device.
  case changed(DeviceChange)
  /// The app set the zoom factor, possibly to the same value as before.
  case zoomWritten
  /// The device applied an exposure bias; call the handler that the ticket identifies.
  case biasApplied(ticket: UInt64, PhoneInstant)
}
