/// A kind of media that a device delivers; you can define your own kinds.
public struct MediaType: RawRepresentable, Hashable, Codable, Sendable {
  /// The name of the kind.
  public var rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Moving or still pictures.
  public static let video = MediaType(rawValue: "video")
  /// Sound.
  public static let audio = MediaType(rawValue: "audio")
  /// Pictures and sound in one stream.
  public static let muxed = MediaType(rawValue: "muxed")
  /// Data about other media, such as detected faces.
  public static let metadata = MediaType(rawValue: "metadata")
  /// Depth maps.
  public static let depthData = MediaType(rawValue: "depthData")
}

extension MediaType: CustomStringConvertible {
  /// The name of the kind.
  public var description: String { rawValue }
}

/// Whether an app may use the camera or the microphone.
public enum AuthorizationStatus: Int, Hashable, Codable, Sendable {
  /// The phone has not asked the person yet.
  case notDetermined = 0
  /// The app may not use the device, and the person cannot change that.
  case restricted = 1
  /// The person has denied access.
  case denied = 2
  /// The person has granted access.
  case authorized = 3
}

/// Whether an app can use a device; a test can set the availability to see how the app reacts.
public enum DeviceAvailability: String, Hashable, Codable, Sendable {
  /// An app can lock the device, and create an input from the device.
  case available
  /// Another client is using the device.
  case inUseByAnotherClient
  /// The device is disconnected.
  case disconnected
}
