import XCTest
import os

final class OSSignposterTests: XCTestCase {
  func testIntervalsRunWhatIsInThemAndMarkNothing() {
    let signposter = OSSignposter(subsystem: "app", category: "camera")
    let id = signposter.makeSignpostID()
    let state = signposter.beginInterval("photo", id: id)
    signposter.emitEvent("pressed", "\(XCTFail("was evaluated"))")
    signposter.endInterval("photo", state)
    XCTAssertEqual(signposter.withIntervalSignpost("save", id: id) { 7 }, 7)
    XCTAssertFalse(signposter.isEnabled)
  }

  func testEverySignposterIsSilent() {
    let log = OSLog(subsystem: "app", category: "camera")
    let logger = Logger(subsystem: "app", category: "camera")
    for signposter in [
      OSSignposter(), OSSignposter(logHandle: log), OSSignposter(logger: logger), .disabled,
    ] {
      let state = signposter.beginInterval("photo", "\(XCTFail("was evaluated"))")
      signposter.emitEvent("pressed")
      signposter.endInterval("photo", state, "\(XCTFail("was evaluated"))")
      XCTAssertFalse(signposter.isEnabled)
    }
  }

  func testAnErrorLeavesItsInterval() {
    XCTAssertThrowsError(
      try OSSignposter().withIntervalSignpost("save") { throw CancellationError() })
  }

  func testNumbersOfSignpostsHaveAnOrder() {
    XCTAssertLessThan(OSSignpostID(1), OSSignpostID(2))
    XCTAssertFalse(OSSignpostID(2) < OSSignpostID(2))
    XCTAssertEqual(OSSignpostID.exclusive.rawValue, 0xEEEE_B0B5_B2B2_EEEE)
  }
}
