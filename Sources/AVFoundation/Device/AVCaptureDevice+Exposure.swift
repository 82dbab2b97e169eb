import CameraControl
public import Foundation

extension AVCaptureDevice {
  /// The exposure bias in EV.
  public var exposureTargetBias: Float { device.exposureTargetBias }

  /// The smallest legal exposure bias.
  public var minExposureTargetBias: Float { device.minExposureTargetBias }

  /// The largest legal exposure bias.
  public var maxExposureTargetBias: Float { device.maxExposureTargetBias }

  /// How far the exposure is from what it should be, in EV; never any.
  public var exposureTargetOffset: Float { 0 }

  /// The bias that stands for the present one.
  public class var currentExposureTargetBias: Float { CaptureDevice.currentExposureTargetBias }

  /// Sets the exposure bias and then calls the handler.
  public func setExposureTargetBias(
    _ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {
    let handler = handler.map(Handoff.init)
    attempt { () throws(CaptureError) in
      try device.setExposureTargetBias(bias) { handler?.value(CMTime($0)) }
    }
  }

  /// Sets the exposure bias and returns the time from which it holds.
  @discardableResult
  public func setExposureTargetBias(_ bias: Float) async -> CMTime {
    do throws(CaptureError) {
      return CMTime(try await device.setExposureTargetBias(bias))
    } catch {
      phone?.raise(error, at: localizedName)
      return .invalid
    }
  }

  /// How the exposure is found.
  public enum ExposureMode: Int, Sendable {
    /// It stays.
    case locked = 0
    /// It is found once.
    case autoExpose = 1
    /// It is found again and again.
    case continuousAutoExposure = 2
    /// The app says.
    case custom = 3
  }

  /// Tells whether the device can find its exposure in a way; a camera can in every way.
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { hasMediaType(.video) }

  /// How the exposure is found.
  public var exposureMode: ExposureMode {
    get { setting(\.exposureMode) }
    set { configure("Setting exposureMode") { $0.exposureMode = newValue } }
  }

  /// Whether the exposure can be found at a place in the picture.
  public var isExposurePointOfInterestSupported: Bool { hasMediaType(.video) }

  /// The place in the picture at which the exposure is found.
  public var exposurePointOfInterest: CGPoint {
    get { setting(\.exposurePoint) }
    set { configure("Setting exposurePointOfInterest") { $0.exposurePoint = newValue } }
  }

  /// How long a picture is exposed.
  public var exposureDuration: CMTime { setting(\.exposureDuration) }

  /// The sensitivity of the sensor.
  public var iso: Float { setting(\.iso) }

  /// Whether the exposure is being found; it is found at once.
  public var isAdjustingExposure: Bool { false }

  /// The size of the aperture.
  public var lensAperture: Float { 1.78 }

  /// The duration that stands for the present one.
  public class var currentExposureDuration: CMTime { .invalid }

  /// The sensitivity that stands for the present one.
  public class var currentISO: Float { .greatestFiniteMagnitude }

  /// Sets duration and sensitivity and then calls the handler.
  ///
  /// Outside the limits of the active format a phone raises an exception.
  public func setExposureModeCustom(
    duration: CMTime, iso: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {
    let format = activeFormat
    attempt { () throws(CaptureError) in
      try device.requireLock("setExposureModeCustom(duration:iso:completionHandler:)")
      if iso != Self.currentISO {
        guard iso >= format.minISO, iso <= format.maxISO else {
          throw .outOfLimits("ISO", "\(format.minISO)...\(format.maxISO)")
        }
      }
      if duration.isValid {
        guard duration >= format.minExposureDuration, duration <= format.maxExposureDuration else {
          let limits = (format.minExposureDuration.seconds, format.maxExposureDuration.seconds)
          throw .outOfLimits("exposureDuration", "\(limits.0)...\(limits.1)")
        }
      }
      settings.withLock { settings in
        settings.exposureMode = .custom
        if iso != Self.currentISO { settings.iso = iso }
        if duration.isValid { settings.exposureDuration = duration }
      }
      handler?(phone.map { CMTime($0.now) } ?? .zero)
    }
  }
}

extension CMTime {
  init(_ instant: PhoneInstant) {
    self.init(value: instant.nanoseconds, timescale: 1_000_000_000)
  }
}

extension CaptureError {
  fileprivate static func outOfLimits(_ name: String, _ limits: String) -> CaptureError {
    CaptureError(
      .outOfRange, rule: "DEV18", "\(name) must lie in \(limits) here; clamp it first.",
      exception: .range("\(name) must be in \(limits)"))
  }
}
