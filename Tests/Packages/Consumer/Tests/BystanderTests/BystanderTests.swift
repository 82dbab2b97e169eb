import AVKit
import Bystander
import XCTest

final class BystanderTests: XCTestCase {
  func testTheDropInChangesNothingForOtherPackages() {
    #if os(Linux)
      XCTAssertEqual(modulesInSight, [])
    #endif
  }

  func testHereTheModulesAreInSight() {
    #if !canImport(AVFoundation) || !canImport(AVKit) || !canImport(UIKit)
      XCTFail("the aliases do not work")
    #endif
  }
}
