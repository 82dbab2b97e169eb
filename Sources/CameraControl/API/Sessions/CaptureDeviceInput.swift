/// An input that brings a device to a session.
public final class CaptureDeviceInput: Sendable {
  /// The device.
  public let device: CaptureDevice

  /// What the device delivers.
  public let mediaType: CaptureDevice.MediaType

  private let opener: Opener?

  /// The app that opened the device, by its identifier on a phone.
  ///
  /// The device retains the host of its phone anyway, and a weak reference would make every use of
  /// the host slower.
  private struct Opener: Sendable {
    let host: PhoneHost
    let app: AppID
  }

  /// Creates an input from a device, for the only app on the device's phone.
  ///
  /// Where a phone knows several apps, the session that the input is added to says which app it is.
  ///
  /// - Parameter device: A device that is available and that no other client uses.
  /// - Throws: ``CaptureError`` if the device cannot be opened, or if the person has not allowed the
  ///   app to use it.
  public convenience init(device: CaptureDevice) throws(CaptureError) {
    try self.init(device: device, on: device.host, for: nil)
  }

  /// Creates an input from a device, for an app.
  ///
  /// - Parameters:
  ///   - device: A device that is available and that no other client uses.
  ///   - app: The app that opens the device; while its access is not determined, the person is
  ///     asked.
  /// - Throws: ``CaptureError`` if the device cannot be opened, or if the person has not allowed the
  ///   app to use it.
  public convenience init(device: CaptureDevice, for app: PhoneApp) throws(CaptureError) {
    try self.init(device: device, on: app.phone.host, for: app.id)
  }

  private init(
    device: CaptureDevice, on host: PhoneHost, for known: AppID?
  ) throws(CaptureError) {
    try device.requireAvailable()
    self.device = device
    mediaType = device.mediaType
    let app = try host.step { [mediaType] (state) throws(CaptureError) -> AppID? in
      guard let app = known ?? state.world.onlyApp else { return nil }
      guard !state.world.isAccessRefused(to: mediaType, for: app) else {
        throw .notAuthorized(device.localizedName)
      }
      state.world.openMedium(mediaType, for: app)
      return app
    }
    opener = app.map { Opener(host: host, app: $0) }
  }

  /// Returns the app on a phone that opened the device, or `nil` if none of its apps did.
  func opener(on host: PhoneHost) -> AppID? {
    opener.flatMap { $0.host === host ? $0.app : nil }
  }
}

extension CaptureDeviceInput: Hashable {
  /// Returns whether two inputs are the same object.
  public static func == (lhs: CaptureDeviceInput, rhs: CaptureDeviceInput) -> Bool { lhs === rhs }

  /// Hashes the input by its identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
