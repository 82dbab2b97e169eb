import CameraControlTesting
import SwiftUI
import XCTest

@MainActor
final class TalkCaptureTests: XCTestCase {
  func testTheViewRunsItsSessionWhileItIsShownAndTakesPictures() async throws {
    let phone = SimulatedPhone()
    let model = phone.asCurrent { TalkModel() }
    let stage = Stage(TalkCapture(model: model), on: phone, isShown: false)
    XCTAssertFalse(model.session.isRunning)
    stage.show()
    XCTAssertTrue(model.session.isRunning)
    await phone.click()
    XCTAssertEqual(model.pictures, 1)
    XCTAssertTrue(stage.controller.view.buttons.map { $0.simulateTap() } == [true])
    XCTAssertEqual(model.pictures, 2)
    stage.hide()
    XCTAssertFalse(model.session.isRunning)
    await phone.click()
    XCTAssertEqual(model.pictures, 2)
    XCTAssertEqual(phone.faults, [])
  }
}

extension UIView {
  /// The views that show the title of the button.
  fileprivate var buttons: [UIView] {
    (self as? UILabel)?.text == "Take a picture" ? [self] : subviews.flatMap(\.buttons)
  }
}
