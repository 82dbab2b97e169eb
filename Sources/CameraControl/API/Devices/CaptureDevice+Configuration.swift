extension CaptureDevice {
  /// Takes the lock that every change of the device requires; calls nest.
  ///
  /// The call throws while the device isn't available (DEV15).
  ///
  /// ```swift
  /// try camera.lockForConfiguration()
  /// defer { camera.unlockForConfiguration() }
  /// try camera.setVideoZoomFactor(2)
  /// ```
  public func lockForConfiguration() throws(CaptureError) {
    try change { (state, _) throws(CaptureError) in try state.lock() }
  }

  /// Releases the lock once; does nothing if it is not held.
  public func unlockForConfiguration() {
    change { state, _ in state.unlock() }
  }

  /// Throws unless the configuration lock is held, as every change of the device requires (DEV03).
  package func requireLock(_ call: String) throws(CaptureError) {
    try change { (state, _) throws(CaptureError) in try state.requireLock(call) }
  }

  /// Whether this process can use the device.
  ///
  /// While it can't, the device rejects the configuration lock and new inputs. A lock that you
  /// already hold stays yours.
  public var availability: Availability {
    get { read(\.availability) }
    set { change { state, _ in state.availability = newValue } }
  }

  /// Throws if the device cannot be locked or opened now (DEV15).
  package func requireAvailable() throws(CaptureError) {
    if let refusal = availability.refusal(of: localizedName) { throw refusal }
  }

  /// The format in use, which sets the limits of zoom and bias.
  public var activeFormat: Format {
    access(\.activeFormat)
    return read(\.format)
  }

  /// Changes to one of the device's own formats.
  ///
  /// Zoom and bias become the nearest values that the format allows, and a ramp ends. The device
  /// notifies observers even if the format doesn't change.
  public func setActiveFormat(_ format: Format) throws(CaptureError) {
    try change { (state, effects) throws(CaptureError) in
      try state.setFormat(format, into: &effects)
    }
  }
}
