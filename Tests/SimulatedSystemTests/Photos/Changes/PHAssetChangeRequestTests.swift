import CameraControlTesting
import Foundation
import Photos
import XCTest

final class PHAssetChangeRequestTests: XCTestCase {
  private let phone = SimulatedPhone(.iPhone16Pro)
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private func file(_ name: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(name.utf8).write(to: url)
    return url
  }

  func testAFileIsCopiedOrMoved() throws {
    let (copied, moved) = (try file("film.mov"), try file("photo.heic"))
    try phone.asCurrent {
      try PHPhotoLibrary.shared().performChangesAndWait {
        let request = PHAssetCreationRequest.forAsset()
        let options = PHAssetResourceCreationOptions()
        options.shouldMoveFile = true
        options.originalFilename = "IMG_1.HEIC"
        request.addResource(with: .photo, fileURL: moved, options: options)
        request.addResource(with: .pairedVideo, fileURL: copied, options: nil)
      }
    }
    let resources = phone.app.savedAssets[0].resources
    XCTAssertEqual(resources.map(\.filename), ["IMG_1.HEIC", "film.mov"])
    XCTAssertEqual(resources.map(\.data), [Data("photo.heic".utf8), Data("film.mov".utf8)])
    XCTAssertEqual(phone.app.savedAssets[0].mediaType, .image)
    XCTAssertTrue(FileManager.default.fileExists(atPath: copied.path))
    XCTAssertFalse(FileManager.default.fileExists(atPath: moved.path))
  }

  func testAnAssetIsAVideoIfItHasOneAndNoPhoto() throws {
    let kinds: [([PHAssetResourceType], PHAssetMediaType)] = [
      ([.photo], .image), ([.video], .video), ([.photo, .video], .image),
      ([.photo, .pairedVideo], .image), ([.fullSizePhoto], .image), ([.video, .audio], .video),
    ]
    for (types, kind) in kinds {
      let phone = SimulatedPhone()
      try phone.asCurrent {
        try PHPhotoLibrary.shared().performChangesAndWait {
          let request = PHAssetCreationRequest.forAsset()
          for type in types { request.addResource(with: type, data: Data("a".utf8), options: nil) }
        }
      }
      XCTAssertEqual(phone.app.savedAssets.map(\.mediaType), [kind], "\(types)")
    }
  }

  func testKindsOfResourcesHaveTheNumbersOfAPhone() {
    let types: [PHAssetResourceType] = [
      .photo, .video, .audio, .alternatePhoto, .fullSizePhoto, .fullSizeVideo, .adjustmentData,
      .adjustmentBasePhoto, .pairedVideo,
    ]
    XCTAssertEqual(types.map(\.rawValue), Array(1...9))
    XCTAssertEqual([PHAccessLevel.addOnly, .readWrite].map(\.rawValue), [1, 2])
    let media: [PHAssetMediaType] = [.unknown, .image, .video, .audio]
    XCTAssertEqual(media.map(\.rawValue), Array(0...3))
  }

  func testAMissingFileFailsTheWholeChangeInWords() throws {
    let (there, missing) = (try file("a.mov"), folder.appendingPathComponent("b.mov"))
    try phone.asCurrent {
      XCTAssertThrowsError(
        try PHPhotoLibrary.shared().performChangesAndWait {
          let options = PHAssetResourceCreationOptions()
          options.shouldMoveFile = true
          PHAssetCreationRequest.forAsset().addResource(
            with: .video, fileURL: there, options: options)
          PHAssetCreationRequest.forAsset().addResource(
            with: .video, fileURL: missing, options: nil)
        }
      ) { error in
        XCTAssertEqual((error as? PHPhotosError)?.code, .missingResource)
        XCTAssertEqual(
          error.localizedDescription, "There is no file at \(missing.path). Write it first.")
        XCTAssertEqual((error as NSError).domain, "PHPhotosErrorDomain")
        XCTAssertEqual((error as NSError).code, 3303)
      }
    }
    XCTAssertEqual(phone.app.savedAssets, [])
    XCTAssertTrue(FileManager.default.fileExists(atPath: there.path))
  }

  func testARequestWithoutAResourceIsRefused() throws {
    try phone.asCurrent {
      XCTAssertThrowsError(
        try PHPhotoLibrary.shared().performChangesAndWait { _ = PHAssetCreationRequest.forAsset() }
      ) { XCTAssertEqual(($0 as? PHPhotosError)?.code, .invalidResource) }
    }
  }

  func testARequestIsMadeFromAFile() throws {
    let (photo, film) = (try file("a.jpg"), try file("b.mov"))
    let missing = folder.appendingPathComponent("c.mov")
    try phone.asCurrent {
      try PHPhotoLibrary.shared().performChangesAndWait {
        _ = PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL: photo)
        _ = PHAssetChangeRequest.creationRequestForAssetFromVideo(atFileURL: film)
        XCTAssertNil(PHAssetChangeRequest.creationRequestForAssetFromVideo(atFileURL: missing))
      }
    }
    XCTAssertEqual(phone.app.savedAssets.map(\.mediaType), [.image, .video])
  }
}
