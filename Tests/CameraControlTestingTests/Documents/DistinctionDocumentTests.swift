import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// The part of the book about what a real phone does.
final class DistinctionDocumentTests: XCTestCase {
  func testTheDocumentShowsTheInstructions() throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let found = phone.distinguishing(\.overlay.timeouts.control, [.seconds(3), .seconds(5)])
    let document = try Document.testing.text
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found.allSatisfy { document.contains("\($0)") })
  }
}
