import CameraControlTesting
import XCTest

/// Reading a trace again and again.
final class TraceSharingTests: XCTestCase {
  /// Every trace that was read is kept, so each copy of the entries would have a place of its own.
  func testReadingATraceAgainAndAgainCopiesNoEntries() {
    let phone = SimulatedPhone()
    var traces: [Trace] = []
    var places: Set<UnsafePointer<Trace.Entry>?> = []
    for number in 0..<2000 {
      phone.note("note \(number)")
      traces.append(phone.trace)
      places.insert(traces[number].entries.withUnsafeBufferPointer { $0.baseAddress })
    }
    XCTAssertLessThan(places.count, 20, "storage that doubles is replaced now and then")
    XCTAssertEqual(traces[999].texts.last, "note 999")
    XCTAssertEqual(traces[1999], phone.trace)
    XCTAssertNotEqual(traces[1998], phone.trace)
    XCTAssertEqual(traces[1998], Trace(Array(traces[1999].entries.dropLast())))
    XCTAssertEqual(Set([traces[5], Trace(traces[5].entries)]).count, 1)
  }

  /// Steps and notes stay between the records where they came up, wherever a reading begins.
  func testStepsAndNotesStayBetweenTheRecords() throws {
    let (readOften, readOnce) = (SimulatedPhone(), SimulatedPhone())
    for phone in [readOften, readOnce] {
      phone.press(.volumeUp)
      phone.clearTrace()
    }
    for number in 0..<400 {
      for phone in [readOften, readOnce] {
        if !number.isMultiple(of: 7) { phone.note("before \(number)") }
        phone.press(.volumeUp)
        phone.note("after \(number)")
      }
      if number.isMultiple(of: 3) { XCTAssertEqual(readOften.trace.texts.last, "after \(number)") }
    }
    let texts = readOnce.trace.texts
    let first = try XCTUnwrap(texts.firstIndex(of: "after 0"))
    let records = texts[1..<first]
    XCTAssertGreaterThan(records.count, 1)
    let expected = (0..<400).flatMap { number in
      (number.isMultiple(of: 7) ? [] : ["before \(number)"]) + ["press volume-up"] + records
        + ["after \(number)"]
    }
    XCTAssertEqual(texts, expected)
    XCTAssertEqual(readOften.trace, readOnce.trace)
  }

  func testATraceThatWasReadCanBeChangedWithoutChangingOthers() {
    let phone = SimulatedPhone()
    phone.note("one")
    let before = phone.trace
    var changed = phone.trace
    changed.entries[0].content = .note("two")
    changed.entries.append(
      Trace.Entry(.zero.advanced(by: .seconds(1)), .note("three")))
    XCTAssertEqual(changed.texts, ["two", "three"])
    XCTAssertEqual(before.texts, ["one"])
    XCTAssertEqual(phone.trace.texts, ["one"])
  }
}
