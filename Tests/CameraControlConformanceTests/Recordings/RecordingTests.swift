import CameraControl
import CameraControlConformance
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
      refusal(lines[0] + "\nfocus 0.5\n" + lines[1] + "\n"),
      "line 2: It is no JSON object of a recording; use a file that CaptureRecorder wrote.")
    XCTAssertEqual(
      refusal(lines[1] + "\n" + lines[0]),
      "line 1: No line before it says on which device “a1” was recorded; use the whole file.")
  }

  func testASightingIsALineForPeople() {
    XCTAssertEqual(
      recording.sightings.map { "\($0)" }.prefix(2),
      ["1.250  action  focus 0.5", "2.000  controls  did become active"])
  }
}
