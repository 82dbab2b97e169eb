import CoreMedia
import XCTest

final class CMTimeTests: XCTestCase {
  func testTimesAreFractions() {
    let half = CMTime(value: 1, timescale: 2)
    XCTAssertEqual(half, CMTimeMake(value: 300, timescale: 600))
    XCTAssertEqual(CMTimeGetSeconds(half + half), 1)
    XCTAssertEqual(CMTimeSubtract(half, half), .zero)
    XCTAssertLessThan(half, .positiveInfinity)
    XCTAssertEqual(CMTimeCompare(half, .zero), 1)
  }

  func testWhatIsNoTimeStaysNone() {
    XCTAssertFalse(CMTime.invalid.isValid)
    XCTAssertFalse((CMTime.invalid + .zero).isValid)
    XCTAssertTrue(CMTime.invalid.seconds.isNaN)
    XCTAssertFalse(CMTime(value: 1, timescale: 0).isValid)
    XCTAssertTrue((CMTime.positiveInfinity + CMTime(value: 1, timescale: 1)).isPositiveInfinity)
    XCTAssertTrue(CMTime(seconds: 1e300, preferredTimescale: 600).isPositiveInfinity)
    XCTAssertFalse(CMTime(seconds: .nan, preferredTimescale: 600).isValid)
  }
}
