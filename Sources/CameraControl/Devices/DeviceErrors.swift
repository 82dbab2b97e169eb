// What a device answers to a wrong call.

extension CaptureError {
  static func unavailable(_ device: String, _ reason: String) -> CaptureError {
    CaptureError(.deviceUnavailable, rule: "DEV15", "“\(device)” is \(reason).")
  }

  static func notLocked(_ device: String, for call: String) -> CaptureError {
    CaptureError(
      .notLocked, rule: "DEV03",
      "\(call) needs the lock of “\(device)”; call lockForConfiguration first.",
      exception: .generic("\(call) may not be called without a successful lockForConfiguration"))
  }

  static func outside<Number: BinaryFloatingPoint & Sendable>(
    _ legal: ClosedRange<Number>, _ number: Number, _ name: String, of device: String, rule: String
  ) -> CaptureError {
    let range = "\(legal.lowerBound)...\(legal.upperBound)"
    return CaptureError(
      .outOfRange, rule: rule,
      "The \(name) of “\(device)” must lie in \(range), and \(number) does not; clamp it first.",
      exception: .range("\(name) must be in \(range)"))
  }

  static func notFinite<Number: BinaryFloatingPoint & Sendable>(
    _ number: Number, _ name: String, of device: String, rule: String
  ) -> CaptureError {
    CaptureError(
      .notFinite, rule: rule,
      "The \(name) of “\(device)” must be a finite number, and \(number) is not; check it first.",
      exception: .range("\(name) must be a finite number"))
  }

  static func foreignFormat(_ format: CaptureDevice.Format, on device: String) -> CaptureError {
    CaptureError(
      .foreignFormat, rule: "DEV11",
      "\(format) is not a format of “\(device)”; take one from its formats.",
      exception: .invalidArgument("activeFormat must be one of the device's formats"))
  }

  static func notVirtual(_ device: String) -> CaptureError {
    CaptureError(
      .deviceUnable, rule: "DEV09",
      "“\(device)” is not virtual, so its whole zoom is available; limit a virtual device.")
  }
}
