import CameraControl
import CameraControlConformance
import CameraControlTesting
import Foundation
import XCTest

/// Tests the commands `cards` and `compare`.
final class LabCommandsTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("lab-\(UUID().uuidString)")

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  func testTheDeckIsPrintedWithItsTime() throws {
    let run = try Tool.run("cards")
    XCTAssertEqual(run.status, 0)
    XCTAssertTrue(run.output.hasPrefix("26 cards, 5 times each: 17 minutes\n"), run.output)
    XCTAssertTrue(
      run.output.contains(
        """
        20. two-views, 4 s each time; decides press.interactionPolicy
           An app with one slider, 2 handlers of capture events.
           Press the Camera Control all the way in, as if you were taking a picture, then let go at once.
           Do nothing until the page changes.
        """), run.output)
  }

  /// A person who slipped repeats one card, and both recordings are compared together.
  func testAfterASlipTheCardToRepeatIsPrinted() throws {
    var first = try Self.recording(of: PhoneBehavior(), 5)
    // The overlay of one repetition never opened.
    let cards = first.sightings.indices.filter { first.sightings[$0].kind == .card }
    first.sightings = first.sightings.enumerated().filter { index, sighting in
      !(cards[2]..<cards[3]).contains(index) || sighting.kind != .controls
    }.map(\.element)
    for index in first.sightings.indices { first.sightings[index].number = index + 1 }
    var second = try Self.recording(of: PhoneBehavior(), 2)
    second.header.run = "again"
    for index in second.sightings.indices { second.sightings[index].run = "again" }
    let files = try [first, second].enumerated().map { number, recording in
      let file = folder.appendingPathComponent("\(number).jsonl")
      try recording.lines.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let alone = try Tool.run("compare", files[0]).output
    let title = "cards to do again, in a recording of their own:"
    XCTAssertTrue(alone.contains("\n\(title)\n  light-press: 2 more times\n"), alone)
    XCTAssertTrue(alone.contains("overlay.callbackOrder: not decided"), alone)
    let json = try Tool.run("compare", "--json", files[0]).output
    XCTAssertTrue(json.contains("\"missing\" : {\n      \"light-press\" : 2\n    }"), json)
    let both = try Tool.run(["compare"] + files).output
    XCTAssertTrue(both.contains("overlay.callbackOrder: confirmed; .activeFirst in 6 of 7"), both)
    XCTAssertFalse(both.contains(title), both)
  }

  func testTheDeckIsAPage() throws {
    let file = folder.appendingPathComponent("cards.html")
    let run = try Tool.run("cards", "--html", file.path)
    XCTAssertEqual(run.output, "")
    let page = try String(contentsOf: file, encoding: .utf8)
    XCTAssertTrue(page.hasPrefix("<!DOCTYPE html>"))
    XCTAssertEqual(page.components(separatedBy: "<section>").count, 27)
    XCTAssertTrue(page.contains("still does what it did in <code>light-press</code></p>"))
    XCTAssertTrue(page.contains("<li>Do nothing until the page changes.</li>"))
  }

  func testRecordingsAreCompared() throws {
    let behavior = PhoneBehavior { $0.overlay.callbackOrder = .fullscreenFirst }
    let file = folder.appendingPathComponent("recording.jsonl")
    try Self.recording(of: behavior).lines.write(to: file, atomically: true, encoding: .utf8)
    let run = try Tool.run("compare", file.path)
    XCTAssertEqual(run.status, 0, run.errors)
    let first =
      "iPhone17,1, system 26.1, 1 recording: 2 confirmed, 1 contradicted, 24 not decided\n"
    XCTAssertTrue(run.output.hasPrefix(first), run.output)
    for line in [
      "  DEL07: contradicted", "  OVL25: not decided",
      "  + overlay.callbackOrder = .fullscreenFirst",
      "    $0.overlay.callbackOrder = .fullscreenFirst", "cards that can say more:",
    ] { XCTAssertTrue(run.output.contains("\n\(line)\n"), "\(line)\n\(run.output)") }
  }

  /// A line that is damaged takes its repetition along, which is said; what is left still decides.
  func testRepetitionsThatDoNotCountAreSaid() throws {
    var lines = try Self.recording(of: PhoneBehavior()).lines.split(separator: "\n")
    lines[5] = "{\"kind\""
    let file = folder.appendingPathComponent("damaged.jsonl")
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    let run = try Tool.run("compare", file.path)
    let sentence = "a line is missing, or belongs to another recording"
    XCTAssertEqual(
      run.errors,
      "camera-control: iPhone17,1, system 26.1: 1 repetition doesn't count: \(sentence)\n"
        + "camera-control: iPhone17,1, system 26.1: line 6 can't be read\n")
    XCTAssertTrue(
      run.output.contains("  1 repetition doesn't count: \(sentence)\n  line 6 can't be read\n"),
      run.output)
    XCTAssertTrue(run.output.contains("overlay.callbackOrder: confirmed"), run.output)
  }

  func testAFileThatIsCutWithinACharacterIsRead() throws {
    var recording = try Self.recording(of: PhoneBehavior())
    recording.header.device = "iPhone\u{1b}[31m\u{2028}17"
    let file = folder.appendingPathComponent("cut.jsonl")
    try Data(Array(recording.lines.utf8) + [UInt8(ascii: "{"), 0xE2, 0x80]).write(to: file)
    let run = try Tool.run("compare", file.path)
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssertTrue(
      run.output.hasPrefix("iPhone\\u{1b}[31m\\u{2028}17, system 26.1"), run.output)
  }

  func testAComparisonIsJSONForOtherTools() throws {
    let file = folder.appendingPathComponent("recording.jsonl")
    let recording = try Self.recording(of: PhoneBehavior())
    try recording.lines.write(to: file, atomically: true, encoding: .utf8)
    let run = try Tool.run("compare", file.path, "--json")
    let phones = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    XCTAssertEqual(phones[0]["device"] as? String, "iPhone17,1")
    let options = try XCTUnwrap(phones[0]["options"] as? [[String: Any]])
    let order = options.first { $0["name"] as? String == "overlay.callbackOrder" }
    XCTAssertEqual(order?["outcome"] as? String, "confirmed")
  }

  func testWhatIsNoRecordingIsRefused() throws {
    for (arguments, sentence) in [
      (["compare"], "compare needs files that a CaptureRecorder wrote; try camera-control --help"),
      (
        ["compare", "/dev/null"],
        "“/dev/null”, line 1: There is no recording; use a file that CaptureRecorder wrote."
      ),
      (["cards", "one"], "“one” is one argument too many; try camera-control --help"),
      (["compare", "--strict"], "compare does not take --strict; try camera-control --help"),
    ] {
      let run = try Tool.run(arguments)
      XCTAssertEqual(run.errors, "camera-control: \(sentence)\n")
      XCTAssertEqual(run.status, 2)
    }
  }

  private static func recording(
    of behavior: PhoneBehavior, _ repetitions: Int = 10
  ) throws -> Recording {
    let hand = Hand(lateness: [.milliseconds(400)], press: .milliseconds(100))
    var recording = Recording(.init(run: "run", device: "iPhone17,1", system: "26.1"))
    recording.header.settings["clean-preview"] = "on"
    let card = try XCTUnwrap(Deck.standard.cards.first { $0.name == "light-press" })
    for repetition in 1...repetitions {
      let phone = SimulatedPhone(behavior: behavior)
      for var sighting in try card.play(on: phone, by: hand, repetition: repetition) {
        (sighting.run, sighting.number) = ("run", recording.sightings.count + 1)
        recording.sightings.append(sighting)
      }
    }
    return recording
  }
}
