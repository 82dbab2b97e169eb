extension CaptureDevice {
  /// The zoom factor; at 1, the device shows the whole picture of its shortest focal length.
  public var videoZoomFactor: Double {
    access(\.videoZoomFactor)
    let (factor, isNews) = host.read {
      ($0.world.device(id).zoom, $0.world.hasUnheardZoom(of: id))
    }
    return isNews ? host.changeLeavingEffects { $0.world.hearZoom(of: id) } : factor
  }

  /// Notes that the app is told of the zoom, so that it knows what it overwrites (ZOM16).
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

  /// The zoom factors that people can reach: the available part of the recommended ones.
  package var zoomScaleRange: ClosedRange<Double> { read(\.zoomScaleRange) }

  /// Sets the zoom factor at once and ends a ramp.
  ///
  /// A factor that is legal in the active format but not available now becomes the nearest one that
  /// is. A factor outside 1...`activeFormat.videoMaxZoomFactor` is refused.
  public func setVideoZoomFactor(_ factor: Double) throws(CaptureError) {
    try changeDriven { (state, effects) throws(CaptureError) in
      try state.setZoom(factor, into: &effects)
    }
  }

  /// Limits the zoom factors that a virtual device can reach, as a phone sometimes does.
  ///
  /// A phone limits them while it measures depth, for example; an app cannot. Factors outside the
  /// active format stay out of reach, and `nil` removes the limits. A device that is not virtual
  /// has no such limits and refuses the call.
  public func limitAvailableZoom(to limits: ClosedRange<Double>?) throws(CaptureError) {
    guard isVirtualDevice else { throw .notVirtual(localizedName) }
    try change { (state, effects) throws(CaptureError) in
      try state.limitZoom(to: limits, into: &effects)
    }
  }

  /// Whether a zoom ramp is under way.
  public var isRampingVideoZoom: Bool {
    access(\.isRampingVideoZoom)
    return read { $0.ramp != nil }
  }

  /// Moves the zoom to a factor at `rate` doublings per second, replacing any earlier ramp.
  ///
  /// The sign of the rate is ignored, and the rate 0 cancels the ramp. A ramp ends at the last
  /// available factor on its way. The zoom moves as the device is told the time.
  public func ramp(
    toVideoZoomFactor factor: Double, withRate rate: Float
  ) throws(CaptureError) {
    let instant = now
    try changeDriven { (state, effects) throws(CaptureError) in
      try state.startRamp(to: factor, rate: rate, at: instant, into: &effects)
    }
  }

  /// Stops a ramp where it is.
  public func cancelVideoZoomRamp() throws(CaptureError) {
    try change { (state, effects) throws(CaptureError) in try state.cancelRamp(into: &effects) }
  }

  /// Tells the device the time, so that a ramp moves on; an instant in the past is ignored.
  ///
  /// A ramp moves 60 times a second, and observers are notified of every step, however large the
  /// steps in which time advances.
  public func advance(to instant: PhoneInstant) {
    // Observers are notified of one frame before the next is considered, because they may end the
    // ramp.
    while host.change({ $0.world.advance(id, notAfter: instant) }) {}
  }

  /// The instant at which the device next acts by itself, or `nil` if there is none.
  public var nextDeadline: PhoneInstant? {
    read { $0.ramp?.deadline }
  }
}
