import CameraControl
import CameraControlTesting
import XCTest

final class TraceCursorTests: XCTestCase {
  func testEveryEntryIsReadOnceHoweverManyThereAreAtATime() {
    let phone = SimulatedPhone()
    phone.lightPress()
    var cursor = phone.traceCursor()
    var read: [Trace.Entry] = []
    for count in 0..<120 {
      for number in 0..<count { phone.note("\(count).\(number)") }
      let news = cursor.read()
      read += news.entries
      XCTAssertGreaterThanOrEqual(news.entries.count, count)
      XCTAssertEqual(cursor.read(), Trace())
    }
    XCTAssertEqual(read, phone.trace.entries)
    XCTAssertGreaterThan(read.count, 7000)
  }

  func testCursorsAreIndependentAndKeepTheirPlace() {
    let phone = SimulatedPhone()
    phone.note("one")
    var first = phone.traceCursor()
    XCTAssertEqual(first.read().texts, ["one"])
    phone.note("two")
    var copy = first
    var second = phone.traceCursor()
    XCTAssertEqual(first.read().texts, ["two"])
    XCTAssertEqual(copy.read().texts, ["two"])
    XCTAssertEqual(second.read().texts, ["one", "two"])
  }

  func testACursorGoesOnAfterTheTraceWasCleared() {
    let phone = SimulatedPhone()
    for number in 0..<40 { phone.note("\(number)") }
    var ahead = phone.traceCursor()
    var behind = phone.traceCursor()
    XCTAssertEqual(ahead.read().entries.count, 40)
    phone.clearTrace()
    XCTAssertEqual(ahead.read(), Trace())
    phone.note("after")
    XCTAssertEqual(ahead.read().texts, ["after"])
    XCTAssertEqual(behind.read().texts, ["after"])
    var late = phone.traceCursor()
    XCTAssertEqual(late.read().texts, ["after"])
    XCTAssertEqual(phone.trace.texts, ["after"])
  }
}
