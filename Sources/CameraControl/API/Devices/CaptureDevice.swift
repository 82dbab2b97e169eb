import Observation
import Synchronization

/// A camera, with the zoom, exposure bias, focus, and formats that controls use.
///
/// A device belongs to one phone. A phone has its model's cameras and the cameras that you add with
/// ``Phone/addCamera(_:)``. Two devices are equal only if they are the same object. You can use a
/// device from any thread. To change a property, call its setter method. If the call would raise an
/// exception on a real phone, the method throws an error and changes nothing.
///
/// The device doesn't read a clock; to advance the device's time, call ``advance(to:)``.
public final class CaptureDevice: Sendable {
  /// An identifier that consists of the camera's side and kind, and is the same in every run.
  public var uniqueID: String { "\(position).\(deviceType)" }

  /// The device's name, for display.
  public var localizedName: String { blueprint.localizedName }

  /// How Apple's class describes the device, without an address.
  package var textOfApple: String { "<AVCaptureDevice: [\(localizedName)][\(uniqueID)]>" }

  /// The kind of camera.
  public var deviceType: DeviceType { blueprint.deviceType }

  /// The side of the phone that the camera is on.
  public var position: Position { blueprint.position }

  /// The cameras that a virtual device combines, in order of increasing focal length.
  public let constituentDevices: [CaptureDevice]

  /// The zoom factors at which a virtual device switches from one of its cameras to the next.
  public var virtualDeviceSwitchOverVideoZoomFactors: [Double] { blueprint.switchOverZoomFactors }

  /// The multiplier that converts a zoom factor into the number that people see.
  public var displayVideoZoomFactorMultiplier: Double { blueprint.displayZoomFactorMultiplier }

  /// The formats that the device supports.
  public var formats: [Format] { blueprint.formats }

  /// Whether the device has a flash.
  public var hasFlash: Bool { blueprint.hasFlash }

  /// The host of the phone that the device belongs to.
  let host: PhoneHost

  /// The phone's identifier for the device.
  package let id: DeviceID

  let blueprint: CameraBlueprint
  let followers = Guarded(DeviceFollowers())

  // Created when code first reads an observable property, because most apps use a device only
  // through a session.
  private let presentRegistrar = AtomicLazyReference<RegistrarBox>()

  private final class RegistrarBox: Sendable {
    let registrar = ObservationRegistrar()
  }

  /// Creates the object for a device that the host's world knows.
  init(
    _ blueprint: CameraBlueprint, constituents: [CaptureDevice], on host: PhoneHost, as id: DeviceID
  ) {
    self.blueprint = blueprint
    self.host = host
    self.id = id
    constituentDevices = constituents
    host.register { $0.remember(self, as: id) }
  }

  deinit {
    // A stream ends when its device is released.
    for (_, observer) in followers.withLock({ $0.observers }) {
      if case .stream(let continuation) = observer { continuation.finish() }
    }
  }
}

extension CaptureDevice {
  /// Registers a property with the observation that is running now.
  func access<Value>(_ keyPath: KeyPath<CaptureDevice, Value>) {
    let present = presentRegistrar.load() ?? presentRegistrar.storeIfNil(RegistrarBox())
    present.registrar.access(self, keyPath: keyPath)
  }

  /// Notifies the observations that depend on a property that has changed.
  // The value has already changed, so an observer reads the new value even in `onChange`.
  func notifyRegistrar<Value>(of keyPath: KeyPath<CaptureDevice, Value>) {
    presentRegistrar.load()?.registrar.withMutation(of: self, keyPath: keyPath) {}
  }

  /// Whether the device combines several cameras that act as one.
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

// The value types of a device, with the names that apps use.

extension CaptureDevice {
  /// A picture size and frame rate of a camera, with the limits that apply to them.
  public typealias Format = CameraFormat

  /// The kind of camera that a device is.
  public typealias DeviceType = CameraType

  /// The side of the phone that a camera is on.
  public typealias Position = CameraPosition

  /// A kind of media that a device delivers.
  public typealias MediaType = CameraControl.MediaType

  /// The kind of media that the device delivers: audio for a microphone, and video otherwise.
  public var mediaType: MediaType { deviceType == .microphone ? .audio : .video }

  /// Whether an app can use a device.
  public typealias Availability = DeviceAvailability

  /// A change of a device's property, with the new value.
  public typealias Change = DeviceChange
}
