import CameraControlTesting
import Foundation
import Photos
import XCTest

final class AuthorizationTests: XCTestCase {
  private let phone = SimulatedPhone(.iPhone16Pro)

  func testAnAppMayDoEverythingAtFirst() async {
    await phone.asCurrent {
      XCTAssertEqual(PHPhotoLibrary.authorizationStatus(for: .addOnly), .authorized)
      XCTAssertEqual(PHPhotoLibrary.authorizationStatus(), .authorized)
      let answer = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
      XCTAssertEqual(answer, .authorized)
    }
  }

  func testThePersonIsAskedOnce() async {
    phone.app.setPhotoAccess(.notDetermined, for: .addOnly)
    phone.app.personAllowsAccess = false
    await phone.asCurrent {
      XCTAssertEqual(PHPhotoLibrary.authorizationStatus(for: .addOnly), .notDetermined)
      let first = await PHPhotoLibrary.requestAuthorization(for: .addOnly)
      XCTAssertEqual(first, .denied)
      phone.app.personAllowsAccess = true
      let status = await withCheckedContinuation { continuation in
        PHPhotoLibrary.requestAuthorization(for: .addOnly) { continuation.resume(returning: $0) }
      }
      XCTAssertEqual(status, .denied)
    }
  }

  func testTheOlderQuestionIsForReadingAndWriting() async {
    phone.app.setPhotoAccess(.notDetermined, for: .readWrite)
    phone.app.setPhotoAccess(.denied, for: .addOnly)
    let status = await phone.asCurrent {
      await withCheckedContinuation { continuation in
        PHPhotoLibrary.requestAuthorization { continuation.resume(returning: $0) }
      }
    }
    XCTAssertEqual(status, .authorized)
    XCTAssertEqual(
      phone.asCurrent { PHPhotoLibrary.authorizationStatus(for: .addOnly) }, .denied)
  }

  func testNothingIsSavedWithoutAccess() throws {
    for (status, code): (PHAuthorizationStatus, PHPhotosError.Code) in [
      (.denied, .accessUserDenied), (.restricted, .accessRestricted),
    ] {
      phone.app.setPhotoAccess(status, for: .addOnly)
      try phone.asCurrent {
        XCTAssertThrowsError(
          try PHPhotoLibrary.shared().performChangesAndWait {
            PHAssetCreationRequest.forAsset().addResource(
              with: .photo, data: Data(), options: nil)
          }
        ) { error in
          XCTAssertEqual((error as? PHPhotosError)?.code, code)
        }
      }
    }
    XCTAssertEqual(phone.app.savedAssets, [])
  }

  func testSavingAsksThePerson() throws {
    phone.app.setPhotoAccess(.notDetermined, for: .addOnly)
    try phone.asCurrent {
      try PHPhotoLibrary.shared().performChangesAndWait {
        PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data(), options: nil)
      }
      XCTAssertEqual(PHPhotoLibrary.authorizationStatus(for: .addOnly), .authorized)
    }
  }

  func testNothingIsReadWithoutAccessToRead() throws {
    try phone.asCurrent {
      try PHPhotoLibrary.shared().performChangesAndWait {
        PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data(), options: nil)
      }
      phone.app.setPhotoAccess(.denied, for: .readWrite)
      XCTAssertEqual(PHAsset.fetchAssets(with: nil).count, 0)
      phone.app.setPhotoAccess(.limited, for: .readWrite)
      XCTAssertEqual(PHAsset.fetchAssets(with: nil).count, 1)
    }
  }
}
