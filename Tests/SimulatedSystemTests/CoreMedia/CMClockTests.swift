import CoreMedia
import XCTest

final class CMClockTests: XCTestCase {
  func testTheClockOfThePhoneStandsStill() {
    XCTAssertTrue(CMClockGetHostTimeClock() === CMClock.hostTimeClock)
    XCTAssertEqual(CMClockGetTime(.hostTimeClock), .zero)
    XCTAssertTrue(CMClock.hostTimeClock.time.isNumeric)
  }
}
