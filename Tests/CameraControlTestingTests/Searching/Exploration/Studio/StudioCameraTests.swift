import CameraControl
import CameraControlTesting
import XCTest

/// Tests that random scripts find mistakes that values, the state of the app, and orders decide.
final class StudioCameraTests: XCTestCase {
  func testEachMistakeIsFoundFromEverySeed() throws { try StudioMistake.expectEachIsFound() }

  func testTheScriptIsNoLongerThanTheShortestKnown() throws {
    try StudioMistake.expectShortScripts()
  }

  /// Without a mistake of its own, a camera breaks the property of none of the others.
  func testACameraWithAnotherMistakeIsRight() throws {
    for mistake in [StudioMistake.movie, .lastDetent] {
      let result = try mistake.exploration().step("record") { $1.toggleRecording() }
        .run(.exhaustive(depth: 1))
      XCTAssertEqual(result.failures, [], "\(mistake)")
    }
  }
}
