extension Phone {
  /// The phone's cameras.
  public var cameras: [CaptureDevice] {
    host.model.plan.cameras.map(camera)
  }

  /// Returns the camera of a type on a side, or `nil` if the phone has none.
  public func camera(
    _ type: CaptureDevice.DeviceType, position: CaptureDevice.Position
  ) -> CaptureDevice? {
    let parts = host.model.plan.parts
    let place = host.model.plan.cameras.first { place in
      parts[place].deviceType == type && parts[place].position == position
    }
    return place.map(camera)
  }

  /// Returns the camera at a place in the model's plan, as an object that is created on first use.
  @Sendable private func camera(at place: Int) -> CaptureDevice {
    let cameras = ObjectIdentifier(CaptureDevice.self)
    if let known: CaptureDevice = keepsakes.known(of: cameras, number: place) { return known }
    let plan = host.model.plan
    // Created first, because no object may be created while another one is.
    let constituents = plan.constituents[place].map(camera)
    return keepsakes.object(for: cameras, number: place) {
      CaptureDevice(
        plan.parts[place], constituents: constituents, on: host,
        as: host.builtInDevice(at: place))
    }
  }
}
