import CameraControl
import XCTest

final class PhoneInstantTests: XCTestCase {
  private let first = PhoneInstant(nanoseconds: .min)
  private let last = PhoneInstant(nanoseconds: .max)

  func testInstantsAddUpExactly() {
    let start = PhoneInstant.zero
    XCTAssertEqual(start.nanoseconds, 0)
    let later = start.advanced(by: .milliseconds(1500)).advanced(by: .nanoseconds(-1))
    XCTAssertEqual(later.nanoseconds, 1_499_999_999)
    XCTAssertEqual(start.duration(to: later), .nanoseconds(1_499_999_999))
    XCTAssertEqual(later.duration(to: start), .nanoseconds(-1_499_999_999))
    XCTAssertLessThan(start, later)
    XCTAssertFalse(later < later)
  }

  func testNothingGoesBeyondTheFirstAndTheLastInstant() {
    XCTAssertEqual(last.advanced(by: .nanoseconds(1)), last)
    XCTAssertEqual(first.advanced(by: .nanoseconds(-1)), first)
    XCTAssertEqual(PhoneInstant.zero.advanced(by: .seconds(Int64.max)), last)
    XCTAssertEqual(PhoneInstant.zero.advanced(by: .seconds(Int64.min)), first)
    XCTAssertEqual(first.advanced(by: .seconds(Int64.max)).nanoseconds, -1)
    XCTAssertEqual(first.duration(to: last), .nanoseconds(Int64.max))
    XCTAssertEqual(last.duration(to: first), .nanoseconds(Int64.min))
  }

  /// A duration can have more seconds than 64 bits can hold.
  func testLongerDurationsCountAsTheLongest() {
    let longest = Duration.seconds(Int64.max) * 18
    for duration in [longest, .seconds(Int64.max) + .seconds(1), .seconds(Int64.max)] {
      XCTAssertEqual(duration.wholeNanoseconds, .max)
      XCTAssertEqual((.zero - duration).wholeNanoseconds, .min)
      XCTAssertEqual(PhoneInstant.zero.advanced(by: duration), last)
      XCTAssertEqual(PhoneInstant.zero.advanced(by: .zero - duration), first)
    }
    for nanoseconds in [Int64.max, .max - 1, .min, .min + 1] {
      XCTAssertEqual(Duration.nanoseconds(nanoseconds).wholeNanoseconds, nanoseconds)
    }
  }

  func testWhatIsBelowANanosecondIsCutOff() {
    let half = Duration(secondsComponent: 0, attosecondsComponent: 500_000_000)
    XCTAssertEqual((.nanoseconds(7) + half).wholeNanoseconds, 7)
    XCTAssertEqual((.nanoseconds(-7) - half).wholeNanoseconds, -7)
    XCTAssertEqual(Duration.seconds(9_223_372_036).wholeNanoseconds, 9_223_372_036_000_000_000)
    let most = Duration.seconds(9_223_372_036) + .milliseconds(999)
    XCTAssertEqual(most.wholeNanoseconds, .max)
    XCTAssertEqual((.zero - most).wholeNanoseconds, .min)
  }

  func testAnInstantIsWrittenInSeconds() {
    for (nanoseconds, text) in [
      (0, "0.000"), (1_999_999, "0.001"), (70_000_000, "0.070"), (12_345_678_901, "12.345"),
      (-1_500_000_000, "-1.500"), (.max, "9223372036.854"), (.min, "-9223372036.854"),
    ] as [(Int64, String)] {
      XCTAssertEqual("\(PhoneInstant(nanoseconds: nanoseconds))", text)
    }
  }
}
