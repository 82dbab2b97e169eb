import CameraControl

extension AVCaptureDevice {
  /// Sets the exposure bias and then calls the handler.
  public func setExposureTargetBias(
    _ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {
    let handler = handler.map(Handoff.init)
    attempt { () throws(CaptureError) in
      try device.setExposureTargetBias(bias) { handler?.value(CMTime($0)) }
    }
  }

  /// Sets the exposure bias and returns the time at which it takes effect.
  @discardableResult
  public func setExposureTargetBias(_ bias: Float) async -> CMTime {
    do throws(CaptureError) {
      return CMTime(try await device.setExposureTargetBias(bias))
    } catch {
      phone?.raise(error)
      return .invalid
    }
  }

  #choices("ExposureMode: Int = locked, autoExpose, continuousAutoExposure, custom")

  // The point has no effect.
  #deviceSettings("exposureMode: ExposureMode; exposurePointOfInterest: CGPoint = exposurePoint")
  #kept(
    #"""
    let isExposurePointOfInterestSupported: Bool = hasMediaType(.video)
    let exposureDuration: CMTime = setting(\.exposureDuration); let iso: Float = setting(\.iso)
    let isAdjustingExposure: Bool = false; let lensAperture: Float = 1.78
    class let currentExposureDuration: CMTime = .invalid
    class let currentISO: Float = .greatestFiniteMagnitude
    let exposureTargetBias: Float = device.exposureTargetBias
    let minExposureTargetBias: Float = device.minExposureTargetBias
    let maxExposureTargetBias: Float = device.maxExposureTargetBias
    let exposureTargetOffset: Float = 0
    class let currentExposureTargetBias: Float = CaptureDevice.currentExposureTargetBias
    func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool = hasMediaType(.video)
    """#)

  /// Sets the exposure duration and ISO and then calls the handler.
  ///
  /// On a phone this raises an exception for values outside the limits of the active format.
  public func setExposureModeCustom(
    duration: CMTime, iso: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {
    let format = activeFormat
    attempt { () throws(CaptureError) in
      try device.requireLock("setExposureModeCustom(duration:iso:completionHandler:)")
      if iso != Self.currentISO {
        guard iso >= format.minISO, iso <= format.maxISO else {
          throw .outOfLimits("ISO", of: localizedName, "\(format.minISO)...\(format.maxISO)")
        }
      }
      if duration.isValid {
        guard duration >= format.minExposureDuration, duration <= format.maxExposureDuration else {
          let limits = (format.minExposureDuration.seconds, format.maxExposureDuration.seconds)
          throw .outOfLimits(
            "exposureDuration", of: localizedName, "\(limits.0)...\(limits.1)")
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
  init(_ instant: PhoneInstant) { self.init(value: instant.nanoseconds, timescale: 1_000_000_000) }
}

extension CaptureError {
  fileprivate static func outOfLimits(
    _ name: String, of device: String, _ limits: String
  ) -> CaptureError {
    CaptureError(
      .outOfRange, rule: "DEV18", source: device,
      problem: "The \(name) of “\(device)” must be in \(limits) in its active format.",
      remedy: "Clamp it to the limits of activeFormat first.",
      exception: .range("\(name) must be in \(limits)"))
  }
}
