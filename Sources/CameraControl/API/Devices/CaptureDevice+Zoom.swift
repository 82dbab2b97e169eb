extension CaptureDevice {
  /// The zoom factor; at 1, the device shows the full field of view of its widest lens.
  public var videoZoomFactor: Double {
    access(\.videoZoomFactor)
    let (factor, isNews) = host.read { ($0.world.device(id).zoom, $0.world.hasUnheardZoom(of: id)) }
    return isNews ? host.changeLeavingEffects { $0.world.hearZoom(of: id) } : factor
  }

  /// Notes that the app has received the zoom, so that it knows what it overwrites (ZOM16).
  func recordZoomHeard() {
    guard host.read({ $0.world.hasUnheardZoom(of: id) }) else { return }
    _ = host.changeLeavingEffects { $0.world.hearZoom(of: id) }
  }

  /// The smallest zoom factor available now.
  public var minAvailableVideoZoomFactor: Double {
    access(\.minAvailableVideoZoomFactor)
    return read(\.availableZoom.lowerBound)
  }

  /// The largest zoom factor available now.
  public var maxAvailableVideoZoomFactor: Double {
    access(\.maxAvailableVideoZoomFactor)
    return read(\.availableZoom.upperBound)
  }

  /// The zoom factors that people can reach: the recommended factors that are available.
  package var zoomScaleRange: ClosedRange<Double> { read(\.zoomScaleRange) }

  /// Sets the zoom factor immediately, and ends any ramp.
  ///
  /// If the active format allows a factor that isn't available now, the device uses the nearest
  /// available factor. For a factor outside 1...`activeFormat.videoMaxZoomFactor`, the call throws
  /// (DEV02).
  public func setVideoZoomFactor(_ factor: Double) throws(CaptureError) {
    try changeDriven { (state, effects) throws(CaptureError) in
      try state.setZoom(factor, into: &effects)
    }
  }

  /// Limits the available zoom factors of a virtual device, as a real phone sometimes does.
  ///
  /// A real phone limits the factors while it measures depth, for example. On a real phone, an app
  /// can't limit the factors. Factors that the active format doesn't allow stay unavailable. Pass
  /// `nil` to remove the limits. The call throws if ``isVirtualDevice`` is `false` (DEV09).
  public func limitAvailableZoom(to limits: ClosedRange<Double>?) throws(CaptureError) {
    guard isVirtualDevice else { throw .notVirtual(localizedName) }
    try change { (state, effects) throws(CaptureError) in
      try state.limitZoom(to: limits, into: &effects)
    }
  }

  /// Whether a zoom ramp is running.
  public var isRampingVideoZoom: Bool {
    access(\.isRampingVideoZoom)
    return read { $0.ramp != nil }
  }

  /// Starts a zoom ramp to a factor at `rate` doublings per second, replacing any earlier ramp.
  ///
  /// The sign of the rate has no effect, and a rate of 0 cancels the ramp. If the factor isn't
  /// available, the ramp stops at the last available factor on the way. The zoom moves only when
  /// you advance the device's time with ``advance(to:)``.
  public func ramp(toVideoZoomFactor factor: Double, withRate rate: Float) throws(CaptureError) {
    let instant = now
    try changeDriven { (state, effects) throws(CaptureError) in
      try state.startRamp(to: factor, rate: rate, at: instant, into: &effects)
    }
  }

  /// Stops a zoom ramp at the current zoom factor.
  public func cancelVideoZoomRamp() throws(CaptureError) {
    try change { (state, effects) throws(CaptureError) in try state.cancelRamp(into: &effects) }
  }

  /// Advances the device's time, and continues a zoom ramp if one is running.
  ///
  /// If `instant` is in the past, the method has no effect.
  ///
  /// A ramp changes the zoom factor 60 times a second. The device notifies observers of every step,
  /// even if you advance the time by many steps at once.
  public func advance(to instant: PhoneInstant) {
    // Notifies observers of each frame before the next frame, because an observer may end the ramp.
    while host.change({ $0.world.advance(id, notAfter: instant) }) {}
  }

  /// The instant of the next step of a zoom ramp, or `nil` if no ramp is running.
  public var nextDeadline: PhoneInstant? { read { $0.ramp?.deadline } }
}
