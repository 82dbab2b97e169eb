import XCTest
import os

/// What apps name of logs, in Swift 5 and in Swift 6.
@MainActor
final class LogNamesTests: XCTestCase {
  func testValuesAreThere() async {
    assertDistinct([OSLogFloatFormatting.exponential, .hybrid])
    assertDistinct([OSLogIntegerFormatting.octal])
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [
      OSLog.Category.self, OSLogInterpolation.self, OSLogMessage.self, OSLogPrivacy.Mask.self,
      OSLogPrivacy.self, OSLogStringAlignment.self, OSLogType.self,
    ]
  }
}
