import CameraControl

extension AVCaptureDevice {
  /// The zoom factor; setting it requires the configuration lock.
  public var videoZoomFactor: CGFloat {
    get { CGFloat(device.videoZoomFactor) }
    set { attempt { () throws(CaptureError) in try device.setVideoZoomFactor(Double(newValue)) } }
  }

  /// The smallest zoom factor that is available now.
  public var minAvailableVideoZoomFactor: CGFloat { CGFloat(device.minAvailableVideoZoomFactor) }
  /// The largest zoom factor that is available now.
  public var maxAvailableVideoZoomFactor: CGFloat { CGFloat(device.maxAvailableVideoZoomFactor) }

  /// The multiplier that converts a zoom factor to the number that an app displays.
  public var displayVideoZoomFactorMultiplier: CGFloat {
    CGFloat(device.displayVideoZoomFactorMultiplier)
  }

  /// Whether a zoom ramp is in progress.
  public var isRampingVideoZoom: Bool { device.isRampingVideoZoom }

  /// Ramps the zoom to a factor, at a rate in doublings per second.
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {
    attempt { () throws(CaptureError) in
      try device.ramp(toVideoZoomFactor: Double(factor), withRate: rate)
    }
  }

  /// Stops a zoom ramp at its current factor.
  public func cancelVideoZoomRamp() {
    attempt { () throws(CaptureError) in try device.cancelVideoZoomRamp() }
  }

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
      phone?.host.raise(error)
      return .invalid
    }
  }

  /// How the device sets the exposure.
  @nonexhaustive
  public enum ExposureMode: Int, Sendable {
    case locked, autoExpose, continuousAutoExposure, custom
  }

  // The point has no effect.
  #deviceSettings(
    "exposureMode: ExposureMode = .continuousAutoExposure; exposurePointOfInterest: CGPoint = CGPoint(x: 0.5, y: 0.5)"
  )
  #kept(
    #"""
    let isExposurePointOfInterestSupported: Bool = hasMediaType(.video)
    let exposureDuration: CMTime = requested.value("exposureDuration", or: CMTime(value: 1, timescale: 60))
    let iso: Float = requested.value("iso", or: 100); let isAdjustingExposure: Bool = false; let lensAperture: Float = 1.78
    class let currentExposureDuration: CMTime = .invalid; class let currentISO: Float = .greatestFiniteMagnitude
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
    configure("setExposureModeCustom(duration:iso:completionHandler:)", then: handler) {
      () throws(CaptureError) in
      if iso != Self.currentISO {
        guard iso >= format.minISO, iso <= format.maxISO else {
          throw .outOfLimits("ISO", of: localizedName, "\(format.minISO)...\(format.maxISO)")
        }
      }
      if duration.isValid {
        guard duration >= format.minExposureDuration, duration <= format.maxExposureDuration else {
          let limits = (format.minExposureDuration.seconds, format.maxExposureDuration.seconds)
          throw .outOfLimits("exposureDuration", of: localizedName, "\(limits.0)...\(limits.1)")
        }
      }
      exposureMode = .custom
      if iso != Self.currentISO { requested.keep(iso, as: "iso") }
      if duration.isValid { requested.keep(duration, as: "exposureDuration") }
    }
  }

  /// Locks focus at a lens position and then calls the handler.
  public func setFocusModeLocked(
    lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {
    attempt { () throws(CaptureError) in
      try device.setFocusModeLocked(lensPosition: lensPosition)
      focusMode = .locked
      handler?(phone.map { CMTime($0.now) } ?? .zero)
    }
  }

  /// How the device sets the focus.
  @nonexhaustive
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }

  // The point and the monitoring have no effect.
  #deviceSettings(
    """
    focusMode: FocusMode = .continuousAutoFocus; focusPointOfInterest: CGPoint = CGPoint(x: 0.5, y: 0.5)
    isSubjectAreaChangeMonitoringEnabled: Bool = false; isSmoothAutoFocusEnabled: Bool = false
    autoFocusRangeRestriction: AutoFocusRangeRestriction = .none
    """)
  #kept(
    """
    let isLockingFocusWithCustomLensPositionSupported: Bool = hasMediaType(.video)
    let isFocusPointOfInterestSupported: Bool = hasMediaType(.video)
    let isAdjustingFocus: Bool = false; let isSmoothAutoFocusSupported: Bool = false
    let lensPosition: Float = device.lensPosition
    class let currentLensPosition: Float = CaptureDevice.currentLensPosition
    func isFocusModeSupported(_ focusMode: FocusMode) -> Bool = hasMediaType(.video)
    """)

  /// How the device sets the white balance.
  @nonexhaustive
  public enum WhiteBalanceMode: Int, Sendable {
    case locked, autoWhiteBalance, continuousAutoWhiteBalance
  }

  /// The gain of each color channel.
  @Fields("redGain: Float = 1, greenGain: Float = 1, blueGain: Float = 1")
  public struct WhiteBalanceGains: Hashable, Sendable {}

  /// A color of light, as a temperature in kelvin and a tint from green to magenta.
  @Fields("temperature: Float = 5500, tint: Float = 0")
  public struct WhiteBalanceTemperatureAndTintValues: Hashable, Sendable {}

  #deviceSettings("whiteBalanceMode: WhiteBalanceMode = .continuousAutoWhiteBalance")
  #kept(
    #"""
    let isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool = hasMediaType(.video)
    let maxWhiteBalanceGain: Float = 4; let deviceWhiteBalanceGains: WhiteBalanceGains = requested.value("gains", or: .init())
    class let currentWhiteBalanceGains: WhiteBalanceGains = .init(redGain: .greatestFiniteMagnitude)
    let grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains = deviceWhiteBalanceGains
    func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool = hasMediaType(.video)
    """#)

  /// Locks white balance with the given gains and then calls the handler.
  public func setWhiteBalanceModeLocked(
    with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {
    configure("setWhiteBalanceModeLocked(with:completionHandler:)", then: handler) {
      whiteBalanceMode = .locked
      requested.keep(whiteBalanceGains, as: "gains")
    }
  }

  /// Returns gains for a color of light.
  ///
  /// The simulation guarantees only that converting the gains back gives the same temperature; it
  /// doesn't model a sensor.
  public func deviceWhiteBalanceGains(
    for tempAndTintValues: WhiteBalanceTemperatureAndTintValues
  ) -> WhiteBalanceGains {
    let warmth = min(max(tempAndTintValues.temperature / 5500, 0.25), 4)
    return WhiteBalanceGains(redGain: max(warmth, 1), greenGain: 1, blueGain: max(1 / warmth, 1))
  }

  /// Returns the color of light for gains, as the inverse of ``deviceWhiteBalanceGains(for:)``.
  public func temperatureAndTintValues(
    for whiteBalanceGains: WhiteBalanceGains
  ) -> WhiteBalanceTemperatureAndTintValues {
    let warmth = whiteBalanceGains.redGain / max(whiteBalanceGains.blueGain, 0.01)
    return WhiteBalanceTemperatureAndTintValues(temperature: 5500 * warmth)
  }

  /// Whether the flash fires for a photo.
  @nonexhaustive
  public enum FlashMode: Int, Sendable { case off, on, auto }

  /// Whether the torch is on.
  @nonexhaustive
  public enum TorchMode: Int, Sendable { case off, on, auto }
  #deviceSettings("torchMode: TorchMode = .off")

  // A flash and a torch are one lamp.
  #kept(
    #"""
    let hasFlash: Bool = device.hasFlash; let isFlashAvailable: Bool = device.hasFlash
    let hasTorch: Bool = device.hasFlash; let isTorchAvailable: Bool = device.hasFlash
    let isTorchActive: Bool = torchMode == .on
    class let maxAvailableTorchLevel: Float = .greatestFiniteMagnitude
    func isTorchModeSupported(_ torchMode: TorchMode) -> Bool = torchMode == .off || device.hasFlash
    """#)

  /// The brightness of the torch; 0 while the torch is off.
  public var torchLevel: Float { isTorchActive ? requested.value("torchLevel", or: 1) : 0 }

  /// Turns the torch on with a brightness of at most 1.
  public func setTorchModeOn(level torchLevel: Float) throws {
    guard device.hasFlash else { throw AVError(.deviceNotConnected) }
    configure("setTorchModeOn(level:)") {
      torchMode = .on
      requested.keep(min(torchLevel, 1), as: "torchLevel")
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
