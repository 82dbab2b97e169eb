extension World {
  /// The phone comes to know a device, with all it is set to; one that comes back by its old name.
  package mutating func addDevice(_ state: DeviceState, as known: DeviceID? = nil) -> DeviceID {
    let id = known ?? identifiers.next()
    var state = state
    state.adoptClock(now)
    devices[id] = state
    deadlines.set(id, to: state.ramp?.deadline)
    return id
  }

  /// A device leaves for another phone, or no longer exists; the answer is what it is set to.
  ///
  /// What the overlay has done to it is undone: the overlay cannot do that later.
  package mutating func removeDevice(
    _ id: DeviceID, into batch: inout Batch
  ) -> DeviceState? {
    if narrowed.contains(id) { change(id, into: &batch) { $0.narrowZoom(false, into: &$1) } }
    if focusLocked.contains(id) {
      change(id, into: &batch) { $0.setFocusLocked(false, into: &$1) }
    }
    narrowed.removeAll { $0 == id }
    focusLocked.removeAll { $0 == id }
    deadlines.set(id, to: nil)
    return devices.remove(id)
  }

  /// What the phone knows of a device; `nil` if the device is at home on another phone.
  package func device(_ id: DeviceID) -> DeviceState? { devices[id] }

  /// Changes a device, and does what follows from it.
  ///
  /// - Parameters:
  ///   - id: The device.
  ///   - batch: What comes of it.
  ///   - body: The change; if it throws, the device is as it was.
  /// - Returns: What `body` returns; `nil` if the device is at home on another phone.
  /// - Throws: What `body` throws.
  @discardableResult
  package mutating func change<Result>(
    _ id: DeviceID, into batch: inout Batch,
    _ body: (inout DeviceState, inout [DeviceEffect]) throws(CaptureError) -> Result
  ) throws(CaptureError) -> Result? {
    guard var state = devices[id] else { return nil }
    let result = try body(&state, &batch.devices)
    store(state, as: id, into: &batch)
    return result
  }

  /// Changes a device in a way that cannot fail, and does what follows from it.
  package mutating func change(
    _ id: DeviceID, into batch: inout Batch,
    _ body: (inout DeviceState, inout [DeviceEffect]) -> Void
  ) {
    guard var state = devices[id] else { return }
    body(&state, &batch.devices)
    store(state, as: id, into: &batch)
  }

  /// Tells a device the time, so that a ramp goes on by a frame; tells whether there was one.
  package mutating func advance(
    _ id: DeviceID, notAfter instant: PhoneInstant, into batch: inout Batch
  ) -> Bool {
    guard var state = devices[id] else { return false }
    let wasFrame = state.advanceByFrame(notAfter: instant, into: &batch.devices)
    store(state, as: id, into: &batch)
    return wasFrame
  }

  /// The instant that counts for a device: the phone's, or a later one that the device was told.
  package func instant(for id: DeviceID) -> PhoneInstant { max(now, devices[id]?.now ?? now) }

  private mutating func store(_ state: DeviceState, as id: DeviceID, into batch: inout Batch) {
    devices[id] = state
    deadlines.set(id, to: state.ramp?.deadline)
    for index in batch.devices.indices {
      switch batch.devices[index] {
      case .changed(let change):
        batch.record(.device, .device(state.name, change: change.description))
        batch.effects.append(.device(id, change))
        if case .activeFormat = change { followFormat(of: id) }
      case .biasApplied(let ticket, let instant):
        batch.effects.append(.biasApplied(id, ticket: ticket, instant))
      }
    }
    batch.devices.empty()
  }

  /// A device took another format: a session that uses it lets the format decide.
  private mutating func followFormat(of device: DeviceID) {
    for id in Array(sessions.identifiers)
    where sessions[id]?.inputs.contains(where: { $0.device == device }) ?? false {
      sessions[id]?.preset = .inputPriority
    }
  }
}
