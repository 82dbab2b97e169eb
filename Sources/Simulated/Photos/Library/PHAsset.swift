import CameraControl
public import Foundation
import SimulatedAVFoundation

/// An object of the photo library.
public class PHObject: NSObject {
  /// The identifier of the object in this library.
  public let localIdentifier: String

  init(_ identifier: String) { localIdentifier = identifier }
}

/// What stands for an asset while the change block that asks for it runs.
public final class PHObjectPlaceholder: PHObject {}

/// A photo or video of the photo library.
public final class PHAsset: PHObject {
  /// Whether the asset is a photo or a video.
  public let mediaType: PHAssetMediaType

  /// The time of the asset.
  public let creationDate: Date?

  /// Whether the person likes the asset.
  public let isFavorite: Bool

  init(_ asset: PhotoStore.Asset) {
    mediaType = asset.isVideo ? .video : .image
    creationDate = asset.creationDate
    isFavorite = asset.isFavorite
    super.init(asset.identifier)
  }

  /// Returns the assets of a kind, oldest first; none without access to read.
  public class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    fetch(options) { $0.mediaType == mediaType }
  }

  /// Returns all assets, oldest first; none without access to read.
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    fetch(options) { _ in true }
  }

  /// Returns the assets with some identifiers; none without access to read.
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    fetch(options) { identifiers.contains($0.localIdentifier) }
  }

  private static func fetch(
    _ options: PHFetchOptions?, where isIncluded: (PHAsset) -> Bool
  ) -> PHFetchResult<PHAsset> {
    let library = PHPhotoLibrary.shared()
    guard library.store.access(of: library.app, .readAndWrite).allowsAdding else {
      return PHFetchResult([])
    }
    let assets = library.store.assets(readableBy: library.app).map(PHAsset.init).filter(isIncluded)
    let limit = options.map { $0.fetchLimit > 0 ? $0.fetchLimit : assets.count } ?? assets.count
    return PHFetchResult(Array(assets.prefix(limit)))
  }
}

/// The kind of an asset.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum PHAssetMediaType: Int, Sendable {
  /// Another kind.
  case unknown = 0
  /// A photo.
  case image = 1
  /// A video.
  case video = 2
  /// A sound.
  case audio = 3
}
