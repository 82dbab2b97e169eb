import CameraControl
public import SimulatedUIKit

/// A request for a new asset; an app creates it in a change block.
@Settings("creationDate: Date? = nil; isFavorite = false; location: CLLocation? = nil")
@Kept("isHidden = false; convenience init(for asset: PHAsset) = self.init()")
public class PHAssetChangeRequest: NSObject {
  private let parts = Guarded<[PHAssetResourcePart]>([])
  private let identifier = Changes.newIdentifier()

  required override init() {}
  /// A placeholder for the asset until the change block has ended.
  public var placeholderForCreatedAsset: PHObjectPlaceholder? { PHObjectPlaceholder(identifier) }

  /// Requests an asset from a file with an image.
  public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    make(.photo, from: fileURL)
  }

  /// Requests an asset from a file with a video.
  public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
    make(.video, from: fileURL)
  }

  /// Returns a request for an image.
  public class func creationRequestForAsset(from image: UIImage) -> Self {
    make(.photo, .data(image.pngData() ?? Data()))
  }

  private static func make(_ type: PHAssetResourceType, from url: URL) -> Self? {
    FileManager.default.fileExists(atPath: url.path) ? make(type, .file(url)) : nil
  }

  private static func make(
    _ type: PHAssetResourceType, _ content: PHAssetResourcePart.Content
  ) -> Self {
    let request = Self()
    request.add(PHAssetResourcePart(type: type, content: content))
    Changes.add(request, named: "PHAssetChangeRequest")
    return request
  }

  /// Requests the deletion of assets.
  public class func deleteAssets(_ assets: [PHAsset]) { Changes.delete(assets) }

  /// Deletes the assets of a list when the change block ends.
  public class func deleteAssets(_ assets: NSArray) {
    deleteAssets(assets.compactMap { $0 as? PHAsset })
  }

  func add(_ part: PHAssetResourcePart) { parts.withLock { $0.append(part) } }

  func asset(by app: PhoneApp) throws(PHPhotosError) -> (asset: PhotoStore.Asset, moved: [URL]) {
    let parts = parts.withLock { $0 }
    guard !parts.isEmpty else {
      throw PHPhotosError(.invalidResource, "The request for an asset has no resource. Add one.")
    }
    var resources: [PhotoStore.Resource] = []
    for part in parts { resources.append(try part.resource()) }
    let isVideo = parts.contains { $0.type == .video } && !parts.contains { $0.type == .photo }
    return (
      PhotoStore.Asset(
        identifier: identifier, by: app, isVideo: isVideo, isFavorite: isFavorite,
        creationDate: creationDate, place: location?.numbers, resources: resources),
      parts.compactMap(\.movedFile)
    )
  }
}

/// A request for a new asset with several resources, such as a photo and its movie.
@Kept("class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool = true")
public final class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Requests a new asset, to which the app then adds resources.
  public class func forAsset() -> Self {
    let request = Self()
    Changes.add(request, named: "PHAssetCreationRequest")
    return request
  }

  /// Adds a resource from its bytes.
  public func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) { add(PHAssetResourcePart(type: type, content: .data(data), options)) }

  /// Adds a resource from a file, which the library reads when the change block has ended.
  public func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) { add(PHAssetResourcePart(type: type, content: .file(fileURL), options)) }
}

/// Options for adding a resource to an asset.
@Kept(
  "originalFilename: String? = nil; uniformTypeIdentifier: String? = nil; shouldMoveFile = false")
public final class PHAssetResourceCreationOptions: NSObject {}

/// The role of a resource in its asset.
@nonexhaustive
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
  case adjustmentBasePhoto, pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo
  case adjustmentBaseVideo
  case photoProxy = 19
}

/// A resource of a request.
struct PHAssetResourcePart: Sendable {
  enum Content: Sendable {
    case data(Data)
    case file(URL)
  }

  let type: PHAssetResourceType
  private let content: Content
  private let filename: String?
  private let isMoved: Bool

  init(
    type: PHAssetResourceType, content: Content, _ options: PHAssetResourceCreationOptions? = nil
  ) {
    self.type = type
    self.content = content
    filename = options?.originalFilename
    isMoved = options?.shouldMoveFile ?? false
  }

  /// The file that goes once it is in the library.
  var movedFile: URL? {
    guard isMoved, case .file(let url) = content else { return nil }
    return url
  }

  func resource() throws(PHPhotosError) -> PhotoStore.Resource {
    switch content {
    case .data(let data):
      return PhotoStore.Resource(kind: type.rawValue, filename: filename, data: data)
    case .file(let url):
      guard let data = try? Data(contentsOf: url) else {
        throw PHPhotosError(.missingResource, "There is no file at \(url.path). Write it first.")
      }
      return PhotoStore.Resource(
        kind: type.rawValue, filename: filename ?? url.lastPathComponent, data: data)
    }
  }
}
