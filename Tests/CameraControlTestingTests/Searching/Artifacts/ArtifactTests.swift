import CameraControl
import CameraControlTesting
import XCTest

/// Tests of the files that show what happened in a test.
final class ArtifactTests: XCTestCase {
  func testThePictureOfAFailureNamesBothTraces() throws {
    let result = try Exploration { phone in try CountingApp(on: phone) }
      .always("no click") { _, app in app.clicks == 0 }
      .run(.scripts([.lightPress, .click]))
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual(failure.neighbor?.script, [])
    let files = failure.artifacts(on: .iPhone16Pro)
    XCTAssertEqual(files.map(\.name), ["script", "trace.txt", "timeline.svg", "report.html"])
    let picture = try XCTUnwrap(files.first { $0.name == "timeline.svg" }).text
    for title in ["fails", "does not fail"] { XCTAssertTrue(picture.contains(">\(title)<"), title) }
    XCTAssertFalse(picture.contains(">golden<"))
  }
}
