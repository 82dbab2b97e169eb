import CameraControlTesting
import UIKit
import XCTest

@MainActor
final class UINavigationControllerTests: XCTestCase {
  func testTheTopmostControllerIsShown() async {
    SimulatedPhone().asCurrent {
      let (first, second) = (Screen(), Screen())
      let navigation = UINavigationController(rootViewController: first)
      let window = UIWindow(frame: .zero)
      window.rootViewController = navigation
      XCTAssertTrue(first.view.window === window)
      navigation.pushViewController(second, animated: false)
      XCTAssertNil(first.view.window)
      XCTAssertTrue(second.view.window === window)
      XCTAssertTrue(navigation.popViewController(animated: false) === second)
      XCTAssertTrue(first.view.window === window)
      XCTAssertNil(navigation.popViewController(animated: false), "the first one stays")
      XCTAssertEqual(first.log, ["appears", "disappears", "appears"])
      XCTAssertEqual(second.log, ["appears", "disappears"])
      XCTAssertNil(second.parent)
    }
  }
}

private final class Screen: UIViewController {
  var log: [String] = []

  override func viewDidAppear(_ animated: Bool) { log.append("appears") }

  override func viewDidDisappear(_ animated: Bool) { log.append("disappears") }
}
