import CoreImage.CIFilterBuiltins
import UIKit.UIImage
import XCTest
import os.log

/// A file that imports parts of modules has the whole modules.
final class SubmodulesTests: XCTestCase {
  func testAPartBringsTheWhole() {
    Logger(subsystem: "camera", category: "parts").info("A part was imported.")
    XCTAssertNotNil(UIImage(systemName: "camera"))
    XCTAssertEqual(CIFilter(name: "CISepiaTone")?.name, "CISepiaTone")
  }
}
