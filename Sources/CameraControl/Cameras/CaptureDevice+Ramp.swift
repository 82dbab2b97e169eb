extension CaptureDevice {
  /// Whether a zoom ramp is under way.
  public var isRampingVideoZoom: Bool {
    registrar.access(self, keyPath: \.isRampingVideoZoom)
    return look { $0.ramp != nil }
  }

  /// Moves the zoom to a factor at `rate` doublings per second, in place of any earlier ramp.
  ///
  /// The sign of the rate does not count, and the rate 0 cancels the ramp. A ramp ends at the last
  /// factor on its way that is available. The zoom moves while the device is told the time.
  public func ramp(
    toVideoZoomFactor factor: Double, withRate rate: Float
  ) throws(CaptureError) {
    let instant = now
    try updateDriven { (state, effects) throws(CaptureError) in
      try state.startRamp(to: factor, rate: rate, at: instant, into: &effects)
    }
  }

  /// Stops a ramp where it is.
  public func cancelVideoZoomRamp() throws(CaptureError) {
    try update { (state, effects) throws(CaptureError) in try state.cancelRamp(into: &effects) }
  }

  /// Tells the device the time, so that a ramp moves on; an earlier instant than the last is none.
  ///
  /// A ramp moves 60 times a second, and observers hear of every step, however large the parts are
  /// in which time goes by.
  public func advance(to instant: PhoneInstant) {
    // Observers hear of a frame before the next one is looked at: they may end the ramp.
    let (host, id) = home.withLock { ($0.host, $0.id) }
    while host.step({ $0.world.advance(id, notAfter: instant, into: &$0.batch) }) {}
  }

  /// The instant at which the device next has something to do, or nil.
  public var nextDeadline: PhoneInstant? {
    look { $0.ramp?.deadline }
  }
}
