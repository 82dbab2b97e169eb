extension Phone {
  /// The cameras of the phone's model, and the cameras that you added.
  public var cameras: [CaptureDevice] {
    host.model.plan.cameras.map(camera) + addedDevices.all.filter { $0.mediaType == .video }
  }

  /// Adds a camera or another device, such as a microphone, to the phone.
  ///
  /// ```swift
  /// let microscope = try phone.core.addCamera(
  ///   CameraBlueprint(
  ///     localizedName: "Microscope",
  ///     formats: [CameraFormat(width: 1920, height: 1080, videoMaxZoomFactor: 50)]))
  /// ```
  ///
  /// - Parameter blueprint: A description of the camera.
  /// - Returns: The phone's new camera.
  @discardableResult
  public func addCamera(_ blueprint: CameraBlueprint) -> CaptureDevice {
    addedDevices.add(makeDevice(blueprint))
  }

  /// The phone's microphone, which is added on first use.
  package var microphone: CaptureDevice {
    let isMicrophone = { (device: CaptureDevice) in device.mediaType == .audio }
    return addedDevices.all.first(where: isMicrophone)
      ?? addedDevices.add(makeDevice(.microphone), unless: isMicrophone)
  }

  private var addedDevices: AddedDevices {
    attachedObjects.object(for: ObjectIdentifier(AddedDevices.self)) { AddedDevices() }
  }

  private func makeDevice(_ blueprint: CameraBlueprint) -> CaptureDevice {
    let constituents = blueprint.constituents.map(makeDevice)
    let id = host.changeLeavingEffects { $0.world.addDevice(blueprint) }
    return CaptureDevice(blueprint, constituents: constituents, on: host, as: id)
  }

  /// Returns the camera of the given type and position, or `nil` if the phone has no such camera.
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
    if let known: CaptureDevice = attachedObjects.known(of: cameras, number: place) { return known }
    let plan = host.model.plan
    // Created first, because objects must be created one at a time.
    let constituents = plan.constituents[place].map(camera)
    return attachedObjects.object(for: cameras, number: place) {
      CaptureDevice(
        plan.parts[place], constituents: constituents, on: host,
        as: IdentifierSource.identifier(at: place))
    }
  }
}

/// The devices that a test added to a phone, which retains them.
final class AddedDevices: Sendable {
  private let devices = Guarded<[CaptureDevice]>([])

  var all: [CaptureDevice] { devices.withLock { $0 } }

  /// Adds a device unless a similar device exists, and returns the added or existing device.
  func add(
    _ device: CaptureDevice, unless isAlike: (CaptureDevice) -> Bool = { _ in false }
  ) -> CaptureDevice {
    devices.withLock { devices in
      if let known = devices.first(where: isAlike) { return known }
      devices.append(device)
      return device
    }
  }
}
