package import CameraControl

/// A camera or microphone of the phone; a single object represents each device.
public final class AVCaptureDevice: NSObject {
  /// The core device, which does the work.
  package let device: CaptureDevice
  /// The formats that the device can be set to.
  public let formats: [Format]
  /// The devices that a virtual device combines.
  public let constituentDevices: [AVCaptureDevice]

  weak let phone: Phone?
  package let observers = KeyValueObservers()
  let requested = RequestedValues()
  private let observation = Guarded<ObservationToken?>(nil)

  // The phone retains its devices, so a device must not retain the phone.
  private init(_ device: CaptureDevice, constituents: [AVCaptureDevice], on phone: Phone) {
    self.device = device
    self.phone = phone
    formats = device.formats.map(Format.init)
    constituentDevices = constituents
    super.init()
    let token = device.relay(
      hears: { [weak self] in self?.isObserved($0) ?? false }, { [weak self] in self?.tell($0) })
    observation.withLock { $0 = token }
  }

  /// Returns the object for a core device of a phone; always the same one.
  package static func of(_ device: CaptureDevice, on phone: Phone) -> AVCaptureDevice {
    let constituents = device.constituentDevices.map { of($0, on: phone) }
    return phone.attachedObjects.object(for: ObjectIdentifier(device)) {
      AVCaptureDevice(device, constituents: constituents, on: phone)
    }
  }

  /// The description that messages use for the device.
  public override var description: String { device.textOfApple }
  /// Makes a call that may be refused.
  func attempt(_ body: () throws(CaptureError) -> Void) { phone?.host.attempt(localizedName, body) }

  /// Changes settings that no control affects; requires the configuration lock, as on a phone.
  func configure(
    _ call: String, then handler: ((CMTime) -> Void)? = nil,
    _ change: () throws(CaptureError) -> Void
  ) {
    attempt { () throws(CaptureError) in
      try device.requireLock(call)
      try change()
      handler?(phone.map { CMTime($0.now) } ?? .zero)
    }
  }

  /// Returns the app's authorization status for a media type; only video and audio have one.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    let status = PhoneApp.ambient.status(for: mediaType.mediaType, source: "AVCaptureDevice")
    return AVAuthorizationStatus(rawValue: status.rawValue) ?? .notDetermined
  }

  /// Asks the person for access, unless they have already answered, and calls the handler.
  ///
  /// The phone calls the handler on a private queue.
  @preconcurrency
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    let app = PhoneApp.ambient
    let answer = app.answer(for: mediaType.mediaType, source: "AVCaptureDevice")
    // The phone may have ended the app that asked.
    if let answer { app.deliver { if app.isRunning { handler(answer) } } }
  }

  /// Asks the person for access, unless they have already answered, and returns the answer.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    PhoneApp.ambient.answer(for: mediaType.mediaType, source: "AVCaptureDevice") ?? false
  }
}

extension AVCaptureDevice: KeyValueObserving, KeyValueSource {
  /// Returns whether the app observes the zoom, the one change of which the core has to know that.
  private func isObserved(_ change: CaptureDevice.Change) -> Bool {
    guard case .videoZoomFactor = change else { return false }
    return observers.contain(\AVCaptureDevice.videoZoomFactor)
  }

  private func tell(_ change: CaptureDevice.Change) {
    switch change {
    case .videoZoomFactor(let factor):
      observers.changed(\AVCaptureDevice.videoZoomFactor, to: CGFloat(factor))
    case .minAvailableVideoZoomFactor(let factor):
      observers.changed(\AVCaptureDevice.minAvailableVideoZoomFactor, to: CGFloat(factor))
    case .maxAvailableVideoZoomFactor(let factor):
      observers.changed(\AVCaptureDevice.maxAvailableVideoZoomFactor, to: CGFloat(factor))
    case .isRampingVideoZoom(let isRamping):
      observers.changed(\AVCaptureDevice.isRampingVideoZoom, to: isRamping)
    case .exposureTargetBias(let bias):
      observers.changed(\AVCaptureDevice.exposureTargetBias, to: bias)
    case .activeFormat(let format):
      guard let format = formats.first(where: { $0.format == format }) else { return }
      observers.changed(\AVCaptureDevice.activeFormat, to: format)
    case .lensPosition(let position):
      observers.changed(\AVCaptureDevice.lensPosition, to: position)
    case .isFocusLocked, .effect:
      return
    }
  }
}

/// Makes properties that a device keeps; they can be set while it is locked, and no control affects
/// them.
@freestanding(declaration, names: arbitrary)
macro deviceSettings(_ table: StaticString) =
  #externalMacro(module: "MacroPlugin", type: "DeviceSettings")

/// An app's authorization to use a kind of device; the person can't change `restricted`.
@nonexhaustive
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
