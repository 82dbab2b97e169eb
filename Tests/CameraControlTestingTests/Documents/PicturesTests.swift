import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Draws the pictures of the documents, and compares them with the files.
final class PicturesTests: XCTestCase {
  private let catalog = "Sources/CameraControlTesting/CameraControlTesting.docc"

  private func expect(
    _ name: String, _ svg: String, in folder: String = "Docs/Pictures",
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try readSafePicture(svg)
    let difference = try PictureFile("\(folder)/\(name).svg").difference(from: svg)
    XCTAssertNil(difference, file: file, line: line)
  }

  /// A phone that played a script, and the app, which lives as long.
  private struct Played {
    let phone: SimulatedPhone
    let session: CaptureSession
    let delegate = Recorder()

    /// Plays the README’s script, or another one, with its picker of looks.
    init(
      _ text: String = "light-press; slide +0.5; wait 4s",
      _ settings: PhoneSettings = PhoneSettings()
    ) throws {
      let phone = SimulatedPhone(.iPhone16Pro, settings: settings)
      // A picture in the middle of a script leaves the overlay open.
      phone.onUnfinishedWork = { _ in }
      phone.tracesSamples = true
      phone.tracesQueues = true
      let looks = try CaptureIndexPicker(
        "Look", symbolName: "camera.filters", localizedIndexTitles: ["Plain", "Warm", "Cold"])
      looks.setActionQueue(.inPlace) { [weak phone] index in
        phone?.note("the app shows \(["Plain", "Warm", "Cold"][index])")
      }
      self.phone = phone
      session = try phone.makeSession([looks], delegate: delegate)
      try phone.perform(text)
    }
  }

  func testTheTimelineOfTheREADME() throws {
    let trace = try Played().phone.trace
    let svg = TraceDrawing(trace, lanes: [.finger, .overlay, .callbacks, .values, .app]).svg
    try expect("timeline", svg)
    XCTAssertTrue(try Document("README.md").text.contains("(Docs/Pictures/timeline.svg)"))
  }

  /// GitHub and DocC show it as an image, in which nothing but an animation moves.
  func testTheFilmOfTheREADME() throws {
    try expect("film", try Played().phone.trace.film(on: .iPhone16Pro))
    XCTAssertTrue(try Document("README.md").text.contains("(Docs/Pictures/film.svg)"))
  }

  func testTheOverlayOfTheDocuments() throws {
    let played = try Played("light-press; slide +0.5")
    try expect(
      "overlay", played.phone.overlay.svg(on: .iPhone16Pro, orientation: .landscape), in: catalog)
  }

  func testTheComparisonOfTheDocuments() throws {
    let old = try Played().phone.trace
    let new = try Played(
      "light-press; slide +0.5; wait 4s", PhoneSettings { $0.cleanPreview = false }
    ).phone.trace
    XCTAssertNotNil(new.difference(from: old))
    try expect(
      "difference",
      TraceDrawing(old, lanes: [.overlay, .callbacks, .values]).compared(with: new).svg,
      in: catalog)
  }
}
