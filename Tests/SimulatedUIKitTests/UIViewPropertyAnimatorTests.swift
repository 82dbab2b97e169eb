import UIKit
import XCTest

/// Changes are made when they are begun, and are at their end at once.
@MainActor
final class UIViewPropertyAnimatorTests: XCTestCase {
  func testChangesWaitUntilTheyAreBegun() async {
    let view = UIView(frame: .zero)
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { view.alpha = 0.5 }
    animator.addCompletion { ends.append($0) }
    XCTAssertEqual(view.alpha, 1)
    animator.startAnimation()
    XCTAssertEqual(view.alpha, 0.5)
    XCTAssertEqual(ends, [.end])
    let stopped = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) { view.alpha = 0 }
    stopped.stopAnimation(true)
    stopped.startAnimation()
    XCTAssertEqual(view.alpha, 0.5)
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.2, delay: 0, animations: { view.alpha = 0.1 }, completion: { ends.append($0) }
    )
    XCTAssertEqual(view.alpha, 0.1)
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
    }
    XCTAssertEqual(view.alpha, 0)
    XCTAssertEqual(ends, [.end, .end])
  }
}
