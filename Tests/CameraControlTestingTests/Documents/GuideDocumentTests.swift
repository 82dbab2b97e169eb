import Foundation
import TestSupport
import XCTest

/// Tests that the guides show code that is compiled and run here.
final class GuideDocumentTests: XCTestCase {
  func testEveryBlockOfSwiftIsPartOfATest() throws {
    let guides = [
      "ModelYourControls": "FilterCameraTests", "HoldToRecord": "HoldToRecordTests",
      "VolumeButtons": "VolumeButtonsTests", "ZoomTwoWays": "ZoomTests",
      "SwitchCameras": "SwitchCamerasTests", "HandleInterruptions": "InterruptionTests",
      "AccessDenied": "AccessTests",
    ]
    let app = Document("Tests/SimulatedAVKitTests/Waiting/HoldingCameraTests.swift")
    for (guide, file) in guides {
      let tests = Document("Tests/CameraControlTestingTests/Documents/Guides/\(file).swift")
      let blocks = try Document(of: "CameraControl", guide).blocks("swift")
      XCTAssertGreaterThan(blocks.count, 1, guide)
      for block in blocks {
        XCTAssertTrue(
          try (tests.squeezed + app.squeezed).contains(Document.squeezed(block)),
          "\(file) lacks:\n\(block)")
      }
    }
  }

  /// A guide has at most 800 words and begins with code.
  func testAGuideIsShort() throws {
    let folder = Document.root.appendingPathComponent("Sources/CameraControl/CameraControl.docc")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".md") && !["CameraControl.md", "Semantics.md"].contains(file) {
      let text = try Document("Sources/CameraControl/CameraControl.docc/\(file)").text
      XCTAssertLessThan(text.split { $0.isWhitespace }.count, 800, file)
    }
  }
}
