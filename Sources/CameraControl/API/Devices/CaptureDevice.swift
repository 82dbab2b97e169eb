public import Observation
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
  let biasHandlers = Guarded(BiasHandlers())

  // Created for the first observer, and when code first reads an observable property, because most
  // apps use a device only through a session.
  let presentObservers = AtomicLazyReference<ObserverList<Change>>()
  var observers: ObserverList<Change> {
    presentObservers.load() ?? presentObservers.storeIfNil(ObserverList())
  }
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

extension CaptureDevice: Observable {}

extension CaptureDevice: Hashable, ComparedByIdentity {}

extension CaptureDevice: CustomStringConvertible {
  /// The device's name, for display.
  public var description: String { localizedName }
}

extension CaptureDevice {
  // MARK: Names of the value types

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

  // MARK: Changes

  /// A stream of changes to the device's properties, starting now.
  ///
  /// Every access returns a separate stream. The stream buffers unread changes, and ends when the
  /// device is released.
  public var changes: AsyncStream<Change> { observers.stream() }

  /// Calls `handler` for every change from now on, until you cancel or release the returned token.
  ///
  /// The device calls the handler for one change at a time, in order, on the thread that makes the
  /// change. If another thread is still delivering an earlier change, that thread calls the handler
  /// instead. The handler may use the device.
  public func observe(_ handler: @escaping @Sendable (Change) -> Void) -> ObservationToken {
    observers.add(handler)
  }

  /// Passes changes on to the observers of a module above the core, like ``observe(_:)``.
  ///
  /// `hears` returns whether the app observes a change there.
  package func relay(
    hears: @escaping @Sendable (Change) -> Bool, _ handler: @escaping @Sendable (Change) -> Void
  ) -> ObservationToken { observers.add(handler, hears: hears) }

  func notifyRegistrar(of change: Change) {
    switch change {
    case .videoZoomFactor: notifyRegistrar(of: \.videoZoomFactor)
    case .minAvailableVideoZoomFactor: notifyRegistrar(of: \.minAvailableVideoZoomFactor)
    case .maxAvailableVideoZoomFactor: notifyRegistrar(of: \.maxAvailableVideoZoomFactor)
    case .isRampingVideoZoom: notifyRegistrar(of: \.isRampingVideoZoom)
    case .exposureTargetBias: notifyRegistrar(of: \.exposureTargetBias)
    case .activeFormat: notifyRegistrar(of: \.activeFormat)
    case .lensPosition: notifyRegistrar(of: \.lensPosition)
    case .isFocusLocked: notifyRegistrar(of: \.isFocusLocked)
    case .effect: break
    }
  }
}
