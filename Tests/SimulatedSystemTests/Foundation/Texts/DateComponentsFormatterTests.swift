import Foundation
import XCTest

/// How durations are written, as Apple's documentation says.
final class DateComponentsFormatterTests: XCTestCase {
  private let formatter = DateComponentsFormatter()

  func testATextWithColonsBeginsWithItsFirstValue() {
    XCTAssertEqual(formatter.string(from: 3_610), "1:00:10")
    XCTAssertEqual(formatter.string(from: 65), "1:05")
    XCTAssertEqual(formatter.string(from: 0), "0")
    XCTAssertEqual(formatter.string(from: -65), "-1:05")
    XCTAssertNil(formatter.string(from: .infinity))
  }

  func testZerosAreKeptWhereTheyAreWanted() {
    formatter.zeroFormattingBehavior = .pad
    XCTAssertEqual(formatter.string(from: 65), "00:01:05")
    formatter.allowedUnits = [.minute, .second]
    XCTAssertEqual(formatter.string(from: 3_605), "60:05")
    let start = Date(timeIntervalSinceReferenceDate: 0)
    XCTAssertEqual(formatter.string(from: start, to: start + 5), "00:05")
  }

  func testUnitsHaveNames() {
    formatter.unitsStyle = .abbreviated
    XCTAssertEqual(formatter.string(from: 3_610), "1h 10s")
    formatter.unitsStyle = .full
    XCTAssertEqual(formatter.string(from: 3_610), "1 hour, 10 seconds")
    (formatter.zeroFormattingBehavior, formatter.maximumUnitCount) = (.dropTrailing, 2)
    XCTAssertEqual(formatter.string(from: 60), "0 hours, 1 minute")
  }
}
