import CameraControl
import CameraControlTesting
import XCTest

/// Tests of a picker that is disabled, not removed, while it is of no use.
final class ReactionsPickerTests: XCTestCase {
  func testTheReactionsPickerIsDisabledAndEnabled() throws {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    let reactions = try CaptureIndexPicker(
      "Reactions", symbolName: "face.smiling", localizedIndexTitles: ["Hearts", "Balloons", "Rain"])
    reactions.setActionQueue(.inPlace, action: recorder.action("reaction"))
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace, action: recorder.action("focus"))
    let session = try phone.makeSession([reactions, focus], delegate: recorder)

    reactions.isEnabled = false
    phone.lightPress()
    XCTAssertEqual(phone.overlay.drawing, "Focus ●──────────── 0")
    phone.swipeOverlay()
    XCTAssertEqual(phone.overlay.drawing, "(Reactions)  [Focus]")
    phone.tapOverlay(item: 0)
    phone.slide(by: 1)
    XCTAssertEqual(reactions.selectedIndex, 0)

    reactions.isEnabled = true
    phone.slide(by: 0.5)
    XCTAssertEqual(phone.overlay.drawing, "Reactions ──────●────── Balloons")
    phone.wait(.seconds(3))
    XCTAssertEqual(
      recorder.log,
      [
        "controls did become active", "controls will enter fullscreen", "reaction 1",
        "controls will exit fullscreen", "controls did become inactive",
      ])
    XCTAssertEqual(phone.diagnostics, [])
    try phone.finish()
    withExtendedLifetime(session) {}
  }
}
