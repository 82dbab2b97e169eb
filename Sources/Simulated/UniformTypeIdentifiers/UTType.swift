/// A kind of content, known by its identifier.
///
/// It knows the kinds that a camera makes; which kinds belong to which is not modelled.
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier, such as `public.image`.
  public let identifier: String

  /// Creates a kind from its identifier; unlike on a phone, every identifier that is not empty is one.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) {
    self.identifier = identifier
  }

  /// Creates the kind of files with an extension, or returns `nil` for one that no camera writes.
  public init?(filenameExtension: String) {
    guard let identifier = Self.identifiers[filenameExtension.lowercased()] else { return nil }
    self.identifier = identifier
  }

  /// The extension of such files, or `nil` if there is none.
  public var preferredFilenameExtension: String? {
    switch self {
    case .jpeg: "jpeg"
    case .png: "png"
    case .heic: "heic"
    case .heif: "heif"
    case .dng: "dng"
    case .quickTimeMovie: "mov"
    case .mpeg4Movie: "mp4"
    case .json: "json"
    default: nil
    }
  }

  /// Any picture.
  public static let image = UTType(known: "public.image")
  /// Any movie, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Any moving picture.
  public static let video = UTType(known: "public.video")
  /// Any sound.
  public static let audio = UTType(known: "public.audio")
  /// Any data.
  public static let data = UTType(known: "public.data")
  /// Any text.
  public static let text = UTType(known: "public.text")
  /// A JPEG picture.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A PNG picture.
  public static let png = UTType(known: "public.png")
  /// An HEIF picture that is compressed with HEVC.
  public static let heic = UTType(known: "public.heic")
  /// An HEIF picture.
  public static let heif = UTType(known: "public.heif")
  /// A raw picture of a sensor.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// A raw picture in Adobe's format.
  public static let dng = UTType(known: "com.adobe.raw-image")
  /// A photo with a short movie.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// JSON text.
  public static let json = UTType(known: "public.json")

  private static let identifiers = [
    "jpg": "public.jpeg", "jpeg": "public.jpeg", "png": "public.png", "heic": "public.heic",
    "heif": "public.heif", "dng": "com.adobe.raw-image", "mov": "com.apple.quicktime-movie",
    "mp4": "public.mpeg-4", "json": "public.json",
  ]
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
