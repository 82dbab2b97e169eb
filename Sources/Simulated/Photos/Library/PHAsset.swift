import CameraControl

/// An object of the photo library; those with the same identifier are equal.
@Kept(
  """
  override func isEqual(_ object: Any?) -> Bool = (object as? PHObject)?.localIdentifier == localIdentifier
  override let hash: Int = localIdentifier.hashValue
  """)
public class PHObject: NSObject {
  /// The identifier of the object in this library.
  public let localIdentifier: String

  init(_ identifier: String) { localIdentifier = identifier }
}

/// What stands for an asset while the change block that asks for it runs.
public final class PHObjectPlaceholder: PHObject {}

/// A photo or video of the photo library.
@Kept(
  """
  let pixelWidth: Int = 4032; let pixelHeight: Int = 3024; let duration: Double = 0; let isHidden: Bool = false
  let modificationDate: Date? = creationDate
  class func fetchAssets(in collection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> = fetchAssets(with: options)
  """)
public final class PHAsset: PHObject {
  /// Whether the asset is a photo or a video.
  public let mediaType: PHAssetMediaType
  /// The time of the asset.
  public let creationDate: Date?
  /// Whether the person likes the asset.
  public let isFavorite: Bool
  /// Where the asset was made.
  public let location: CLLocation?

  let resources: [PhotoStore.Resource]

  init(_ asset: PhotoStore.Asset) {
    location = asset.place.map(CLLocation.init)
    resources = asset.resources

    mediaType = asset.isVideo ? .video : .image
    creationDate = asset.creationDate
    isFavorite = asset.isFavorite
    super.init(asset.identifier)
  }

  /// How the asset is shown.
  public var playbackStyle: PlaybackStyle { mediaType == .video ? .video : .image }

  // The oldest first; none without access to read.
  #kept(
    """
    class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> = fetch(options) { $0.mediaType == mediaType }
    class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> = fetch(options) { _ in true }
    class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> = fetch(options) { identifiers.contains($0.localIdentifier) }
    """)

  private static func fetch(
    _ options: PHFetchOptions?, where isIncluded: (PHAsset) -> Bool
  ) -> PHFetchResult<PHAsset> {
    let library = PHPhotoLibrary.shared()
    guard library.store.access(of: library.app, .readAndWrite).allowsAdding else {
      return PHFetchResult([])
    }
    var assets = library.store.assets(readableBy: library.app).map(PHAsset.init).filter(isIncluded)
    // Of the orders that can be asked for, the one by the date matters.
    if let order = options?.sortDescriptors?.first, order.isBy("creationDate") {
      assets.sort { one, other in
        let (first, last) = order.ascending ? (one, other) : (other, one)
        return first.creationDate ?? .distantPast < last.creationDate ?? .distantPast
      }
    }
    let limit = options.map { $0.fetchLimit > 0 ? $0.fetchLimit : assets.count } ?? assets.count
    return PHFetchResult(Array(assets.prefix(limit)))
  }
}

extension PHAsset {
  /// How an asset is shown.
  public enum PlaybackStyle: Int, Sendable {
    case unsupported, image, imageAnimated, livePhoto, video, videoLooping
  }
}

/// The kind of an asset.
@nonexhaustive
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// An album; there is one, with everything.
@Kept(
  """
  let localizedTitle: String? = nil; let estimatedAssetCount: Int = 0
  class func fetchAssetCollections(with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> = PHFetchResult([])
  class func fetchAssetCollections(withLocalIdentifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> = PHFetchResult([])
  """)
public final class PHAssetCollection: PHObject {}

/// A change of an album, which has no effect.
@Kept(
  """
  class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest = .init()
  convenience init?(for assetCollection: PHAssetCollection) = self.init(); func addAssets(_ assets: Any)
  func removeAssets(_ assets: Any?)
  let placeholderForCreatedAssetCollection: PHObjectPlaceholder = PHObjectPlaceholder("album")
  """)
public final class PHAssetCollectionChangeRequest: NSObject {}

/// A kind of album.
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum
}

/// A kind of album in particular.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas
  case smartAlbumVideos, smartAlbumFavorites
  case smartAlbumUserLibrary = 209
  case any = 0x7fff_ffff
}
