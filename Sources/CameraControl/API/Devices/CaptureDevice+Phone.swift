// The calls from a device to its phone, and from the phone to the device.

extension CaptureDevice {
  /// Returns the result of `body` for the device's state.
  func read<Result: Sendable>(_ body: (DeviceState) -> Result) -> Result {
    host.read { body($0.world.device(id)) }
  }

  /// Changes the device, and then notifies everything that follows it.
  package func change<Failure>(
    _ body: (inout DeviceState, inout [DeviceEffect]) throws(Failure) -> Void
  ) throws(Failure) {
    try host.change { (state) throws(Failure) in try state.world.change(id, body) }
  }

  /// Changes the zoom or the bias on behalf of a system slider.
  ///
  /// The slider's action should not write them, not even with the value that it received (ZOM14).
  func changeDriven(
    _ body: (inout DeviceState, inout [DeviceEffect]) throws(CaptureError) -> Void
  ) throws(CaptureError) {
    try change(body)
    guard Self.inAction == self else { return }
    host.change { $0.world.report(.deviceWriteInAction(localizedName)) }
  }

  /// The device whose slider's action is running, if any; the app should not change it then.
  @TaskLocal static var inAction: CaptureDevice?

  /// The device's current time: the phone's time, or a later instant passed to `advance(to:)`.
  var now: PhoneInstant { max(host.now, host.read { $0.world.instant(for: id) }) }
}

extension CaptureDevice: DeviceObject {
  package func notify(_ change: DeviceChange) {
    // An app that doesn't observe the device needs no list of observers.
    guard let observers = presentObservers.load() else { return notifyRegistrar(of: change) }
    observers.notify(change) { isHeard in
      if isHeard, case .videoZoomFactor = change { recordZoomHeard() }
      notifyRegistrar(of: change)
    }
  }

  func callHandler(ticket: UInt64, at instant: PhoneInstant) {
    biasHandlers.withLock { $0.take(ticket) }?(instant)
  }
}
