import Photos
import XCTest

/// What apps name of the photo library, in Swift 5 and in Swift 6.
@MainActor
final class LibraryNamesTests: XCTestCase {
  func testConstantsAreThere() async {
    let _: [Any?] = [PHImageCancelledKey, PHImageErrorKey]
  }

  func testValuesAreThere() async {
    assertDistinct([PHAsset.PlaybackStyle.imageAnimated, .livePhoto, .videoLooping])
    assertDistinct([
      PHAssetCollectionSubtype.albumCloudShared, .smartAlbumFavorites, .smartAlbumGeneric,
      .smartAlbumPanoramas, .smartAlbumUserLibrary, .smartAlbumVideos,
    ])
    assertDistinct([PHAssetCollectionType.smartAlbum])
    assertDistinct([
      PHAssetResourceType.adjustmentBasePairedVideo, .adjustmentBaseVideo, .fullSizePairedVideo,
    ])
    assertDistinct([PHImageContentMode.aspectFit])
    assertDistinct([
      PHImageRequestOptionsDeliveryMode.fastFormat, .highQualityFormat, .opportunistic,
    ])
    assertDistinct([PHImageRequestOptionsVersion.original, .unadjusted])
  }

  func testPropertiesAreThere() async {
    assertProperties(\PHAsset.pixelHeight, \.pixelWidth, \.playbackStyle)
    assertProperties(\PHAssetCollection.estimatedAssetCount)
    assertProperties(\PHAssetCollectionChangeRequest.placeholderForCreatedAssetCollection)
    assertProperties(\PHAssetResourceCreationOptions.uniformTypeIdentifier)
    assertProperties(\PHFetchOptions.predicate)
    assertProperties(
      \PHImageRequestOptions.deliveryMode, \.isNetworkAccessAllowed, \.progressHandler,
      \.resizeMode
    )
    assertProperties(\PHPhotosError.errorUserInfo)
    assertProperties(\PHVideoRequestOptions.deliveryMode, \.isNetworkAccessAllowed)
  }

  func testFunctionsAreThere() async {
    let _: [Any] = [PHAssetChangeRequest.creationRequestForAsset(from:)]
    let _: [Any] = [PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle:)]
    let _: [Any] = [PHAssetCreationRequest.supportsAssetResourceTypes(_:)]
    let _ = { (object: PHAssetCollectionChangeRequest) in
      (
        object.addAssets(_:), object.removeAssets(_:)
      )
    }
    let _ = { (object: PHImageManager) in
      (
        object.cancelImageRequest(_:), object.requestAVAsset(forVideo:options:resultHandler:),
        object.requestImageDataAndOrientation(for:options:resultHandler:),
        object.requestPlayerItem(forVideo:options:resultHandler:)
      )
    }
    let _ = { (object: PHObject) in object.isEqual(_:) }
    let _ = { (object: PHPhotoLibrary) in
      (
        object.presentLimitedLibraryPicker(from:), object.unregisterChangeObserver(_:)
      )
    }
    let _ = { (object: any PHPhotoLibraryChangeObserver) in object.photoLibraryDidChange(_:) }
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [
      AVAudioMix.self, PHChange.self, PHImageRequestID.self,
      PHImageRequestOptionsResizeMode.self, PHObjectPlaceholder.self, SavedAsset.Resource.self,
      SavedAsset.self,
    ]
  }
}
