import CameraControlTesting
import CoreLocation
import Photos
import UIKit
import XCTest

final class PHAssetTests: XCTestCase {
  private let phone = SimulatedPhone()

  func testAnAssetKeepsItsPlaceAndIsHandedOverAsAnImage() async throws {
    try await phone.asCurrent {
      try await PHPhotoLibrary.shared().performChanges {
        let request = PHAssetCreationRequest.forAsset()
        request.addResource(with: .photo, data: Data("photo".utf8), options: nil)
        request.location = CLLocation(latitude: 52.5, longitude: 13.4)
      }
      let asset = try XCTUnwrap(PHAsset.fetchAssets(with: nil).firstObject)
      XCTAssertEqual(asset.location?.coordinate.longitude, 13.4)
      var image: UIImage?
      PHImageManager.default().requestImage(
        for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill, options: nil
      ) { loaded, _ in
        image = loaded
      }
      XCTAssertEqual(image, UIImage(data: Data("photo".utf8)))
    }
  }

  func testAssetsAreSortedByTheirDates() async throws {
    try await phone.asCurrent {
      for (name, day) in [("middle", 2.0), ("last", 3), ("first", 1)] {
        try await PHPhotoLibrary.shared().performChanges {
          let request = PHAssetCreationRequest.forAsset()
          request.addResource(with: .photo, data: Data(name.utf8), options: nil)
          request.creationDate = Date(timeIntervalSinceReferenceDate: day)
        }
      }
      let options = PHFetchOptions()
      options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
      let dates = PHAsset.fetchAssets(with: .image, options: options)
      XCTAssertEqual(
        (0..<3).map { dates[$0].creationDate?.timeIntervalSinceReferenceDate }, [3, 2, 1])
    }
  }
}
