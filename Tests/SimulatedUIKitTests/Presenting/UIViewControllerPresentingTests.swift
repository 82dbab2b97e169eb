import AVKit
import CameraControlTesting
import XCTest

/// Which controllers are in front of others, and what they hear of it.
@MainActor
final class UIViewControllerPresentingTests: XCTestCase {
  private let phone = SimulatedPhone()

  func testASheetLeavesWhatIsBehindVisible() async {
    phone.asCurrent {
      let (window, root, sheet) = scene()
      var isDone = false
      root.present(sheet, animated: true) { isDone = true }
      XCTAssertTrue(isDone)
      XCTAssertEqual(
        sheet.takeCalls(),
        ["will appear presented", "is appearing presented", "did appear presented"])
      XCTAssertEqual(root.takeCalls(), [])
      XCTAssertEqual(window.subviews, [root.view, sheet.view])
      XCTAssertTrue(root.presentedViewController === sheet)
      XCTAssertTrue(sheet.presentingViewController === root)
      sheet.dismiss(animated: true) { isDone = false }
      XCTAssertFalse(isDone)
      XCTAssertEqual(sheet.takeCalls(), ["will disappear dismissed", "did disappear dismissed"])
      XCTAssertEqual(window.subviews, [root.view])
      XCTAssertNil(root.presentedViewController)
      XCTAssertNil(sheet.presentingViewController)
    }
  }

  func testAControllerThatTakesTheScreenLetsTheOneBehindDisappear() async {
    phone.asCurrent {
      let (window, root, cover) = scene()
      cover.modalPresentationStyle = .fullScreen
      root.present(cover, animated: false)
      XCTAssertEqual(root.takeCalls(), ["will disappear", "did disappear"])
      XCTAssertEqual(window.subviews, [cover.view])
      root.dismiss(animated: false)
      XCTAssertEqual(root.takeCalls(), ["will appear", "is appearing", "did appear"])
      XCTAssertEqual(window.subviews, [root.view])
    }
  }

  func testDismissingTakesEverythingInFrontAway() async {
    phone.asCurrent {
      let (window, root, first) = scene()
      let second = Presented()
      root.present(first, animated: false)
      first.present(second, animated: false)
      XCTAssertEqual(window.subviews, [root.view, first.view, second.view])
      first.dismiss(animated: false)
      XCTAssertEqual(window.subviews, [root.view, first.view], "only what is in front of it goes")
      first.present(second, animated: false)
      root.dismiss(animated: false)
      XCTAssertEqual(window.subviews, [root.view])
      XCTAssertNil(first.presentedViewController)
      var isCalled = false
      root.dismiss(animated: false) { isCalled = true }
      XCTAssertFalse(isCalled)
    }
  }

  func testAChildPresentsOverItsParents() async {
    phone.asCurrent {
      let (window, root, sheet) = scene()
      let child = Presented()
      root.addChild(child)
      root.view.addSubview(child.view)
      child.present(sheet, animated: false)
      XCTAssertTrue(sheet.presentingViewController === root)
      XCTAssertTrue(child.presentedViewController === sheet)
      child.dismiss(animated: false)
      XCTAssertEqual(window.subviews, [root.view])
    }
  }

  /// EVT35: the call has no effect and is a diagnostic.
  func testAControllerOutsideAWindowOrWithAnotherInFrontPresentsNothing() async {
    phone.asCurrent {
      let (window, root, sheet) = scene()
      let alone = Presented()
      alone.present(sheet, animated: false) { XCTFail("nothing is presented") }
      XCTAssertNil(alone.presentedViewController)
      XCTAssertEqual(phone.diagnostics.map(\.name), ["not-presented"])
      root.present(sheet, animated: false)
      root.present(alone, animated: false) { XCTFail("nothing is presented") }
      XCTAssertTrue(root.presentedViewController === sheet)
      XCTAssertEqual(window.subviews, [root.view, sheet.view])
      XCTAssertEqual(phone.diagnostics.map(\.rule), ["EVT35", "EVT35"])
      XCTAssertTrue(phone.diagnostics.last?.finding.contains("another") ?? false)
    }
  }

  func testARootAppearsAndDisappearsWithItsWindow() async {
    phone.asCurrent {
      let (window, root) = (UIWindow(frame: .zero), Presented())
      window.rootViewController = root
      XCTAssertEqual(root.takeCalls(), ["will appear", "is appearing", "did appear"])
      window.rootViewController = root
      XCTAssertEqual(root.takeCalls(), [])
      window.rootViewController = nil
      XCTAssertEqual(root.takeCalls(), ["will disappear", "did disappear"])
      XCTAssertEqual(window.subviews, [])
    }
  }

  func testAnotherRootTakesWhatIsPresentedWithIt() async {
    phone.asCurrent {
      let (window, root, sheet) = scene()
      root.present(sheet, animated: false)
      let other = UIViewController()
      window.rootViewController = other
      XCTAssertEqual(window.subviews, [other.view])
      XCTAssertNil(sheet.presentingViewController)
    }
  }

  func testAPresentedPickerIsTheCamera() async {
    let (window, root, _) = phone.asCurrent { scene() }
    let picker = phone.asCurrent { UIImagePickerController() }
    picker.sourceType = .camera
    phone.asCurrent { root.present(picker, animated: true) }
    XCTAssertEqual(window.subviews, [picker.view], "a camera takes the whole screen")
    XCTAssertEqual(phone.app.views.map(\.interactions.count), [1])
    await phone.click()
    XCTAssertTrue(picker.simulateUse())
    phone.asCurrent { picker.dismiss(animated: true) }
    XCTAssertEqual(phone.app.views.count, 0)
    XCTAssertEqual(window.subviews, [root.view])
  }

  func testStylesHaveTheNumbersOfAPhone() {
    let presentations: [UIModalPresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover,
    ]
    XCTAssertEqual(presentations.map(\.rawValue), Array(0...7))
    XCTAssertEqual(UIModalPresentationStyle.none.rawValue, -1)
    XCTAssertEqual(UIModalPresentationStyle.automatic.rawValue, -2)
    XCTAssertEqual(
      [UIAlertAction.Style.default, .cancel, .destructive].map(\.rawValue), [0, 1, 2])
    XCTAssertEqual([UIAlertController.Style.actionSheet, .alert].map(\.rawValue), [0, 1])
    let keyboards: [UIKeyboardType] = [
      .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
      .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ]
    XCTAssertEqual(keyboards.map(\.rawValue), Array(0...11))
  }

  func testAControllerIsPresentedAsItIsMade() async {
    phone.asCurrent {
      let controller = UIViewController()
      XCTAssertEqual(controller.modalPresentationStyle, .automatic)
      XCTAssertFalse(controller.isModalInPresentation)
      XCTAssertNil(controller.title)
    }
  }

  private func scene() -> (UIWindow, Presented, Presented) {
    let (window, root) = (UIWindow(frame: .zero), Presented())
    window.rootViewController = root
    _ = root.takeCalls()
    return (window, root, Presented())
  }
}

private final class Presented: UIViewController {
  private var calls: [String] = []

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  private var manner: String {
    isBeingPresented ? " presented" : isBeingDismissed ? " dismissed" : ""
  }

  override func viewWillAppear(_ animated: Bool) { calls.append("will appear\(manner)") }
  override func viewIsAppearing(_ animated: Bool) { calls.append("is appearing\(manner)") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did appear\(manner)") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear\(manner)") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear\(manner)") }
}
