import CameraControl
public import Foundation

extension AVCaptureDevice {
  /// The device that the phone takes for a medium: the wide camera on the back, or the microphone.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    let phone = PhoneApp.ambient.phone
    switch mediaType {
    case .video: return all(on: phone).first { $0.position == .back }
    case .audio: return microphone(of: phone)
    default: return nil
    }
  }

  /// The device of a type that delivers a medium on a side, if the phone has it.
  public class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? {
    DiscoverySession(deviceTypes: [deviceType], mediaType: mediaType, position: position).devices
      .first
  }

  /// The camera that the person likes best; nil at first.
  public class var userPreferredCamera: AVCaptureDevice? {
    get { preference(on: PhoneApp.ambient.phone).camera }
    set { preference(on: PhoneApp.ambient.phone).camera = newValue }
  }

  /// The camera that the system proposes.
  public class var systemPreferredCamera: AVCaptureDevice? {
    userPreferredCamera ?? .default(for: .video)
  }

  /// Finds the devices of the phone that are of given types.
  public final class DiscoverySession: NSObject, Sendable {
    /// The devices, in the order of the types.
    public let devices: [AVCaptureDevice]

    /// Looks for devices.
    ///
    /// - Parameters:
    ///   - deviceTypes: The types, those first that are wanted first.
    ///   - mediaType: What the devices deliver; nil for anything.
    ///   - position: The side of the phone; unspecified for any.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      let phone = PhoneApp.ambient.phone
      let known = AVCaptureDevice.all(on: phone) + [AVCaptureDevice.microphone(of: phone)]
      devices = deviceTypes.flatMap { type in
        known.filter { device in
          device.deviceType == type && mediaType.map(device.hasMediaType) ?? true
            && (position == .unspecified || device.position == position)
        }
      }
    }

    /// The sets of devices that can be used at once: each one by itself.
    public var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { devices.map { [$0] } }
  }

  private static func all(on phone: Phone) -> [AVCaptureDevice] {
    phone.cameras.map { of($0, on: phone) }
  }

  // A microphone is a device without zoom and bias. It is made up here: the core has cameras only.
  private static func microphone(of phone: Phone) -> AVCaptureDevice {
    let device = phone.keepsakes.object(for: ObjectIdentifier(DeviceSettings.self)) {
      CaptureDevice(.microphone)
    }
    return of(device, on: phone)
  }

  private static func preference(on phone: Phone) -> Preference {
    phone.keepsakes.object(for: ObjectIdentifier(Preference.self)) { Preference() }
  }

  private final class Preference: Sendable {
    private let preferred = Guarded<AVCaptureDevice?>(nil)

    var camera: AVCaptureDevice? {
      get { preferred.withLock { $0 } }
      set { preferred.withLock { $0 = newValue } }
    }
  }
}
