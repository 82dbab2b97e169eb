// How a device and its phone find each other.

extension CaptureDevice {
  /// Lets the device be at home on a phone from now on; returns what the phone knows it by.
  ///
  /// A ramp that runs goes on from where it is, by the new phone's time.
  @discardableResult
  package func move(to host: PhoneHost) -> DeviceID {
    let (id, old) = home.withLock { home -> (DeviceID, PhoneHost?) in
      guard home.host !== host else { return (home.id, nil) }
      let (old, oldID) = (home.host, home.id)
      let state = old.post { state in
        let moved = state.world.removeDevice(oldID, into: &state.batch)
        // What waits for its turn is found while the old phone still knows the device.
        state.findObjects()
        state.registry.forget(oldID)
        return moved
      }
      let known = home.leave(for: host)
      home.id = host.post { [self] in
        let id = $0.world.addDevice(state ?? DeviceState(blueprint), as: known)
        $0.registry.remember(self, as: id)
        return id
      }
      return (home.id, old)
    }
    // The old phone is let go of outside the lock: with it, objects of an app can go.
    old?.carryOut()
    return id
  }

  /// What a phone knows the device by; `nil` if the device is at home on another.
  package func id(on host: PhoneHost) -> DeviceID? {
    home.withLock { $0.host === host ? $0.id : nil }
  }

  /// Looks at what the device is set to.
  func look<Result: Sendable>(_ body: (DeviceState) -> Result) -> Result {
    while true {
      let (host, id) = home.withLock { ($0.host, $0.id) }
      if let result = host.read({ $0.world.device(id).map(body) }) { return result }
      // The device moved to another phone between the two locks; it is found there.
    }
  }

  /// Changes the device, and then tells everything that follows it what came of that.
  @discardableResult
  func update<Result: Sendable>(
    _ change: (inout DeviceState, inout [DeviceEffect]) throws(CaptureError) -> Result
  ) throws(CaptureError) -> Result {
    while true {
      let (host, id) = home.withLock { ($0.host, $0.id) }
      let result = try host.step { (state) throws(CaptureError) -> Result? in
        try state.world.change(id, into: &state.batch, change)
      }
      if let result { return result }
    }
  }

  /// Changes what a system slider drives: zoom and bias.
  ///
  /// The slider's action should not write them, not even the value that it was given (ZOM14).
  func updateDriven(
    _ change: (inout DeviceState, inout [DeviceEffect]) throws(CaptureError) -> Void
  ) throws(CaptureError) {
    try update(change)
    guard Self.inAction == self else { return }
    home.withLock { $0.host }.step {
      $0.world.report(.deviceWriteInAction(localizedName), into: &$0.batch)
    }
  }

  /// The device whose slider's action is running, if one is: an app should not write it then.
  @TaskLocal package static var inAction: CaptureDevice?

  /// The instant that counts for the device: the phone's, or a later one that the device was told.
  var now: PhoneInstant {
    let (host, id) = home.withLock { ($0.host, $0.id) }
    return max(host.now, host.read { $0.world.instant(for: id) })
  }
}

extension CaptureDevice: DeviceObject {
  package func tell(_ change: DeviceChange) {
    notifyRegistrar(of: change)
    // One observer may end another, which then hears nothing more.
    for (id, observer) in home.withLock({ $0.observers })
    where home.withLock({ $0.hasObserver(id) }) {
      observer.notify(change)
    }
  }

  package func callHandler(ticket: UInt64, at instant: PhoneInstant) {
    home.withLock { $0.takeHandler(ticket) }?(instant)
  }
}
