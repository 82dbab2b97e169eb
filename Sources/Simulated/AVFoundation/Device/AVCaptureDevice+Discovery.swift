import CameraControl

extension AVCaptureDevice {
  /// Returns the default device for a media type: the first back camera, or the microphone.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    let phone = PhoneApp.ambient.phone
    switch mediaType {
    case .video: return known(on: phone).first { $0.position == .back }
    case .audio: return of(phone.microphone, on: phone)
    default: return nil
    }
  }

  /// Returns the phone's first device of a type, media type and position, or `nil` if it has none.
  public class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? {
    DiscoverySession(deviceTypes: [deviceType], mediaType: mediaType, position: position).devices
      .first
  }

  /// The camera that the person prefers; `nil` at first.
  public class var userPreferredCamera: AVCaptureDevice? {
    get { Preference.of(PhoneApp.ambient.phone).camera }
    set { Preference.of(PhoneApp.ambient.phone).camera = newValue }
  }

  /// The camera that the system prefers: the person's preference, or the default camera.
  public class var systemPreferredCamera: AVCaptureDevice? {
    userPreferredCamera ?? .default(for: .video)
  }

  /// A search for the phone's devices of given types.
  public final class DiscoverySession: NSObject, Sendable {
    /// The devices found, in the order of the types.
    public let devices: [AVCaptureDevice]

    /// Finds the devices that match.
    ///
    /// - Parameters:
    ///   - deviceTypes: The device types, in order of preference.
    ///   - mediaType: The media type of the devices; `nil` for any.
    ///   - position: The position of the devices; `unspecified` for any.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      let known = AVCaptureDevice.known(on: PhoneApp.ambient.phone)
      devices = deviceTypes.flatMap { type in
        known.filter { device in
          device.deviceType == type && mediaType.map(device.hasMediaType) ?? true
            && (position == .unspecified || device.position == position)
        }
      }
    }

    /// The sets of devices that an app can use at the same time: each set contains one device.
    public var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { devices.map { [$0] } }
  }

  /// The cameras, and then the microphone.
  static func known(on phone: Phone) -> [AVCaptureDevice] {
    (phone.cameras + [phone.microphone]).map { of($0, on: phone) }
  }

  @Settings("camera: AVCaptureDevice? = nil")
  private final class Preference: PhoneOwned {}
}
