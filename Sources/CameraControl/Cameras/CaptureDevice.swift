import Observation

/// A camera, as far as controls need one: zoom, exposure bias, focus and formats.
///
/// A device is one object; two are the same only if they are identical. It may be used from any
/// thread. It follows the rules of a phone's devices: a property that an app may write has a method
/// for it, which throws where a phone would raise an exception and then leaves everything as it
/// was.
///
/// Time is what the device is told: see ``advance(to:)``.
public final class CaptureDevice: Sendable {
  /// An identifier of the kind of device, the same in every run.
  public var uniqueID: String { "\(position).\(deviceType)" }

  /// The device's name for people.
  public let localizedName: String

  /// What kind of camera it is.
  public let deviceType: DeviceType

  /// The side of the phone that it looks out of.
  public let position: Position

  /// The devices that a virtual device consists of, from the shortest focal length up.
  public let constituentDevices: [CaptureDevice]

  /// The zoom factors at which a virtual device goes from one constituent to the next.
  public let virtualDeviceSwitchOverVideoZoomFactors: [Double]

  /// What a zoom factor is multiplied by to get the number that people see.
  public let displayVideoZoomFactorMultiplier: Double

  /// The formats that the device can be set to.
  public let formats: [Format]

  /// Whether the device has a flash.
  public let hasFlash: Bool

  let blueprint: CameraBlueprint
  let home: Guarded<DeviceHome>
  let registrar = ObservationRegistrar()

  /// Makes a device on no phone in particular, and with it the constituents that its plan names.
  ///
  /// The device keeps a time of its own, see ``advance(to:)``, until a session of a phone takes it.
  public convenience init(_ blueprint: CameraBlueprint) {
    let host = PhoneHost.forOneDevice()
    self.init(blueprint, on: host)
  }

  private convenience init(_ blueprint: CameraBlueprint, on host: PhoneHost) {
    let constituents = blueprint.constituents.map { CaptureDevice($0, on: host) }
    self.init(blueprint, constituents: constituents, on: host, as: nil)
  }

  /// Makes the object for a device that the host's world knows already, or for a new one.
  init(
    _ blueprint: CameraBlueprint, constituents: [CaptureDevice], on host: PhoneHost,
    as known: DeviceID?
  ) {
    self.blueprint = blueprint
    localizedName = blueprint.localizedName
    deviceType = blueprint.deviceType
    position = blueprint.position
    constituentDevices = constituents
    virtualDeviceSwitchOverVideoZoomFactors = blueprint.switchOverZoomFactors
    displayVideoZoomFactorMultiplier = blueprint.displayZoomFactorMultiplier
    formats = blueprint.formats
    hasFlash = blueprint.hasFlash
    let id = known ?? host.post { $0.world.addDevice(DeviceState(blueprint)) }
    home = Guarded(DeviceHome(host: host, id: id))
    host.post { $0.registry.remember(self, as: id) }
  }

  deinit {
    let (host, id, observers) = home.withLock { ($0.host, $0.id, $0.observers) }
    host.post { state in
      state.registry.forget(id)
      _ = state.world.removeDevice(id, into: &state.batch)
    }
    // A stream outlives its device only to end.
    for (_, observer) in observers {
      if case .stream(let continuation) = observer { continuation.finish() }
    }
  }
}

extension PhoneHost {
  /// Makes the home of a device that is on no phone.
  fileprivate static func forOneDevice() -> PhoneHost {
    let model = PhoneModel(
      name: "no phone", hasCameraControl: false, hasActionButton: false, cameras: [])
    return PhoneHost(
      model, settings: PhoneSettings(), behavior: PhoneBehavior(), quirks: Quirks(),
      symbols: .wellFormed, mainQueue: .main, courier: nil)
  }
}

extension CaptureDevice {
  /// Whether the device consists of several others that act as one.
  public var isVirtualDevice: Bool { !constituentDevices.isEmpty }
}

extension CaptureDevice: Hashable {
  /// Tells whether two devices are the same object.
  public static func == (lhs: CaptureDevice, rhs: CaptureDevice) -> Bool { lhs === rhs }

  /// Feeds the identity of the device into a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension CaptureDevice: CustomStringConvertible {
  /// The device's name for people.
  public var description: String { localizedName }
}
