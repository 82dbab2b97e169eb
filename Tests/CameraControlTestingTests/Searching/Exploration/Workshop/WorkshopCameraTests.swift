import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests that random scripts find mistakes of an app with modes, settings, a self-timer and a ramp.
final class WorkshopCameraTests: XCTestCase {
  func testEachMistakeIsFoundFromEverySeed() throws { try WorkshopMistake.expectEachIsFound() }

  /// Leaves the press with an old beginning out, which needs a wait with most buttons.
  ///
  /// Only the Camera Control saves that step, by the ten milliseconds until a finger clicks it.
  func testTheScriptIsNoLongerThanTheShortestKnown() throws {
    try WorkshopMistake.expectShortScripts(except: [.pressWithOldBeginning])
  }

  /// The steps of all mistakes together show nothing in a camera without one.
  func testACameraWithoutAMistakeIsRight() throws {
    let result = try WorkshopCamera.exploration(with: nil)
      .step("settings") { $1.toggleSettings() }
      .step("zoom in") { try $1.zoomIn() }
      .step("mode") { try $1.switchMode() }
      .step("looks") { try $1.toggleLooks() }
      .withSelfTimer()
      .run(.random(scripts: Effort.isCampaign ? 5_000 : 200, length: 20, seed: 1))
    XCTAssertEqual(result.failures, [])
  }
}
