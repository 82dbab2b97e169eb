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
    XCTAssertTrue(run.output.hasPrefix("24 cards, 10 times each: 24 minutes\n"), run.output)
    XCTAssertTrue(
      run.output.contains(
        """
        19. two-views, 4 s each time; decides press.interactionPolicy
           An app with one slider, 2 handlers of capture events.
           Press the Camera Control all the way down and let go.
           Do nothing until the page turns.
        """), run.output)
  }

  func testTheDeckIsAPage() throws {
    let file = folder.appendingPathComponent("cards.html")
    let run = try Tool.run("cards", "--html", file.path)
    XCTAssertEqual(run.output, "")
    let page = try String(contentsOf: file, encoding: .utf8)
    XCTAssertTrue(page.hasPrefix("<!DOCTYPE html>"))
    XCTAssertEqual(page.components(separatedBy: "<section>").count, 25)
    XCTAssertTrue(page.contains("<li>Do nothing until the page turns.</li>"))
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

  func testWhatIsNoRecordingIsRefused() throws {
    for (arguments, sentence) in [
      (["compare"], "compare needs files that a CaptureRecorder wrote; try camera-control --help"),
      (
        ["compare", "/dev/null"],
        "“/dev/null”, line 1: There is no recording; use a file that CaptureRecorder wrote."
      ),
      (["cards", "one"], "“one” is one argument too many; try camera-control --help"),
      (["compare", "--json"], "compare does not take --json; try camera-control --help"),
    ] {
      let run = try Tool.run(arguments)
      XCTAssertEqual(run.errors, "camera-control: \(sentence)\n")
      XCTAssertEqual(run.status, 2)
    }
  }

  private static func recording(of behavior: PhoneBehavior) throws -> Recording {
    let hand = Hand(lateness: [.milliseconds(400)], press: .milliseconds(100))
    var recording = Recording(.init(run: "run", device: "iPhone17,1", system: "26.1"))
    let card = try XCTUnwrap(Deck.standard.cards.first { $0.name == "light-press" })
    for repetition in 1...10 {
      let phone = SimulatedPhone(behavior: behavior)
      for var sighting in try card.play(on: phone, by: hand, repetition: repetition) {
        (sighting.run, sighting.number) = ("run", recording.sightings.count + 1)
        recording.sightings.append(sighting)
      }
    }
    return recording
  }
}
