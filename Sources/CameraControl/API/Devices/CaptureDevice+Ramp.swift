extension CaptureDevice {
  /// Whether a zoom ramp is under way.
  public var isRampingVideoZoom: Bool {
    access(\.isRampingVideoZoom)
    return look { $0.ramp != nil }
  }

  /// Moves the zoom to a factor at `rate` doublings per second, replacing any earlier ramp.
  ///
  /// The sign of the rate is ignored, and the rate 0 cancels the ramp. A ramp ends at the last
  /// available factor on its way. The zoom moves as the device is told the time.
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

  /// Tells the device the time, so that a ramp moves on; an instant in the past is ignored.
  ///
  /// A ramp moves 60 times a second, and observers are notified of every step, however large the
  /// steps in which time advances.
  public func advance(to instant: PhoneInstant) {
    // Observers are notified of one frame before the next is considered, because they may end the
    // ramp.
    while host.step({ $0.world.advance(id, notAfter: instant) }) {}
  }

  /// The instant at which the device next acts by itself, or `nil` if there is none.
  public var nextDeadline: PhoneInstant? {
    look { $0.ramp?.deadline }
  }
}
