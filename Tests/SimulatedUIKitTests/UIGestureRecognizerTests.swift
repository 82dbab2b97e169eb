import UIKit
import XCTest

final class UIGestureRecognizerTests: XCTestCase {
  @MainActor
  func testARecognizerIsOnOneView() async {
    let (first, second, pinch) = (UIView(), UIView(), UIPinchGestureRecognizer())
    XCTAssertNil(first.gestureRecognizers)
    first.addGestureRecognizer(pinch)
    second.addGestureRecognizer(pinch)
    XCTAssertNil(first.gestureRecognizers)
    XCTAssertTrue(pinch.view === second)
    XCTAssertEqual(second.gestureRecognizers, [pinch])
    first.removeGestureRecognizer(pinch)
    XCTAssertTrue(pinch.view === second)
    second.removeGestureRecognizer(pinch)
    XCTAssertNil(pinch.view)
  }

  @MainActor
  func testARecognizerIsReadyForOneTap() async {
    let (tap, pinch) = (UITapGestureRecognizer(), UIPinchGestureRecognizer())
    XCTAssertTrue(tap.isEnabled)
    XCTAssertEqual(tap.state, .possible)
    XCTAssertEqual(tap.numberOfTapsRequired, 1)
    XCTAssertEqual(pinch.scale, 1)
    XCTAssertEqual(pinch.velocity, 0)
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    XCTAssertEqual(states.map(\.rawValue), Array(0...5))
  }
}
