import CameraControl
public import SimulatedUIKit

/// A request for a new asset, made in a change block.
@Settings("creationDate: Date? = nil; isFavorite = false; location: CLLocation? = nil")
@Kept("isHidden = false; convenience init(for asset: PHAsset) = self.init()")
public class PHAssetChangeRequest: NSObject {
  private let parts = Guarded<[PHAssetResourcePart]>([])
  private let identifier = Changes.newIdentifier()

  required override init() {}

  /// What stands for the asset until the block has ended.
  public var placeholderForCreatedAsset: PHObjectPlaceholder? { PHObjectPlaceholder(identifier) }

  /// Asks for an asset from a file with an image.
  public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    make(.photo, from: fileURL)
  }

  /// Asks for an asset from a file with a video.
  public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
    make(.video, from: fileURL)
  }

  /// Returns a request for an image.
  public class func creationRequestForAsset(from image: UIImage) -> Self {
    let request = Self()
    request.add(PHAssetResourcePart(type: .photo, content: .data(image.pngData() ?? Data())))
    Changes.add(request, named: "PHAssetChangeRequest")
    return request
  }

  private static func make(_ type: PHAssetResourceType, from url: URL) -> Self? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let request = Self()
    request.add(PHAssetResourcePart(type: type, content: .file(url)))
    Changes.add(request, named: "PHAssetChangeRequest")
    return request
  }

  /// Asks for assets to be deleted.
  public class func deleteAssets(_ assets: [PHAsset]) { Changes.delete(assets) }

  /// Deletes the assets of a list when the change block ends.
  public class func deleteAssets(_ assets: NSArray) {
    deleteAssets(assets.compactMap { $0 as? PHAsset })
  }

  func add(_ part: PHAssetResourcePart) { parts.withLock { $0.append(part) } }

  func asset(
    by app: PhoneApp
  ) throws(PHPhotosError) -> (asset: PhotoStore.Asset, moved: [URL]) {
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
