import CameraControl
import CameraControlConformance
import CameraControlTesting
import Foundation
import HiddenPhones
import TestSupport
import XCTest

final class RecordingTests: XCTestCase {
  private let header = Recording.Header(
    run: "a1", device: "iPhone17,1", system: "26.1", settings: ["clean-preview": "off"])

  private var recording: Recording {
    Recording(
      header,
      [
        Sighting(run: "a1", number: 1, time: .milliseconds(1250), .action, "focus", value: 0.5),
        Sighting(
          run: "a1", number: 2, time: .seconds(2), .controls, "did become active",
          queue: "com.example.controls"),
        Sighting(run: "a1", number: 3, time: .seconds(3), .event, "press “began”\n"),
      ])
  }

  func testARecordingIsOneObjectALineAndReadsBack() throws {
    let text = recording.lines
    XCTAssertEqual(
      text.split(separator: "\n").prefix(2).map(String.init),
      [
        #"{"device":"iPhone17,1","run":"a1","settings":{"clean-preview":"off"},"system":"26.1"}"#,
        #"{"kind":"action","number":1,"run":"a1","seconds":1.25,"value":0.5,"what":"focus"}"#,
      ])
    XCTAssertEqual(try Recording.all(in: text), [recording])
  }

  func testMixedLinesAreTakenApart() throws {
    var other = recording
    other.header.run = "b2"
    for index in other.sightings.indices { other.sightings[index].run = "b2" }
    let lines = zip(
      recording.lines.split(separator: "\n"), other.lines.split(separator: "\n")
    ).flatMap { [$0, $1] }
    XCTAssertEqual(try Recording.all(in: lines.joined(separator: "\n")), [recording, other])
  }

  func testALastLineThatBreaksOffIsLeftOut() throws {
    let text = String(recording.lines.dropLast(20))
    XCTAssertEqual(try Recording.all(in: text)[0].sightings, recording.sightings.dropLast())
  }

  func testWhatIsNoRecordingIsRefusedWithItsLine() {
    func refusal(_ text: String) -> String {
      do {
        _ = try Recording.all(in: text)
        return "none"
      } catch {
        return "\(error)"
      }
    }
    XCTAssertEqual(
      refusal(""), "line 1: There is no recording; use a file that CaptureRecorder wrote.")
    let lines = recording.lines.split(separator: "\n").map(String.init)
    XCTAssertEqual(
      refusal("focus 0.5\n"),
      "line 1: There is no recording; use a file that CaptureRecorder wrote.")
    XCTAssertEqual(
      refusal(lines[1] + "\n" + lines[0]),
      "line 1: No line before it says on which device “a1” was recorded; use the whole file.")
  }

  /// A broken line in the middle takes its repetition away, and nothing else.
  func testADamagedLineIsNumberedAndItsRepetitionDoesNotCount() throws {
    var person = Person(seed: 5)
    person.mistakes = 0
    var lines = try person.record(PhoneBehavior(), run: "run", upTo: 1).lines
      .split(separator: "\n").map(String.init)
    let end = try XCTUnwrap(lines.firstIndex { $0.contains("\"end\"") })
    lines[end - 1] = String(lines[end - 1].dropLast(9))
    let read = try Recording.all(in: lines.joined(separator: "\n"))
    XCTAssertEqual(read.map(\.damagedLines), [[end]])
    let found = Conformance(read)
    let reason = "a line is missing, or belongs to another recording"
    XCTAssertEqual(found.phones[0].leftOut, [reason: 1])
    XCTAssertEqual(
      found.phones[0].omissions,
      ["1 repetition doesn't count: \(reason)", "line \(end) can't be read"])
    XCTAssertTrue("\(found)".contains("line \(end) can't be read"))
    XCTAssertTrue(found.json.contains("\"damagedLines\""))
    // Between two repetitions, nothing is lost, and it is said nevertheless.
    lines.insert("strange", at: 1)
    let other = try Recording.all(in: lines.joined(separator: "\n"))
    XCTAssertEqual(other.map(\.damagedLines), [[2, end + 1]])
  }

  /// A title may contain what other systems take for the end of a line.
  func testOnlyLineFeedsEndLines() throws {
    var odd = recording
    odd.sightings[0].what = "a\u{2028}b\u{85}c\u{2029}d\r\u{0B}\u{1b}[2J"
    XCTAssertEqual(try Recording.all(in: odd.lines), [odd])
    XCTAssertEqual("\(odd.sightings[0])".contains("\u{1b}"), false)
  }

