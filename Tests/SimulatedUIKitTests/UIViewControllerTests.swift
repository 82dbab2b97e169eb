import AVKit
import CameraControlTesting
import XCTest

@MainActor
final class UIViewControllerTests: XCTestCase {
  private let phone = SimulatedPhone()

  func testAChildHasOneParent() async {
    phone.asCurrent {
      let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
      first.addChild(child)
      XCTAssertTrue(child.parent === first)
      XCTAssertTrue(child.next === first, "a controller without a view leads to its parent")
      second.addChild(child)
      XCTAssertEqual(first.children, [])
      XCTAssertEqual(second.children, [child])
      child.removeFromParent()
      XCTAssertNil(child.parent)
      XCTAssertNil(child.next)
      XCTAssertEqual(second.children, [])
    }
  }

  func testAControllerComesBeforeWhatItsViewIsIn() async {
    phone.asCurrent {
      let (controller, container) = (UIViewController(), UIView())
      XCTAssertNil(controller.viewIfLoaded)
      container.addSubview(controller.view)
      XCTAssertTrue(controller.viewIfLoaded === controller.view)
      XCTAssertTrue(controller.view.next === controller)
      XCTAssertTrue(controller.next === container)
      XCTAssertNil(container.next)
    }
  }
}
