public import CameraControl

/// A photo or video that an app saved, for a test to read.
public struct SavedAsset: Hashable, Sendable {
  /// A part of an asset.
  public struct Resource: Hashable, Sendable {
    /// The role of the part in the asset.
    public let type: PHAssetResourceType
    /// The name of the part's file, if it has one.
    public let filename: String?
    /// The bytes of the part.
    public let data: Data
  }

  /// The identifier of the asset in the library.
  public let localIdentifier: String
  /// Whether the asset is a photo or a video.
  public let mediaType: PHAssetMediaType
  /// Whether the app marked the asset as a favorite.
  public let isFavorite: Bool
  /// The creation date that the app set.
  public let creationDate: Date?
  /// The parts of the asset.
  public let resources: [Resource]
}

extension PhoneApp {
  /// The photos and videos that the app saved and that are still in the library, oldest first.
  public var savedAssets: [SavedAsset] {
    PhotoStore.of(phone).assets.filter { $0.app == PhotoStore.owner(self) }.map { asset in
      SavedAsset(
        localIdentifier: asset.identifier, mediaType: asset.isVideo ? .video : .image,
        isFavorite: asset.isFavorite,
        creationDate: asset.creationDate,
        resources: asset.resources.map {
          SavedAsset.Resource(
            type: PHAssetResourceType(rawValue: $0.kind) ?? .photo, filename: $0.filename,
            data: $0.data)
        })
    }
  }

  /// Sets the app's access to the photo library, as the person does.
  ///
  /// At first, an app has full access. `personAllowsAccess` is the person's answer when an app with
  /// the status `notDetermined` asks.
  public func setPhotoAccess(_ status: PHAuthorizationStatus, for level: PHAccessLevel) {
    PhotoStore.of(phone).setAccess(of: self, level.level, to: status.access)
  }
}
