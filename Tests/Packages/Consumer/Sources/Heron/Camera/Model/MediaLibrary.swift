import Photos
import UIKit

/// The person's photo library, as far as the camera uses it.
actor MediaLibrary {
  let thumbnails: AsyncStream<CGImage?>
  private let continuation: AsyncStream<CGImage?>.Continuation

  init() {
    (thumbnails, continuation) = AsyncStream.makeStream(of: CGImage?.self)
  }

  func save(_ photo: Photo, at location: CLLocation?) async throws {
    try await change { request in
      request.location = location
      request.addResource(
        with: photo.isProxy ? .photoProxy : .photo, data: photo.data, options: nil)
    }
  }

  func save(_ movie: Movie) async throws {
    try await change { request in
      let options = PHAssetResourceCreationOptions()
      options.shouldMoveFile = true
      request.addResource(with: .video, fileURL: movie.url, options: options)
    }
  }

  private var isAuthorized: Bool {
    get async {
      await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .authorized
    }
  }

  private func change(
    _ body: @Sendable @escaping (PHAssetCreationRequest) -> Void
  ) async throws {
    guard await isAuthorized else { return }
    try await PHPhotoLibrary.shared().performChanges {
      body(PHAssetCreationRequest.forAsset())
    }
    showNewest()
  }

  private func showNewest() {
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    options.fetchLimit = 1
    guard let asset = PHAsset.fetchAssets(with: options).firstObject else { return }
    PHImageManager.default().requestImage(
      for: asset, targetSize: CGSize(width: 256, height: 256), contentMode: .aspectFill,
      options: nil
    ) { [continuation] image, _ in
      continuation.yield(image?.cgImage)
    }
  }
}
