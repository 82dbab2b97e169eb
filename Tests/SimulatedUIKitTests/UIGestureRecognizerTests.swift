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
}
