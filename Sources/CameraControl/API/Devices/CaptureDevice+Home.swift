// How a device and its phone find each other.

extension CaptureDevice {
  /// Moves the device to a phone and returns its identifier there.
  ///
  /// A running ramp continues from where it is, by the new phone's time.
  @discardableResult
  package func move(to host: PhoneHost) -> DeviceID {
    let (id, old) = home.withLock { home -> (DeviceID, PhoneHost?) in
      guard home.host !== host else { return (home.id, nil) }
      let (old, oldID) = (home.host, home.id)
      let state = old.post { state in
        let moved = state.world.removeDevice(oldID)
        // The objects of pending effects are found while the old phone still knows the device.
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
    // The old phone is released outside the lock, because releasing it may release objects of an
    // app.
    old?.carryOut()
    return id
  }

  /// The host of the phone that the device is on.
  package var host: PhoneHost { home.withLock { $0.host } }

  /// Returns the device's identifier on a phone, or `nil` if the device is on another phone.
  package func id(on host: PhoneHost) -> DeviceID? {
    home.withLock { $0.host === host ? $0.id : nil }
  }

  /// Returns what `body` makes of the device's state.
  func look<Result: Sendable>(_ body: (DeviceState) -> Result) -> Result {
    while true {
      let (host, id) = home.withLock { ($0.host, $0.id) }
      if let result = host.read({ $0.world.device(id).map(body) }) { return result }
      // The device moved to another phone between the two locks; look for it there.
    }
  }

  /// Changes the device, and then notifies everything that follows it.
  @discardableResult
  func update<Result: Sendable>(
    _ change: (inout DeviceState, inout [DeviceEffect]) throws(CaptureError) -> Result
  ) throws(CaptureError) -> Result {
    while true {
      let (host, id) = home.withLock { ($0.host, $0.id) }
      let result = try host.step { (state) throws(CaptureError) -> Result? in
        try state.world.change(id, change)
      }
      if let result { return result }
    }
  }

  /// Changes what a system slider drives: zoom and bias.
  ///
  /// The slider's action should not write them, not even with the value that it received (ZOM14).
  func updateDriven(
    _ change: (inout DeviceState, inout [DeviceEffect]) throws(CaptureError) -> Void
  ) throws(CaptureError) {
    try update(change)
    guard Self.inAction == self else { return }
    home.withLock { $0.host }.step {
      $0.world.report(.deviceWriteInAction(localizedName))
    }
  }

  /// The device whose slider's action is running, if any: an app should not write it then.
  @TaskLocal package static var inAction: CaptureDevice?

  /// The device's present: the phone's, or a later instant that the device was told.
  var now: PhoneInstant {
    let (host, id) = home.withLock { ($0.host, $0.id) }
    return max(host.now, host.read { $0.world.instant(for: id) })
  }
}

extension CaptureDevice: DeviceObject {
  package func tell(_ change: DeviceChange) {
    let observers = home.withLock { $0.observers }
    if case .videoZoomFactor = change, observers.contains(where: { $0.observer.hears(change) }) {
      noteZoomHeard()
    }
    notifyRegistrar(of: change)
    // One observer may cancel another, which then receives nothing more.
    for (id, observer) in observers
    where home.withLock({ $0.hasObserver(id) }) {
      observer.notify(change)
    }
  }

  package func callHandler(ticket: UInt64, at instant: PhoneInstant) {
    home.withLock { $0.takeHandler(ticket) }?(instant)
  }
}
