extension CaptureDevice {
  /// Makes `host` the one who gives the time and hears of changes; it is held weakly.
  ///
  /// A ramp that runs goes on from where it is, by the new host's clock.
  package func attach(to host: any DeviceHost) {
    let instant = host.now
    core.withLock { core in
      guard core.host !== host else { return }
      core.host = host
      core.state.adoptClock(instant)
    }
    deliver()
  }

  // The host's clock or, without one, the last instant that the device was told.
  var now: PhoneInstant {
    let (host, told) = core.withLock { ($0.host, $0.state.now) }
    return host?.now ?? told
  }
}
