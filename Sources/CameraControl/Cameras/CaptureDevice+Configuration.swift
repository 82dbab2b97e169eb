extension CaptureDevice {
  /// Takes the lock that every change of the device needs; locks add up.
  ///
  /// It fails while the device is not available.
  public func lockForConfiguration() throws(CaptureError) {
    try update { (state, _) throws(CaptureError) in try state.lock() }
  }

  /// Gives one lock back; without a lock it does nothing.
  public func unlockForConfiguration() {
    change { state, _ in state.unlock() }
  }

  /// Throws unless somebody holds the configuration lock, as every change of the device does (DEV03).
  package func requireLock(_ call: String) throws(CaptureError) {
    try update { (state, _) throws(CaptureError) in try state.requireLock(call) }
  }

  /// Changes the device in a way that cannot fail.
  package func change(_ body: (inout DeviceState, inout [DeviceEffect]) -> Void) {
    while true {
      let (host, id) = home.withLock { ($0.host, $0.id) }
      let isHere = host.step { state in
        guard state.world.device(id) != nil else { return false }
        state.world.change(id, into: &state.batch, body)
        return true
      }
      if isHere { return }
    }
  }
}
