public import CameraControl

/// A photo or video that an app saved, for a test to read.
public struct SavedAsset: Hashable, Sendable {
  /// A part of an asset.
  public struct Resource: Hashable, Sendable {
    /// What the part is for the asset.
    public let type: PHAssetResourceType
    /// The name of its file, if it has one.
    public let filename: String?
    /// Its bytes.
    public let data: Data
  }

  /// The identifier of the asset in the library.
  public let localIdentifier: String
  /// Whether it is a photo or a video.
  public let mediaType: PHAssetMediaType
  /// Whether the app said that the person likes it.
  public let isFavorite: Bool
  /// The time that the app gave it.
  public let creationDate: Date?
  /// Its parts.
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

  /// Sets what the person lets the app do with the photo library.
  ///
  /// An app may do everything at first. `personAllowsAccess` is the person's answer when
  /// an app whose status is `notDetermined` asks.
  public func setPhotoAccess(_ status: PHAuthorizationStatus, for level: PHAccessLevel) {
    PhotoStore.of(phone).setAccess(of: self, level.level, to: status.access)
  }
}
