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

  func testTheFunctionsAreTheOperators() {
    let (third, half) = (CMTimeMake(value: 1, timescale: 3), CMTimeMake(value: 1, timescale: 2))
    XCTAssertEqual(CMTimeGetSeconds(third), 1.0 / 3, accuracy: 1e-12)
    XCTAssertEqual(CMTimeMakeWithSeconds(0.5, preferredTimescale: 600).value, 300)
    XCTAssertEqual(
      CMTimeAdd(half, CMTimeMake(value: 3, timescale: 600)), CMTime(value: 303, timescale: 600))
    XCTAssertEqual(
      CMTimeSubtract(half, CMTimeMake(value: 3, timescale: 600)), CMTime(value: 297, timescale: 600)
    )
    XCTAssertEqual(CMTimeAdd(half, .invalid), .invalid)
    XCTAssertEqual(CMTimeCompare(third, half), -1)
    XCTAssertEqual(CMTimeCompare(half, third), 1)
    XCTAssertEqual(CMTimeCompare(half, CMTimeMake(value: 2, timescale: 4)), 0)
  }

  /// CMT01: every time has its place in one order, which the operators and the function agree on.
  func testTimesHaveOneOrder() {
    let times: [CMTime] = [
      .negativeInfinity, CMTime(value: .min, timescale: 1), CMTime(value: -1, timescale: 3), .zero,
      CMTime(value: 1, timescale: .max), CMTime(value: 1, timescale: 3),
      CMTime(value: .max - 1, timescale: .max), CMTime(value: .max, timescale: .max),
      CMTime(value: .max, timescale: 1), .indefinite, .positiveInfinity, .invalid,
    ]
    for (place, time) in times.enumerated() {
      for (other, second) in times.enumerated() {
        let order = place == other ? 0 : place < other ? -1 : 1
        XCTAssertEqual(CMTimeCompare(time, second), Int32(order), "\(time) \(second)")
        XCTAssertEqual(
          [time < second, time <= second, time == second, time >= second, time > second],
          [order < 0, order <= 0, order == 0, order >= 0, order > 0])
      }
    }
    XCTAssertEqual(times.shuffled().max(), .invalid)
    XCTAssertEqual(CMTime(value: 1, timescale: 0), .invalid)
  }

  func testEachKindOfTimeIsOneKind() {
    let times: [CMTime] = [.zero, .invalid, .indefinite, .positiveInfinity, .negativeInfinity]
    XCTAssertEqual(times.map(\.isValid), [true, false, true, true, true])
    XCTAssertEqual(times.map(\.isNumeric), [true, false, false, false, false])
    XCTAssertEqual(times.map(\.isIndefinite), [false, false, true, false, false])
    XCTAssertEqual(times.map(\.isPositiveInfinity), [false, false, false, true, false])
    XCTAssertEqual(times.map(\.isNegativeInfinity), [false, false, false, false, true])
    XCTAssertEqual(times[3].seconds, .infinity)
    XCTAssertEqual(times[4].seconds, -.infinity)
    XCTAssertTrue(times[1].seconds.isNaN && times[2].seconds.isNaN)
    for (index, time) in times.enumerated() {
      for (other, second) in times.enumerated() { XCTAssertEqual(time == second, index == other) }
    }
    XCTAssertEqual(CMTime(seconds: 1, preferredTimescale: 0), .invalid)
    XCTAssertEqual(CMTime(seconds: .infinity, preferredTimescale: 600), .positiveInfinity)
    XCTAssertEqual(CMTime(seconds: -.infinity, preferredTimescale: 600), .negativeInfinity)
    XCTAssertEqual(CMTime(seconds: .nan, preferredTimescale: 600), .invalid)
    XCTAssertEqual(
      [CMTimeFlags.valid, .hasBeenRounded, .positiveInfinity, .negativeInfinity, .indefinite]
        .map(\.rawValue), [1, 2, 4, 8, 16])
  }
}
