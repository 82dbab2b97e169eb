extension CaptureDevice {
  /// Takes the lock that every change of the device needs; locks add up.
  ///
  /// It fails while the device is not available.
  public func lockForConfiguration() throws(CaptureError) {
    try core.withLock { core throws(CaptureError) in try core.state.lock() }
  }

  /// Gives one lock back; without a lock it does nothing.
  public func unlockForConfiguration() {
    core.withLock { $0.state.unlock() }
  }

  /// Throws unless somebody holds the configuration lock, as every change of the device does (DEV03).
  package func requireLock(_ call: String) throws(CaptureError) {
    try core.withLock { core throws(CaptureError) in try core.state.requireLock(call) }
  }

  /// Hands the state to `change` under the lock, and then tells everybody what came of it.
  func update(
    _ change: (inout DeviceState) throws(CaptureError) -> Void
  ) throws(CaptureError) {
    try core.withLock { core throws(CaptureError) in try change(&core.state) }
    deliver()
  }

  /// The same for what a system slider drives: zoom and bias.
  ///
  /// Its action should not write them, not even the value that it was given (ZOM14).
  func updateDriven(
    _ change: (inout DeviceState) throws(CaptureError) -> Void
  ) throws(CaptureError) {
    try update(change)
    guard SystemMechanism.deviceInAction == self else { return }
    core.withLock { $0.host }?.deviceWasWrittenInAction(self)
  }
}
