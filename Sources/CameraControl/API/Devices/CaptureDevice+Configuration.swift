extension CaptureDevice {
  /// Locks the device for configuration, so that you can change its properties; calls can nest.
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

  /// Undoes one call of ``lockForConfiguration()``, or does nothing if you don't hold the lock.
  public func unlockForConfiguration() { change { state, _ in state.unlock() } }

  /// Throws unless the configuration lock is held, as every change of the device requires (DEV03).
  package func requireLock(_ call: String) throws(CaptureError) {
    try change { (state, _) throws(CaptureError) in try state.requireLock(call) }
  }

  /// Whether this process can use the device.
  ///
  /// While the device isn't available, you can't lock it or create an input from it. If you already
  /// hold the lock, you keep it.
  public var availability: Availability {
    get { read(\.availability) }
    set { change { state, _ in state.availability = newValue } }
  }

  /// Throws if the device cannot be locked or opened now (DEV15).
  package func requireAvailable() throws(CaptureError) {
    if let refusal = availability.refusal(of: localizedName) { throw refusal }
  }

  /// The format in use, which limits the zoom factor and the exposure bias.
  public var activeFormat: Format {
    access(\.activeFormat)
    return read(\.format)
  }

  /// Sets the active format to one of the device's ``formats``.
  ///
  /// The device moves its zoom factor and exposure bias into the format's ranges, and ends any
  /// ramp. The device notifies observers even if the format stays the same.
  public func setActiveFormat(_ format: Format) throws(CaptureError) {
    try change { (state, effects) throws(CaptureError) in
      try state.setFormat(format, into: &effects)
    }
  }
}
