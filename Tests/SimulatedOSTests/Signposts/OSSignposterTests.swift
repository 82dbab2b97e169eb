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
}
