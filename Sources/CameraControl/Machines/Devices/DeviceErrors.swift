// A device's errors for invalid calls.

extension CaptureError {
  static func notLocked(_ device: String, for call: String) -> CaptureError {
    CaptureError(
      .notLocked, rule: "DEV03", source: device,
      problem: "\(call) needs the configuration lock of “\(device)”.",
      remedy: "Call lockForConfiguration first.",
      exception: .generic("\(call) may not be called without a successful lockForConfiguration"))
  }

  static func outside<Number: BinaryFloatingPoint & Sendable>(
    _ legal: ClosedRange<Number>, _ number: Number, _ name: String, of device: String, rule: String
  ) -> CaptureError {
    // A device may allow only one value, such as a zoom from 1.0 to 1.0.
    let isFixed = legal.lowerBound == legal.upperBound
    let range = isFixed ? "\(legal.lowerBound)" : "\(legal.lowerBound)...\(legal.upperBound)"
    let wish =
      isFixed
      ? "can only be \(range), not \(number)" : "must be in \(range), not \(number)"
    return CaptureError(
      .outOfRange, rule: rule, source: device,
      problem: "The \(name) of “\(device)” \(wish).",
      remedy: isFixed ? "Leave it as it is." : "Clamp the number to that range first.",
      exception: .range("\(name) must be \(isFixed ? "" : "in ")\(range)"))
  }

  static func notFinite<Number: BinaryFloatingPoint & Sendable>(
    _ number: Number, _ name: String, of device: String, rule: String
  ) -> CaptureError {
    CaptureError(
      .notFinite, rule: rule, source: device,
      problem: "The \(name) of “\(device)” must be a finite number, and \(number) is not.",
      remedy: "Pass a finite number.",
      exception: .range("\(name) must be a finite number"))
  }

  static func foreignFormat(_ format: CameraFormat, on device: String) -> CaptureError {
    CaptureError(
      .foreignFormat, rule: "DEV11", source: device,
      problem: "\(format) is not a format of “\(device)”.",
      remedy: "Choose one of the device's formats.",
      exception: .invalidArgument("activeFormat must be one of the device's formats"))
  }

  /// Returns the refusal of another camera's format object, even if this camera has an equal one.
  package static func formatOfAnotherCamera(
    _ format: CameraFormat, on device: String
  ) -> CaptureError {
    CaptureError(
      .foreignFormat, rule: "DEV21", source: device,
      problem: "The format \(format) was taken from another camera than “\(device)”.",
      remedy: "Choose one of the formats of the device itself.",
      exception: .invalidArgument("activeFormat must be one of the device's formats"))
  }

  static func notVirtual(_ device: String) -> CaptureError {
    CaptureError(
      .deviceUnable, rule: "DEV09", source: device,
      problem: "“\(device)” is not a virtual device, so its whole zoom is always available.",
      remedy: "Only limit the zoom of a device whose isVirtualDevice is true.")
  }
}

extension DeviceAvailability {
  /// Returns why a device cannot be locked or opened now, or `nil` if it can.
  func refusal(of device: String) -> CaptureError? {
    switch self {
    case .available: nil
    case .inUseByAnotherClient:
      CaptureError(
        .deviceUnavailable, rule: "DEV15", source: device,
        problem: "“\(device)” is in use by another client.", remedy: "Wait until it is free.")
    case .disconnected:
      CaptureError(
        .deviceDisconnected, rule: "DEV15", source: device,
        problem: "“\(device)” is disconnected.", remedy: "Choose another device.")
    }
  }
}
