// Apple's module exports this, so sources that import nothing else rely on it.
@_exported import SimulatedFoundation

/// A kind of data.
@Kept(
  """
  init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) = self.identifier = identifier
  init(importedAs identifier: String, conformingTo parentType: UTType? = nil) = self.identifier = identifier
  let preferredFilenameExtension: String? = Self.extensions[identifier]?.first
  let preferredMIMEType: String? = Self.mimeTypes[identifier]
  """)
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The identifier of the kind.
  public let identifier: String

  /// Creates a kind by its identifier, or returns `nil` for an empty one.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// Creates the kind of files with an extension, or returns `nil` if it is unknown.
  public init?(filenameExtension: String) {
    let name = filenameExtension.lowercased()
    guard let known = Self.extensions.first(where: { $0.value.contains(name) }) else { return nil }
    identifier = known.key
  }

  /// Returns whether all data of this kind is also of another kind.
  public func conforms(to type: UTType) -> Bool {
    self == type || type == .data || Self.parents[identifier]?.contains(type.identifier) ?? false
  }

  private static let extensions = [
    "public.jpeg": ["jpeg", "jpg"], "public.png": ["png"], "public.heic": ["heic"],
    "public.heif": ["heif"], "com.adobe.raw-image": ["dng"], "public.json": ["json"],
    "com.apple.quicktime-movie": ["mov"], "public.mpeg-4": ["mp4"], "public.tiff": ["tiff", "tif"],
    "com.compuserve.gif": ["gif"], "com.adobe.pdf": ["pdf"], "public.plain-text": ["txt"],
    "com.microsoft.waveform-audio": ["wav"], "public.mp3": ["mp3"], "public.zip-archive": ["zip"],
  ]

  private static let mimeTypes = [
    "public.jpeg": "image/jpeg", "public.png": "image/png", "public.heic": "image/heic",
    "com.apple.quicktime-movie": "video/quicktime", "public.mpeg-4": "video/mp4",
    "public.json": "application/json", "com.adobe.pdf": "application/pdf",
  ]

  private static let parents = [
    "public.jpeg": ["public.image"], "public.png": ["public.image"],
    "public.heic": ["public.image", "public.heif"], "public.heif": ["public.image"],
    "com.adobe.raw-image": ["public.image", "public.camera-raw-image"],
    "public.tiff": ["public.image"], "com.compuserve.gif": ["public.image"],
    "com.apple.quicktime-movie": ["public.movie", "public.audiovisual-content"],
    "public.mpeg-4": ["public.movie", "public.audiovisual-content"],
    "public.movie": ["public.audiovisual-content"], "public.plain-text": ["public.text"],
  ]

  #kept(
    #"""
    static let item: Self = .init(known: "public.item"); static let content: Self = .init(known: "public.content")
    static let image: Self = .init(known: "public.image"); static let movie: Self = .init(known: "public.movie")
    static let video: Self = .init(known: "public.video"); static let audio: Self = .init(known: "public.audio")
    static let audiovisualContent: Self = .init(known: "public.audiovisual-content")
    static let data: Self = .init(known: "public.data"); static let text: Self = .init(known: "public.text")
    static let plainText: Self = .init(known: "public.plain-text"); static let url: Self = .init(known: "public.url")
    static let fileURL: Self = .init(known: "public.file-url"); static let folder: Self = .init(known: "public.folder")
    static let jpeg: Self = .init(known: "public.jpeg"); static let png: Self = .init(known: "public.png")
    static let heic: Self = .init(known: "public.heic"); static let heif: Self = .init(known: "public.heif")
    static let tiff: Self = .init(known: "public.tiff"); static let gif: Self = .init(known: "com.compuserve.gif")
    static let rawImage: Self = .init(known: "public.camera-raw-image"); static let dng: Self = .init(known: "com.adobe.raw-image")
    static let livePhoto: Self = .init(known: "com.apple.live-photo"); static let pdf: Self = .init(known: "com.adobe.pdf")
    static let quickTimeMovie: Self = .init(known: "com.apple.quicktime-movie"); static let mpeg4Movie: Self = .init(known: "public.mpeg-4")
    static let mp3: Self = .init(known: "public.mp3"); static let wav: Self = .init(known: "com.microsoft.waveform-audio")
    static let json: Self = .init(known: "public.json"); static let zip: Self = .init(known: "public.zip-archive")
    """#)

  /// The identifier.
  public var description: String { identifier }
}

extension URL {
  #kept(
    """
    func appendingPathExtension(for contentType: UTType) -> URL = contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
    mutating func appendPathExtension(for contentType: UTType) = self = appendingPathExtension(for: contentType)
    func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL = appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    func appending(component: String, conformingTo contentType: UTType) -> URL = appendingPathComponent(component, conformingTo: contentType)
    """)
}

extension URLResourceKey {
  #kept(#"static let contentTypeKey: URLResourceKey = .init(rawValue: "NSURLContentTypeKey")"#)
}
