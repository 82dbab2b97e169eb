import CameraControl
import CameraControlTesting
import XCTest

final class HandInstructionTests: XCTestCase {
  private func text(_ step: GestureStep) -> String { "\(ProbeStep.gesture(step))" }

  func testAPersonCanFollowTheSteps() {
    XCTAssertEqual(text(.lightPress), "Press the Camera Control lightly and let go.")
    XCTAssertEqual(text(.wait(.seconds(1))), "Wait 1 second.")
    XCTAssertEqual(text(.wait(.milliseconds(2500))), "Wait 2.5 seconds.")
    XCTAssertEqual(
      text(.slide(by: -0.25)), "Slide a finger along the Camera Control back by 0.25 of the range.")
    XCTAssertEqual(
      text(.lightSlide(.millimeters(3))),
      "Press the Camera Control lightly, slide forward by 3 mm, and let go.")
    XCTAssertEqual(text(.up(.cameraControl)), "Let go of the Camera Control.")
    XCTAssertEqual(text(.down(.volumeDown)), "Press volume down, and keep it down.")
    XCTAssertEqual(text(.tapOverlay(item: 0)), "Tap item 1 of the list in the overlay.")
    XCTAssertEqual(text(.repeated(2, [.click, .leaveApp])).prefix(9), "2 times: ")
    XCTAssertEqual(text(.set(.cleanPreview(false))), "Do this: set clean-preview off.")
    XCTAssertEqual("\(ProbeStep.action("stop the session"))", "In the app, stop the session.")
  }

  func testEveryStepIsASentence() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let text = text(.random(using: &generator))
      XCTAssertTrue(text.hasSuffix(".") || text.hasSuffix(" times: "), text)
    }
  }
}
