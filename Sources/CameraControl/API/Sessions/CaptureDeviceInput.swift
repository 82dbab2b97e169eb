/// An input that connects a device to a session.
public final class CaptureDeviceInput: Sendable {
  /// The device that the input connects.
  public let device: CaptureDevice

  /// The kind of media that the device delivers.
  public let mediaType: CaptureDevice.MediaType

  /// The app that opened the device, if the phone knew which one it was.
  let opener: AppID?

  /// Creates an input from a device.
  ///
  /// If the phone runs several apps, the input belongs to the app of the session you add it to.
  ///
  /// - Parameter device: A device that is available and that no other client uses.
  /// - Throws: ``CaptureError`` if the app can't open the device (DEV15), or if the person hasn't
  ///   allowed the app to use it (DEV19).
  public convenience init(device: CaptureDevice) throws(CaptureError) {
    try self.init(device: device, openedBy: nil)
  }

  /// Creates an input from a device for the given app.
  ///
  /// - Parameters:
  ///   - device: A device that is available and that no other client uses.
  ///   - app: The app that opens the device. If the person hasn't decided about access yet, the
  ///     phone asks the person.
  /// - Throws: ``CaptureError`` if the app can't open the device (DEV15), or if the person hasn't
  ///   allowed the app to use it (DEV19).
  public convenience init(device: CaptureDevice, for app: PhoneApp) throws(CaptureError) {
    guard device.host === app.phone.host else { throw .deviceOfAnotherPhone(device.localizedName) }
    try self.init(device: device, openedBy: app.id)
  }

  private init(device: CaptureDevice, openedBy known: AppID?) throws(CaptureError) {
    try device.requireAvailable()
    self.device = device
    mediaType = device.mediaType
    opener = try device.host.change { [mediaType] (state) throws(CaptureError) -> AppID? in
      guard let app = known ?? state.world.onlyApp else { return nil }
      guard !state.world.isAccessRefused(to: mediaType, for: app) else {
        throw .notAuthorized(device.localizedName)
      }
      state.world.openMedium(mediaType, for: app)
      return app
    }
  }
}

extension CaptureDeviceInput: Hashable, ComparedByIdentity {}

/// An output of a session, such as photos or a movie file.
public final class CaptureOutput: Sendable {
  /// The kind of output.
  public let kind: Kind

  /// Creates an output.
  public init(_ kind: Kind) { self.kind = kind }

  /// The kind of an output.
  public typealias Kind = OutputKind
}

extension CaptureOutput: Hashable, ComparedByIdentity {}
