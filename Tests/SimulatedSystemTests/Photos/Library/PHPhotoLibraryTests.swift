import AVFoundation
import CameraControl
import CameraControlTesting
import Foundation
import Photos
import TestSupport
import UIKit
import XCTest

final class PHPhotoLibraryTests: XCTestCase {
  private let phone = SimulatedPhone(.iPhone16Pro)

  private func saving(_ text: String, isFavorite: Bool = false) async throws {
    try await PHPhotoLibrary.shared().performChanges {
      let request = PHAssetCreationRequest.forAsset()
      request.isFavorite = isFavorite
      request.creationDate = Date(timeIntervalSince1970: 5)
      request.addResource(with: .photo, data: Data(text.utf8), options: nil)
    }
  }

  func testWhatAnAppSavesCanBeReadByATest() async throws {
    try await phone.asCurrent { try await saving("a", isFavorite: true) }
    let asset = try XCTUnwrap(phone.app.savedAssets.first)
    XCTAssertEqual(asset.resources.map(\.data), [Data("a".utf8)])
    XCTAssertEqual(asset.resources.map(\.type), [.photo])
    XCTAssertEqual(asset.mediaType, .image)
    XCTAssertTrue(asset.isFavorite)
    XCTAssertEqual(asset.creationDate, Date(timeIntervalSince1970: 5))
    XCTAssertEqual(SimulatedPhone(.iPhone16Pro).app.savedAssets, [])
  }

  func testAnAppReadsItsAssets() async throws {
    try await phone.asCurrent {
      try await saving("a")
      try await saving("b")
      let assets = PHAsset.fetchAssets(with: .image, options: nil)
      XCTAssertEqual(assets.count, 2)
      XCTAssertEqual(PHAsset.fetchAssets(with: .video, options: nil).count, 0)
      let options = PHFetchOptions()
      options.fetchLimit = 1
      XCTAssertEqual(PHAsset.fetchAssets(with: options).count, 1)
      let first = try XCTUnwrap(assets.firstObject)
      let found = PHAsset.fetchAssets(
        withLocalIdentifiers: [first.localIdentifier], options: nil)
      XCTAssertEqual(found.lastObject?.localIdentifier, first.localIdentifier)
      XCTAssertEqual(assets.object(at: 0).localIdentifier, first.localIdentifier)
      XCTAssertEqual(assets.object(at: 1).localIdentifier, assets.lastObject?.localIdentifier)
      XCTAssertNotEqual(assets.lastObject?.localIdentifier, first.localIdentifier)
      var identifiers: [String] = []
      assets.enumerateObjects { asset, _, isEnough in
        identifiers.append(asset.localIdentifier)
        isEnough.pointee = true
      }
      XCTAssertEqual(identifiers, [first.localIdentifier])
      try await PHPhotoLibrary.shared().performChanges {
        PHAssetChangeRequest.deleteAssets([first])
      }
    }
    XCTAssertEqual(phone.app.savedAssets.map { $0.resources[0].data }, [Data("b".utf8)])
  }

  func testARequestSaysWhatItWasTold() throws {
    let told = Log<String>()
    try phone.asCurrent {
      try PHPhotoLibrary.shared().performChangesAndWait {
        let request = PHAssetCreationRequest.forAsset()
        told.add("\(request.isFavorite) \(request.creationDate == nil)")
        (request.isFavorite, request.creationDate) = (true, Date(timeIntervalSince1970: 7))
        told.add("\(request.isFavorite) \(request.creationDate?.timeIntervalSince1970 ?? 0)")
        request.addResource(with: .photo, data: Data("a".utf8), options: nil)
      }
    }
    XCTAssertEqual(told.all, ["false true", "true 7.0"])
  }

  func testThePlaceholderHasTheIdentifierOfTheAsset() throws {
    let identifiers = Log<String?>()
    try phone.asCurrent {
      try PHPhotoLibrary.shared().performChangesAndWait {
        let request = PHAssetCreationRequest.forAsset()
        request.addResource(with: .photo, data: Data(), options: nil)
        identifiers.add(request.placeholderForCreatedAsset?.localIdentifier)
      }
    }
    XCTAssertEqual(phone.app.savedAssets.map(\.localIdentifier), identifiers.all)
  }

  func testTheHandlerIsToldTheResult() async throws {
    let results = await withCheckedContinuation { continuation in
      phone.asCurrent {
        PHPhotoLibrary.shared().performChanges {
          PHAssetCreationRequest.forAsset().addResource(with: .video, data: Data(), options: nil)
        } completionHandler: { isDone, error in
          continuation.resume(returning: (isDone, error == nil))
        }
      }
    }
    XCTAssertTrue(results == (true, true))
    XCTAssertEqual(phone.app.savedAssets.map(\.mediaType), [.video])
  }

  /// PHO02: a process of a product that lacks the text for the photo library ends before its block
  /// runs, and none of its handlers is called.
  func testAProcessThatDoesNotSayWhyItSavesEnds() async throws {
    let uses: [@Sendable (Log<String>) async throws -> Void] = [
      { log in
        try await PHPhotoLibrary.shared().performChanges {
          log.add("block")
          PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data(), options: nil)
        }
      },
      { log in
        PHPhotoLibrary.shared().performChanges {
          log.add("block")
          PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data(), options: nil)
        } completionHandler: { _, _ in
          log.add("handler")
        }
      },
      { log in PHPhotoLibrary.requestAuthorization(for: .addOnly) { _ in log.add("handler") } },
      { _ in UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil) },
    ]
    for use in uses {
      for isLacking in [true, false] {
        let phone = SimulatedPhone()
        await phone.perform([.endApp("app")])
        let parts = ProductParts { if isLacking { $0.photoLibraryUsageDescriptions = [] } }
        let product = try await phone.install(CaptureProduct("Photos", parts: parts))
        let log = Log<String>()
        try await AmbientPhone.withApp(product.app) { try await use(log) }
        await phone.settle()
        XCTAssertEqual(product.app.isRunning, !isLacking)
        XCTAssertEqual(phone.diagnostics.map(\.rule), isLacking ? ["PHO02"] : [])
        if isLacking {
          XCTAssertEqual(log.all, [])
          XCTAssertEqual(product.app.savedAssets, [])
          XCTAssertEqual(
            phone.diagnostics[0].remedy, "Add NSPhotoLibraryAddUsageDescription to it.")
        }
      }
    }
  }

  func testTheHandlerIsToldWhyNothingWasSaved() async throws {
    phone.app.setPhotoAccess(.denied, for: .addOnly)
    let heard = Log<String>()
    phone.asCurrent {
      PHPhotoLibrary.shared().performChanges {
        PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data(), options: nil)
      } completionHandler: { isDone, error in
        heard.add("\(isDone) \((error as? PHPhotosError)?.code == .accessUserDenied)")
      }
    }
    await phone.settle()
    XCTAssertEqual(heard.all, ["false true"])
    XCTAssertEqual(phone.app.savedAssets, [])
  }

  /// PHO01: a request needs a block.
  func testAChangeOutsideABlockIsAFault() {
    phone.asCurrent { _ = PHAssetCreationRequest.forAsset() }
    XCTAssertEqual(
      phone.acknowledgeFaults().map(\.exception?.name), ["NSInternalInconsistencyException"])
  }
}
