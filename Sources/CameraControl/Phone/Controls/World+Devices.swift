extension World {
  /// Adds a device to the model's devices.
  mutating func addDevice(_ blueprint: CameraBlueprint) -> DeviceID {
    let id: DeviceID = identifiers.next()
    devices[id] = DeviceState(blueprint)
    return id
  }

  /// Returns what the phone knows about a device.
  package func device(_ id: DeviceID) -> DeviceState {
    guard let state = devices[id] else {
      preconditionFailure("device \(id.number) is not known, although devices stay for ever")
    }
    return state
  }

  /// Changes a device and applies the consequences; if `body` throws, the device is unchanged.
  @discardableResult
  mutating func change<Result, Failure>(
    _ id: DeviceID,
    _ body: (inout DeviceState, inout [DeviceEffect]) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var state = device(id)
    let result = try body(&state, &effects.devices)
    store(state, as: id)
    return result
  }

  /// Advances a device's ramp by a frame if one is due, and returns whether one was.
  mutating func advance(_ id: DeviceID, notAfter instant: PhoneInstant) -> Bool {
    change(id) { $0.advanceByFrame(notAfter: instant, into: &$1) }
  }

  /// Returns a device's current time: the phone's time, or a later instant passed to the device.
  func instant(for id: DeviceID) -> PhoneInstant { max(now, device(id).now) }

  private mutating func store(_ state: DeviceState, as id: DeviceID) {
    devices[id] = state
    deadlines.set(.device(id), to: state.ramp?.deadline)
    for index in effects.devices.indices {
      switch effects.devices[index] {
      case .changed(let change):
        if effects.wants(.device) { record(.device(state.name, change)) }
        effects.add(.device(id, change))
        if case .activeFormat = change { followFormat(of: id) }
      case .zoomWritten: lookForUnheardZoom(of: id)
      case .biasApplied(let ticket, let instant):
        effects.add(.biasApplied(id, ticket: ticket, instant))
      }
    }
    effects.devices.clear()
  }

  /// Lets the format decide in every session that uses the device, after a change of format.
  private mutating func followFormat(of device: DeviceID) {
    for id in Array(sessions.identifiers)
    where sessions[id]?.inputs.contains(where: { $0.device == device }) ?? false {
      sessions[id]?.preset = .inputPriority
    }
  }

  // MARK: A zoom that the app has not heard of

  /// Returns whether the button changed a device's zoom and the app doesn't know it yet (ZOM16).
  func hasUnheardZoom(of id: DeviceID) -> Bool { unheardZooms[id] != nil }

  /// Remembers that the app has read or received a device's zoom, and returns the zoom.
  mutating func hearZoom(of id: DeviceID) -> Double {
    unheardZooms[id] = nil
    return device(id).zoom
  }

  /// Checks whether the app overwrote a zoom that it hadn't read or received.
  ///
  /// Another app that writes the zoom begins anew, and its zoom does not jump back.
  private mutating func lookForUnheardZoom(of id: DeviceID) {
    guard let app = unheardZooms[id], app == front else { return }
    unheardZooms[id] = nil
    report(.unheardZoom(device(id).name))
  }
}
