import Combine
import XCTest

final class DemandTests: XCTestCase {
  func testDemandsAddUpToNoLimit() {
    XCTAssertEqual(Subscribers.Demand.max(2) + .max(3), .max(5))
    XCTAssertEqual(Subscribers.Demand.max(2) + .unlimited, .unlimited)
    XCTAssertEqual(Subscribers.Demand.max(.max) + .max(1), .unlimited)
    XCTAssertEqual(Subscribers.Demand.none, .max(0))
    XCTAssertEqual(Subscribers.Demand.unlimited.max, nil)
  }

  func testNoLimitIsMoreThanAnyNumber() {
    XCTAssertLessThan(Subscribers.Demand.max(.max), .unlimited)
    XCTAssertLessThan(Subscribers.Demand.none, .max(1))
    XCTAssertFalse(Subscribers.Demand.unlimited < .unlimited)
  }
}
