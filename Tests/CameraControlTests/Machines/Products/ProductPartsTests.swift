import CameraControl
import Foundation
import XCTest

final class ProductPartsTests: XCTestCase {
  /// The order of a set depends on its capacity, and differs from process to process.
  func testEqualPartsHaveEqualEncodings() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let expected =
      #"{"cameraUsageDescriptions":["app","capture-extension","widget-extension"],"#
      + #""extensionPoint":"com.apple.securecapture","hasApp":true,"hasCaptureExtension":true,"#
      + #""hasControl":true,"intentTargets":["app","capture-extension","widget-extension"],"#
      + #""microphoneUsageDescriptions":["app","capture-extension","widget-extension"],"#
      + #""photoLibraryUsageDescriptions":["app","capture-extension","widget-extension"]}"#
    for capacity in [3, 10, 100, 1000] {
      var targets = Set<ProductTarget>(minimumCapacity: capacity)
      targets.formUnion(ProductTarget.allCases)
      let parts = ProductParts {
        $0.intentTargets = targets
        $0.cameraUsageDescriptions = targets
        $0.microphoneUsageDescriptions = targets
        $0.photoLibraryUsageDescriptions = targets
      }
      let data = try encoder.encode(parts)
      XCTAssertEqual(String(decoding: data, as: UTF8.self), expected)
      XCTAssertEqual(try JSONDecoder().decode(ProductParts.self, from: data), parts)
    }
  }
}
