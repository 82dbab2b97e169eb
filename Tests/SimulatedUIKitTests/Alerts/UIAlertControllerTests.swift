import CameraControlTesting
import UIKit
import XCTest

@MainActor
final class UIAlertControllerTests: XCTestCase {
  private let phone = SimulatedPhone()

  func testAChoiceEndsTheAlertAndThenCallsItsHandler() async {
    phone.asCurrent {
      let (window, root) = (UIWindow(frame: .zero), UIViewController())
      window.rootViewController = root
      var choices: [String] = []
      let alert = UIAlertController(
        title: "No camera", message: "Allow access.", preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Settings", style: .default) { action in
          choices.append("\(action.title ?? "") \(root.presentedViewController == nil)")
        })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      XCTAssertFalse(alert.simulateChoice("Settings"), "it is not presented")
      root.present(alert, animated: true)
      XCTAssertFalse(alert.simulateChoice("Delete"), "there is no such action")
      XCTAssertTrue(alert.simulateChoice("Settings"))
      XCTAssertEqual(choices, ["Settings true"])
      root.present(alert, animated: true)
      XCTAssertTrue(alert.simulateChoice("Cancel"))
      XCTAssertNil(root.presentedViewController)
      XCTAssertEqual(choices.count, 1)
    }
  }

  func testADisabledActionCannotBeChosen() async {
    phone.asCurrent {
      let (window, root) = (UIWindow(frame: .zero), UIViewController())
      window.rootViewController = root
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      let delete = UIAlertAction(title: "Delete", style: .destructive)
      delete.isEnabled = false
      alert.addAction(delete)
      alert.preferredAction = delete
      root.present(alert, animated: false)
      XCTAssertFalse(alert.simulateChoice("Delete"))
      XCTAssertTrue(root.presentedViewController === alert)
    }
  }

  func testAnAlertHasWhatItWasGiven() async {
    phone.asCurrent {
      let alert = UIAlertController(title: "a", message: "b", preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "c", style: .cancel))
      XCTAssertEqual(alert.title, "a")
      XCTAssertEqual(alert.message, "b")
      XCTAssertEqual(alert.preferredStyle, .actionSheet)
      XCTAssertEqual(alert.actions.map(\.style), [.cancel])
    }
  }
}
