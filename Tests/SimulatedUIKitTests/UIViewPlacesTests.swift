import UIKit
import XCTest

/// Views know where they are in each other, and what is at a point.
@MainActor
final class UIViewPlacesTests: XCTestCase {
  func testAPointIsWhereFramesSay() async {
    let (finder, button) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)),
      UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    )
    finder.addSubview(button)
    XCTAssertEqual(button.convert(CGPoint(x: 1, y: 1), to: finder), CGPoint(x: 6, y: 6))
    XCTAssertEqual(button.convert(CGPoint(x: 20, y: 30), from: nil), CGPoint(x: 5, y: 5))
    XCTAssertEqual(
      button.convert(button.bounds, to: nil), CGRect(x: 15, y: 25, width: 20, height: 20))
    XCTAssertTrue(finder.hitTest(CGPoint(x: 6, y: 6), with: nil) === button)
    XCTAssertTrue(finder.hitTest(CGPoint(x: 50, y: 6), with: nil) === finder)
    XCTAssertNil(finder.hitTest(CGPoint(x: 200, y: 6), with: nil))
    button.isHidden = true
    XCTAssertTrue(finder.hitTest(CGPoint(x: 6, y: 6), with: nil) === finder)
    let grid = UIView(frame: .zero)
    finder.insertSubview(grid, belowSubview: button)
    XCTAssertEqual(finder.subviews, [grid, button])
    finder.insertSubview(grid, aboveSubview: button)
    XCTAssertEqual(finder.subviews, [button, grid])
  }
}