  /// Whatever a file contains, it is read or refused, and compared without a crash, and what is missing is said.
  func testDamagedFilesAreReadOrRefused() throws {
    var person = Person(seed: 5)
    person.repetitions = 2
    let good = Array(try person.record(PhoneBehavior(), run: "run", upTo: 2).lines.utf8)
    let whole = Self.count(Conformance(try Recording.all(in: Data(good))))
    let pieces = [
      "9223372036854775807", "-9223372036854775808", "-1e300", "1e300", "null", "{}", "\"", "\n",
      "\"kind\":\"strange\"", "\u{2028}", "0",
    ].map { Array($0.utf8) }
    for seed in Effort.seeds(sample: 80, campaign: 5_000) {
      var generator = SeededGenerator(seed: seed)
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        let end = min(bytes.count, start + Int.random(in: 0...30, using: &generator))
        let piece = pieces.randomElement(using: &generator) ?? []
        bytes.replaceSubrange(start..<end, with: Bool.random(using: &generator) ? piece : [0xE2])
      }
      guard let read = try? Recording.all(in: Data(bytes)) else { continue }
      let found = Conformance(read)
      XCTAssertFalse("\(found)".isEmpty)
      // Whatever is missing is said: of the two cards, each repetition counts or has a reason.
      XCTAssertTrue(
        Self.count(found) == whole || !found.phones.flatMap(\.omissions).isEmpty || read.count > 1,
        "seed \(seed) is silent: \(found)")
    }
  }

  /// Lines that are lost, doubled or foreign are counted, whether they are in a repetition or not.
  func testNoLineIsLeftOutInSilence() throws {
    var person = Person(seed: 5)
    (person.repetitions, person.mistakes) = (2, 0)
    let good = try person.record(PhoneBehavior(), run: "run", upTo: 3)
    let lines = good.lines.split(separator: "\n").map(String.init)
    let ends = Set(lines.indices.filter { lines[$0].contains("\"end\"") })
    for seed in Effort.seeds(sample: 150, campaign: 5_000) {
      var generator = SeededGenerator(seed: seed)
      var changed = lines
      let place = Int.random(in: 1..<lines.count - 1, using: &generator)
      let last = min(lines.count, place + Int.random(in: 1...60, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: changed.remove(at: place)
      case 1: changed.insert(lines[place], at: place)
      case 2: changed.removeSubrange(place..<last)
      default: changed[place] = String(lines[place].dropLast())
      }
      // After the end of a repetition, nothing shows that there was another one.
      if last == lines.count, ends.contains(place - 1) { continue }
      let found = Conformance(try Recording.all(in: changed.joined(separator: "\n"))).phones[0]
      XCTAssertNotEqual(found.omissions, [], "seed \(seed)")
    }
  }

  /// Neither a second recording with the same identifier nor other settings take repetitions away in silence.
  func testRepetitionsThatAreNotUsedHaveAReason() throws {
    func record(_ run: String) throws -> Recording {
      var person = Person(seed: 5)
      (person.repetitions, person.mistakes) = (5, 0)
      return try person.record(PhoneBehavior(), run: run, upTo: 1)
    }
    var (other, again) = (try record("two"), try record("one"))
    other.header.settings["clean-preview"] = "off"
    again.header.settings = [:]
    let found = Conformance([try record("one"), other, again]).phones[0]
    XCTAssertEqual(
      found.omissions,
      [
        "5 repetitions don't count: another recording has the same identifier",
        "5 repetitions don't count: most of its card were done with other settings",
      ])
    var strange = try record("one")
    strange.sightings.append(
      Sighting(
        run: "one", number: strange.sightings.count + 1, time: .seconds(1_000), .check, "XXX01 no"))
    XCTAssertEqual(
      Conformance([strange]).phones[0].omissions,
      ["1 line doesn't count: it answers an unknown question"])
  }

  private static func count(_ found: Conformance) -> Int {
    found.phones.flatMap(\.counted.values).reduce(0, +)
  }

  func testValuesOutOfTheWorldAreLeftOutWithAReason() throws {
    func reasons(_ change: (inout Recording) -> Void) throws -> [String: Int] {
      var person = Person(seed: 5)
      (person.repetitions, person.mistakes) = (5, 0)
      var recording = try person.record(PhoneBehavior(), run: "run", upTo: 1)
      change(&recording)
      return Conformance([recording]).phones[0].leftOut
    }
    XCTAssertEqual(try reasons { _ in }, [:])
    let cases: [(String, (inout Recording) -> Void)] = [
      ("its times go back", { $0.sightings[1].time = .seconds(-5) }),
      ("no card has the name “x\\n”", { $0.sightings[0].what = "x\n" }),
      ("the repetition has no number", { $0.sightings[0].value = 0.5 }),
      ("the repetition has no end", { $0.sightings.removeLast() }),
      (
        "a line is missing, or belongs to another recording",
        { $0.sightings[1].number = .max }
      ),
    ]
    for (reason, change) in cases {
      XCTAssertGreaterThanOrEqual(try reasons(change)[reason, default: 0], 1, reason)
    }
    XCTAssertEqual(
      try reasons { $0.header.system = "iOS" },
      ["the system “iOS” is not a version such as 26.1": 5])
    XCTAssertEqual(
      try reasons { $0.header.settings["clean"] = "maybe" },
      ["the setting “clean maybe” is unknown": 5])
  }

  func testASightingIsALineForPeople() {
    XCTAssertEqual(
      recording.sightings.map { "\($0)" }.prefix(2),
      ["1.250  action  focus 0.5", "2.000  controls  did become active"])
  }
}
