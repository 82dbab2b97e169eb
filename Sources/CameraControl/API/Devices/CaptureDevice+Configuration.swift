extension CaptureDevice {
  /// Takes the lock that every change of the device requires; calls nest.
  ///
  /// The call fails while the device is not available.
  public func lockForConfiguration() throws(CaptureError) {
    try update { (state, _) throws(CaptureError) in try state.lock() }
  }

  /// Releases the lock once; does nothing if it is not held.
  public func unlockForConfiguration() {
    change { state, _ in state.unlock() }
  }

  /// Throws unless the configuration lock is held, as every change of the device requires (DEV03).
  package func requireLock(_ call: String) throws(CaptureError) {
    try update { (state, _) throws(CaptureError) in try state.requireLock(call) }
  }

  /// Changes the device in a way that cannot fail.
  package func change(_ body: (inout DeviceState, inout [DeviceEffect]) -> Void) {
    host.step { $0.world.change(id, body) }
  }
}
