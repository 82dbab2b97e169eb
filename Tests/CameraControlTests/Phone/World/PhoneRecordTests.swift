import CameraControl
import TestSupport
import XCTest

final class PhoneRecordTests: XCTestCase {
  /// A trace keeps every record, so a record has to be small.
  func testARecordIsSmall() {
    XCTAssertLessThanOrEqual(MemoryLayout<PhoneRecord>.stride, 40)
    XCTAssertLessThanOrEqual(MemoryLayout<PhoneInput>.stride, 24)
  }

  private static let events: [PhoneRecord.Event] = [
    .input(.leaveApp), .sample(ButtonSample(instant: .zero)), .gesture(.touchBegan),
    .overlay(.hidden), .queue("main"), .callback(.didBecomeActive), .value(control: "Focus", 1),
    .written(control: "Focus", 1), .enabled(control: "Focus", false),
    .device("Camera", .videoZoomFactor(2)), .capture(.began, .volumeUp, isSecondary: false),
    .system(.volumeUp), .sound("default"), .session(.didStartRunning), .focusLock(true),
    .diagnostic(CaptureDiagnostic(name: "", finding: "", source: "", rule: "DEV03", remedy: "")),
    .fault(CaptureError(.notLocked, rule: "DEV03", source: "", problem: "", remedy: "")),
    .unanswered(Unanswered(.slide, .overlayHidden, at: .zero)), .haptic(.end),
    .launch(.nothing(.noControl)), .process(.started("Photos")), .content(.made("session-1")),
  ]

  func testEachEventHasAKindOfItsOwn() {
    let kinds = Self.events.map(\.kind)
    XCTAssertEqual(Set(kinds).count, Self.events.count)
    XCTAssertEqual(Set(PhoneRecord.Kind.allCases).subtracting(kinds), [.step, .app])
    for kind in PhoneRecord.Kind.allCases {
      XCTAssertEqual(PhoneRecord.Kind(name: kind.name), kind)
      XCTAssertEqual(
        PhoneRecord.Kind.allCases.filter(PhoneRecord.Kinds([kind]).contains), [kind])
    }
    XCTAssertNil(PhoneRecord.Kind(name: "capture"))
  }

  func testAnObserverHearsOnlyOfTheKindsItAskedFor() throws {
    let phone = Phone(mainQueue: .inPlace)
    _ = phone.launch("app")
    let (presses, rest) = (Log<PhoneRecord.Event>(), Log<PhoneRecord.Event>())
    let first = phone.observe([.input, .system]) { presses.add($0.event) }
    var others = PhoneRecord.Kinds.all
    for kind in [.input, .system, .sample, .unanswered] as [PhoneRecord.Kind] {
      others.remove(kind)
    }
    let second = phone.host.follow(others) { records in
      for record in records { rest.add(record.event) }
    }
    phone.send(ButtonSample(instant: .zero, position: 1))
    phone.handle(.button(.volumeUp, isDown: true), at: .zero)
    XCTAssertEqual(presses.all, [.input(.button(.volumeUp, isDown: true)), .system(.volumeUp)])
    XCTAssertEqual(rest.all, [.gesture(.touchBegan)])
    first.cancel()
    second.end()
  }

  func testEachOfSeveralObserversHearsAllThatItAskedFor() {
    let phone = Phone(mainQueue: .inPlace)
    _ = phone.launch("app")
    let kinds: [PhoneRecord.Kinds] = [.all, [.input, .gesture], .all]
    let logs = kinds.map { _ in Log<PhoneRecord>() }
    let tokens = zip(kinds, logs).map { kinds, log in phone.observe(kinds) { log.add($0) } }
    phone.send(ButtonSample(instant: .zero, position: 1))
    phone.handle(.button(.volumeUp, isDown: true), at: .zero)
    let heard = logs.map(\.all)
    XCTAssertEqual(heard[0].map(\.event.kind).filter { $0 == .gesture }.count, 1)
    XCTAssertEqual(heard[1], heard[0].filter { kinds[1].contains($0.event.kind) })
    XCTAssertEqual(heard[2], heard[0])
    tokens[2].cancel()
    phone.handle(.button(.volumeUp, isDown: false), at: .zero)
    XCTAssertEqual(logs[2].all, heard[2], "it no longer follows the phone")
    XCTAssertGreaterThan(logs[0].all.count, heard[0].count)
    XCTAssertEqual(logs[1].all, logs[0].all.filter { kinds[1].contains($0.event.kind) })
    tokens[0].cancel()
    tokens[1].cancel()
  }

  /// OVL25: a driver sends a reading at the reading's own instant.
  func testADriverSendsAReadingAtItsOwnInstant() {
    let phone = Phone(mainQueue: .inPlace)
    let driver = PhoneDriver(phone)
    let instant = PhoneInstant(nanoseconds: 3_600_000_000_000)
    driver.send(ButtonSample(instant: instant))
    XCTAssertEqual(phone.now, instant)
  }
}
