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

/// A placeholder for an asset while the change block that requests the asset runs.
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
  /// The creation date of the asset.
  public let creationDate: Date?
  /// Whether the asset is a favorite of the person.
  public let isFavorite: Bool
  /// The location at which the asset was created.
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

  /// Whether an app shows the asset as a video or an image.
  public var playbackStyle: PlaybackStyle { mediaType == .video ? .video : .image }

  // Oldest first; without read access, there are none.
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
    // Of the possible orders, only the order by date has an effect.
    if let order = options?.sortDescriptors?.first, order.isBy("creationDate") {
      assets.sort { one, other in
        let (first, last) = order.ascending ? (one, other) : (other, one)
        return first.creationDate ?? .distantPast < last.creationDate ?? .distantPast
      }
    }
    let limit = options.map { $0.fetchLimit > 0 ? $0.fetchLimit : assets.count } ?? assets.count
    return PHFetchResult(Array(assets.prefix(limit)))
  }

  /// How an app shows an asset, such as a video.
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

/// A more specific kind of album.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas
  case smartAlbumVideos, smartAlbumFavorites
  case smartAlbumUserLibrary = 209
  case any = 0x7fff_ffff
}
