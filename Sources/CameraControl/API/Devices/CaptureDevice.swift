import Observation
import Synchronization

/// A camera with what controls need: zoom, exposure bias, focus and formats.
///
/// A device has identity: two devices are equal only if they are the same object. It can be used
/// from any thread. It follows the rules of a phone's devices: a property that an app may write has
/// a method, which throws where a phone would raise an exception and then changes nothing.
///
/// The device knows only the time that it is told: see ``advance(to:)``.
public final class CaptureDevice: Sendable {
  /// An identifier of the kind of device, the same in every run.
  public var uniqueID: String { "\(position).\(deviceType)" }

  /// The device's name, for display.
  public var localizedName: String { blueprint.localizedName }

  /// The kind of camera.
  public var deviceType: DeviceType { blueprint.deviceType }

  /// The side of the phone that the camera is on.
  public var position: Position { blueprint.position }

  /// The devices that a virtual device consists of, from the shortest focal length up.
  public let constituentDevices: [CaptureDevice]

  /// The zoom factors at which a virtual device switches from one constituent to the next.
  public var virtualDeviceSwitchOverVideoZoomFactors: [Double] { blueprint.switchOverZoomFactors }

  /// The multiplier that turns a zoom factor into the number that people see.
  public var displayVideoZoomFactorMultiplier: Double { blueprint.displayZoomFactorMultiplier }

  /// The formats that the device supports.
  public var formats: [Format] { blueprint.formats }

  /// Whether the device has a flash.
  public var hasFlash: Bool { blueprint.hasFlash }

  let blueprint: CameraBlueprint
  let home: Guarded<DeviceHome>

  // Created when a property that can be observed is first read; most devices are only seen through
  // a session.
  private let presentRegistrar = AtomicLazyReference<RegistrarBox>()

  private final class RegistrarBox: Sendable {
    let registrar = ObservationRegistrar()
  }

  /// Creates a device that is on no particular phone, together with the constituents in its
  /// blueprint.
  ///
  /// The device keeps its own time, see ``advance(to:)``, until a session of a phone takes it.
  public convenience init(_ blueprint: CameraBlueprint) {
    let host = PhoneHost.forOneDevice()
    self.init(blueprint, on: host)
  }

  private convenience init(_ blueprint: CameraBlueprint, on host: PhoneHost) {
    let constituents = blueprint.constituents.map { CaptureDevice($0, on: host) }
    self.init(blueprint, constituents: constituents, on: host, as: nil)
  }

  /// Creates the object for a device that the host's world already knows, or for a new one.
  init(
    _ blueprint: CameraBlueprint, constituents: [CaptureDevice], on host: PhoneHost,
    as known: DeviceID?
  ) {
    self.blueprint = blueprint
    constituentDevices = constituents
    let id = known ?? host.post { $0.world.addDevice(DeviceState(blueprint)) }
    home = Guarded(DeviceHome(host: host, id: id, cameWithPhone: known != nil))
    host.register { $0.remember(self, as: id) }
  }

  deinit {
    let (host, id, observers, mustLeave) = home.withLock {
      ($0.host, $0.id, $0.observers, !$0.neverLeftItsPhone)
    }
    // A phone retains the cameras that it came with, so the phone is gone by now, and no call can ask
    // it about this one.
    if mustLeave {
      host.post { state in
        state.registry.forget(id)
        _ = state.world.removeDevice(id)
      }
    }
    // A stream outlives its device only long enough to end.
    for (_, observer) in observers {
      if case .stream(let continuation) = observer { continuation.finish() }
    }
  }
}

extension PhoneHost {
  /// Creates the home of a device that is on no phone.
  fileprivate static func forOneDevice() -> PhoneHost {
    let model = PhoneModel(
      name: "no phone", hasCameraControl: false, hasActionButton: false, cameras: [])
    return PhoneHost(
      model, settings: PhoneSettings(), behavior: PhoneBehavior(), quirks: Quirks(),
      symbols: .wellFormed, mainQueue: .main, courier: nil)
  }
}

extension CaptureDevice {
  /// Tells an observation that runs now that it depends on a property.
  func access<Value>(_ keyPath: KeyPath<CaptureDevice, Value>) {
    let present = presentRegistrar.load() ?? presentRegistrar.storeIfNil(RegistrarBox())
    present.registrar.access(self, keyPath: keyPath)
  }

  /// Tells the observations that depend on a property that it has changed.
  // The value has already changed, so an observer reads the new value even in `onChange`.
  func notifyRegistrar<Value>(of keyPath: KeyPath<CaptureDevice, Value>) {
    presentRegistrar.load()?.registrar.withMutation(of: self, keyPath: keyPath) {}
  }
}

extension CaptureDevice {
  /// Whether the device consists of several others that act as one.
  public var isVirtualDevice: Bool { !constituentDevices.isEmpty }
}

extension CaptureDevice: Hashable {
  /// Returns whether two devices are the same object.
  public static func == (lhs: CaptureDevice, rhs: CaptureDevice) -> Bool { lhs === rhs }

  /// Hashes the device by its identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension CaptureDevice: CustomStringConvertible {
  /// The device's name, for display.
  public var description: String { localizedName }
}
