import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// The page about the button: a drawing of each gesture, and its word, its function and what it does.
final class ButtonDocumentTests: XCTestCase {
  private let page = Document(of: "CameraControl", "TheButton")
  private let folder = "Sources/CameraControl/CameraControl.docc"
  private var kept: [AnyObject] = []

  /// A phone with a slider, which has played a script.
  private func played(_ script: String) throws -> SimulatedPhone {
    let phone = SimulatedPhone(.iPhone16Pro)
    phone.onUnfinishedWork = { _ in }
    phone.tracesSamples = true
    let recorder = Recorder(on: phone)
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace, action: recorder.action("focus"))
    let session = try phone.makeSession([focus], delegate: recorder)
    phone.show(recorder.interaction())
    try phone.perform(script)
    kept += [session, recorder]
    return phone
  }

  /// Draws the force of a finger over time, with a line at each threshold, and its way as a broken line.
  private func drawing(of script: String) throws -> String {
    let samples = try played(script).trace.entries.compactMap { entry in
      if case .sample(let sample) = entry.event { sample } else { nil }
    }
    let start = try XCTUnwrap(samples.first).instant.nanoseconds
    func line(_ style: String, _ height: (ButtonSample) -> Double?) -> String {
      var (points, last) = ([String](), Int?.none)
      for sample in samples {
        guard let height = height(sample) else { continue }
        let x = (sample.instant.nanoseconds - start) / 8_000_000 + 4
        let y = 36 - Int(height * 32)
        // A reading holds until the next one.
        if let last { points.append("\(x),\(last)") }
        points.append("\(x),\(y)")
        last = y
      }
      return "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\" \(style)/>"
    }
    let levels = [0.35, 0.8].map { level in
      "<path d=\"M0 \(36 - Int(level * 32))h160\" stroke=\"#98a2b0\" stroke-dasharray=\"2 3\"/>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="160" height="40" viewBox="0 0 160 40" role="img" \
      aria-label="The force of the finger during: \(script)">\(levels.joined())
      \(line("stroke=\"#c2410c\" stroke-width=\"2\"") { $0.force })
      \(line("stroke=\"#2563eb\" stroke-dasharray=\"4 2\"") { $0.position.map { $0 / 40 + 0.3 } })</svg>

      """
  }

  func testEachGestureIsDrawn() throws {
    let rows = try page.rows(below: "| Gesture | Script, and function | What it does |")
    XCTAssertEqual(rows.count, 7)
    for row in rows {
      let picture = try XCTUnwrap(row[0].firstMatch(of: /\((gesture-[a-z-]+)\.svg\)/)).1
      let word = String(try XCTUnwrap(row[1].firstMatch(of: /`([^`]+)`/)).1)
      XCTAssertEqual("gesture-\(word.split(separator: " ")[0])", String(picture))
      let script = word.hasPrefix("slide") ? "light-press; \(word)" : word
      let drawn = try drawing(of: script == word ? word : script)
      let file = PictureFile("\(folder)/\(picture).svg")
      XCTAssertNil(try file.difference(from: drawn))
      _ = try StrictXML(drawn)
    }
  }

  func testThePictureOfTheButton() throws {
    let phone = try played("light-press; slide +0.25")
    let svg = phone.overlay.svg(on: .iPhone16Pro)
    XCTAssertNil(try PictureFile("\(folder)/button.svg").difference(from: svg))
  }

  /// What the last column says of three gestures.
  func testWhatTheGesturesDo() throws {
    XCTAssertNotEqual(try played("light-press").overlay, .hidden)
    guard case .list = try played("double-light-press").overlay else { return XCTFail("no list") }
    XCTAssertEqual(try played("light-press").trace.count(of: .event), 0)
    XCTAssertEqual(try played("click").trace.count(of: .event), 2)
    XCTAssertEqual(try played("double-click").trace.count(of: .event), 4)
    XCTAssertEqual(try played("touch 0.2").overlay, .hidden)
  }
}
