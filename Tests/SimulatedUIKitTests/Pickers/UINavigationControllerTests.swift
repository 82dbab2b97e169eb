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

  func testOnlyTheFirstControllerStays() async {
    SimulatedPhone().asCurrent {
      let screens = [Screen(), Screen(), Screen()]
      let navigation = UINavigationController(rootViewController: screens[0])
      let window = UIWindow(frame: .zero)
      window.rootViewController = navigation
      for screen in screens[1...] { navigation.pushViewController(screen, animated: false) }
      XCTAssertEqual(navigation.popToRootViewController(animated: true), [screens[1], screens[2]])
      XCTAssertTrue(screens[0].view.window === window)
    }
  }

  func testOneOfSeveralControllersIsShown() async {
    SimulatedPhone().asCurrent {
      let (camera, photos) = (Screen(), Screen())
      let tabs = UITabBarController()
      let window = UIWindow(frame: .zero)
      window.rootViewController = tabs
      tabs.setViewControllers([camera, photos], animated: false)
      XCTAssertTrue(camera.view.window === window)
      XCTAssertTrue(photos.tabBarController === tabs)
      tabs.selectedIndex = 1
      XCTAssertTrue(photos.view.window === window)
      XCTAssertNil(camera.view.window)
      XCTAssertTrue(tabs.selectedViewController === photos)
      XCTAssertEqual(camera.log, ["appears", "disappears"])
    }
  }
}

private final class Screen: UIViewController {
  var log: [String] = []

  override func viewDidAppear(_ animated: Bool) { log.append("appears") }

  override func viewDidDisappear(_ animated: Bool) { log.append("disappears") }
}
