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
  public let uniqueID: String

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

  let core: Guarded<DeviceCore>
  let registrar = ObservationRegistrar()

  /// Makes a device, and with it the constituents that its plan names.
  public convenience init(_ blueprint: CameraBlueprint) {
    self.init(blueprint, constituents: blueprint.constituents.map { CaptureDevice($0) })
  }

  private init(_ blueprint: CameraBlueprint, constituents: [CaptureDevice]) {
    uniqueID = "\(blueprint.position).\(blueprint.deviceType)"
    localizedName = blueprint.localizedName
    deviceType = blueprint.deviceType
    position = blueprint.position
    constituentDevices = constituents
    virtualDeviceSwitchOverVideoZoomFactors = blueprint.switchOverZoomFactors
    displayVideoZoomFactorMultiplier = blueprint.displayZoomFactorMultiplier
    formats = blueprint.formats
    hasFlash = blueprint.hasFlash
    let state = DeviceState(name: blueprint.localizedName, format: blueprint.formats[0])
    core = Guarded(DeviceCore(state: state))
  }

  deinit {
    // A stream outlives its device only to end.
    for (_, observer) in core.withLock({ $0.observers }) {
      if case .stream(let continuation) = observer { continuation.finish() }
    }
  }
}

extension CaptureDevice {
  /// Whether the device consists of several others that act as one.
  public var isVirtualDevice: Bool { !constituentDevices.isEmpty }

  /// Makes the devices of a phone; a camera that is also part of another one is one device.
  package static func makeDevices(_ blueprints: [CameraBlueprint]) -> [CaptureDevice] {
    var made: [CameraBlueprint: CaptureDevice] = [:]
    func device(for blueprint: CameraBlueprint) -> CaptureDevice {
      if let device = made[blueprint] { return device }
      let device = CaptureDevice(blueprint, constituents: blueprint.constituents.map(device(for:)))
      made[blueprint] = device
      return device
    }
    return blueprints.map(device(for:))
  }
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
