import PhotosUI
import SwiftUI
import XCTest

/// What a file that imports PhotosUI has of Photos, AVFoundation and Core Location, in Swift 5 and in
/// Swift 6.
@MainActor
final class PhotosUIAloneTests: XCTestCase {
  func testAPhotoIsSavedWithItsPlaceAndFound() async throws {
    let place = CLLocation(latitude: 52.5, longitude: 13.4)
    try await PHPhotoLibrary.shared().performChanges {
      let request = PHAssetCreationRequest.forAsset()
      request.location = place
      request.addResource(with: .photo, data: Data("photo".utf8), options: nil)
      request.addResource(with: .photoProxy, data: Data("proxy".utf8), options: nil)
    }
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    let asset = try XCTUnwrap(PHAsset.fetchAssets(with: options).firstObject)
    XCTAssertEqual(asset.location, place)
    var image: UIImage?
    PHImageManager.default().requestImage(
      for: asset, targetSize: CGSize(width: 64, height: 64), contentMode: .aspectFill, options: nil
    ) { found, info in
      if info?[PHImageResultIsDegradedKey] as? Bool != true { image = found }
    }
    XCTAssertEqual(image, UIImage(data: Data("photo".utf8)))
  }

  func testItBringsAVFoundation() async {
    XCTAssertNil(AVCaptureSession().inputs.first)
    XCTAssertNil(CLLocationManager().location)
    _ = CLLocationUpdate.liveUpdates
  }

  func testAPersonChooses() async throws {
    var chosen: PhotosPickerItem?
    let picker = PhotosPicker(
      "Choose", selection: Binding(get: { chosen }, set: { chosen = $0 }), matching: .images)
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIHostingController(rootView: picker)
    chosen = PhotosPickerItem(simulated: Data("photo".utf8))
    let data = try await chosen?.loadTransferable(type: Data.self)
    XCTAssertEqual(data, Data("photo".utf8))
  }
}
