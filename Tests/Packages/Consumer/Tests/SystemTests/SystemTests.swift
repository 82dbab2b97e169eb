// swift-format-ignore-file: AvoidRetroactiveConformances
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Combine
import CoreMedia
import OSLog
import Photos
import XCTest
import os

// Apps make these types equatable and hashable themselves, as Apple's are not.
extension CMVideoDimensions: @retroactive Equatable {
  public static func == (lhs: CMVideoDimensions, rhs: CMVideoDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height
  }
}

extension CMTime: @retroactive Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}

/// What a camera app uses beside the camera.
final class SystemTests: XCTestCase {
  private final class Gallery: ObservableObject {
    @Published var count = 0
    private let logger = Logger(subsystem: "consumer", category: "gallery")

    func save(_ photo: Data) async throws {
      try await PHPhotoLibrary.shared().performChanges {
        PHAssetCreationRequest.forAsset().addResource(with: .photo, data: photo, options: nil)
      }
      count = PHAsset.fetchAssets(with: .image, options: nil).count
      logger.debug("saved \(photo.count, privacy: .public) bytes")
    }
  }

  func testAPhotoIsSavedAndCounted() async throws {
    let gallery = Gallery()
    var counts: [Int] = []
    let subscription = gallery.$count.removeDuplicates().sink { counts.append($0) }
    let before = PHAsset.fetchAssets(with: .image, options: nil).count
    try await gallery.save(Data([1]))
    XCTAssertEqual(counts, [0, before + 1])
    subscription.cancel()
  }

  func testAppsConformTypesOfCoreMedia() {
    XCTAssertEqual(
      CMVideoDimensions(width: 4, height: 3), CMVideoDimensions(width: 4, height: 3))
    XCTAssertEqual(Set([CMTime(value: 1, timescale: 2), CMTime(value: 2, timescale: 4)]).count, 1)
  }
}
