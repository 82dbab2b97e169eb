public import SimulatedUIKit

/// A manager that immediately delivers the bytes of assets as images.
@Kept(
  "func cancelImageRequest(_ requestID: PHImageRequestID); class func `default`() -> PHImageManager = PHImageManager()"
)
open class PHImageManager: NSObject {
  /// Passes the handler an image of an asset; the requested size has no effect.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(asset.resources.first.flatMap { UIImage(data: $0.data) }, nil)
    return 1
  }

  /// Passes the handler the bytes of an asset.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(asset.resources.first?.data, nil, .up, nil)
    return 1
  }

  /// Passes the handler the movie of an asset, which plays nothing.
  @discardableResult
  open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let file = asset.mediaType == .video ? URL(fileURLWithPath: "/\(asset.localIdentifier)") : nil
    resultHandler(file.map { AVAsset(url: $0) }, nil, nil)
    return 1
  }

  /// Passes the handler the movie of an asset, which plays nothing.
  @discardableResult
  open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    requestAVAsset(forVideo: asset, options: options) { movie, _, info in
      resultHandler(movie.map { AVPlayerItem(asset: $0) }, info)
    }
  }
}

/// The identifier of a request.
public typealias PHImageRequestID = Int32

/// Options for requesting an image.
@Kept(
  """
  isSynchronous = false; isNetworkAccessAllowed = false; deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  resizeMode = PHImageRequestOptionsResizeMode.fast; version = PHImageRequestOptionsVersion.current
  progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)? = nil
  """)
public final class PHImageRequestOptions: NSObject {}

/// Options for requesting a movie.
@Kept(
  "isNetworkAccessAllowed = false; deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic")
public final class PHVideoRequestOptions: NSObject {}

/// How an image fills a size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  /// The default, which shows the whole image.
  public static let `default` = Self.aspectFit
}

/// Which image the manager delivers first.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}

/// Whether an image has exactly the requested size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

/// Which version of an image the manager delivers.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }

/// The mix of a movie's sounds; the simulation has none.
public final class AVAudioMix: NSObject, Sendable {}

// The backticks exempt the names from the lint rule on names.
/// The size of the whole image.
public let `PHImageManagerMaximumSize` = CGSize(width: -1, height: -1)
/// The keys for information about a delivered image.
public let (`PHImageResultIsDegradedKey`, `PHImageCancelledKey`, `PHImageErrorKey`) = (
  "PHImageResultIsDegradedKey", "PHImageCancelledKey", "PHImageErrorKey"
)

/// An observer of changes of the library; the simulation never calls it.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called after a change.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library.
public final class PHChange: NSObject, Sendable {}

extension PHPhotoLibrary {
  #kept(
    """
    func register(_ observer: any PHPhotoLibraryChangeObserver)
    func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver)
    func presentLimitedLibraryPicker(from controller: UIViewController)
    """)
}
