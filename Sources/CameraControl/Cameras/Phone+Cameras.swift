extension Phone {
  /// The phone's cameras.
  public var cameras: [CaptureDevice] {
    let shelf = DeviceShelf.of(self)
    return host.model.plan.cameras.map(shelf.device)
  }

  /// Returns the camera of a type on a side, or `nil` if the phone has none.
  public func camera(
    _ type: CaptureDevice.DeviceType, position: CaptureDevice.Position
  ) -> CaptureDevice? {
    let parts = host.model.plan.parts
    let place = host.model.plan.cameras.first { place in
      parts[place].deviceType == type && parts[place].position == position
    }
    return place.map(DeviceShelf.of(self).device)
  }
}

/// The devices that a phone comes with, as objects; each is created on first use.
private final class DeviceShelf: Sendable {
  private let host: PhoneHost
  private let made = Guarded(IdentifierTable<Identified.Device, CaptureDevice>())

  private init(on host: PhoneHost) {
    self.host = host
  }

  /// Returns the devices of a phone.
  static func of(_ phone: Phone) -> DeviceShelf {
    phone.keepsakes.object(for: ObjectIdentifier(DeviceShelf.self)) { DeviceShelf(on: phone.host) }
  }

  /// Returns the device at a place in the model's plan.
  @Sendable func device(at place: Int) -> CaptureDevice {
    let id = host.builtInDevice(at: place)
    if let device = made.withLock({ $0[id] }) { return device }
    let plan = host.model.plan
    let constituents = plan.constituents[place].map(device)
    return made.withLock { made in
      // Another thread may have created the device first.
      if let device = made[id] { return device }
      let device = CaptureDevice(
        plan.parts[place], constituents: constituents, on: host, as: id)
      made[id] = device
      return device
    }
  }
}
