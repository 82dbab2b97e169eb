import CameraControl
import CameraControlTesting
import UIKit
import XCTest

@MainActor
final class UIApplicationDelegateTests: XCTestCase {
  private let phone = SimulatedPhone()

  func testADelegateHearsOfTheLaunchAndOfLeavingAndReturning() async throws {
    let delegate = Delegate()
    let url = try XCTUnwrap(URL(string: "camera://a"))
    let isTaken = phone.asCurrent { UIApplication.simulateLaunch(delegate, options: [.url: url]) }
    XCTAssertTrue(isTaken)
    XCTAssertEqual(delegate.takeCalls(), ["will launch 1", "did launch 1", "active"])
    await phone.leaveApp()
    await phone.returnToApp()
    XCTAssertEqual(
      delegate.takeCalls(),
      ["resigns active", "background background", "foreground background", "active"])
  }

  func testADelegateTakesActivitiesAndAddresses() async throws {
    let delegate = Delegate()
    let url = try XCTUnwrap(URL(string: "camera://a"))
    phone.asCurrent {
      UIApplication.simulateLaunch(delegate)
      _ = delegate.takeCalls()
      let application = UIApplication.shared
      XCTAssertTrue(application.delegate === delegate)
      XCTAssertTrue(application.simulateOpen(url))
      XCTAssertTrue(application.simulateContinue(NSUserActivity(activityType: "review")))
      XCTAssertFalse(application.simulateContinue(NSUserActivity(activityType: "other")))
    }
    XCTAssertEqual(
      delegate.takeCalls(), ["opens camera://a", "continues review", "restores review"])
  }

  func testADelegateThatSaysNothingTakesNothing() async throws {
    let delegate = SilentDelegate()
    let url = try XCTUnwrap(URL(string: "camera://a"))
    phone.asCurrent {
      XCTAssertTrue(UIApplication.simulateLaunch(delegate))
      XCTAssertFalse(UIApplication.shared.simulateOpen(url))
      XCTAssertFalse(
        UIApplication.shared.simulateContinue(NSUserActivity(activityType: "review")))
    }
    await phone.leaveApp()
    await phone.returnToApp()
  }

  func testAnAppHasADelegateOfItsOwn() async {
    let (delegate, other) = (SilentDelegate(), phone.core.launch("Other"))
    phone.asCurrent {
      UIApplication.simulateLaunch(delegate)
      AmbientPhone.withApp(other) { XCTAssertNil(UIApplication.shared.delegate) }
      XCTAssertTrue(UIApplication.shared.delegate === delegate)
    }
  }

  func testADelegateThatIsGoneTakesNothing() async throws {
    let url = try XCTUnwrap(URL(string: "camera://a"))
    phone.asCurrent {
      UIApplication.simulateLaunch(Delegate())
      XCTAssertFalse(UIApplication.shared.simulateOpen(url))
      XCTAssertFalse(UIApplication.shared.simulateContinue(NSUserActivity(activityType: "review")))
    }
  }

  func testKeysHaveTheirNames() {
    XCTAssertEqual(
      UIApplication.OpenURLOptionsKey.sourceApplication.rawValue,
      "UIApplicationOpenURLOptionsSourceApplicationKey")
    XCTAssertEqual(
      UIApplication.OpenURLOptionsKey.openInPlace.rawValue,
      "UIApplicationOpenURLOptionsOpenInPlaceKey")
    XCTAssertEqual(
      UIApplication.LaunchOptionsKey.url.rawValue, "UIApplicationLaunchOptionsURLKey")
    XCTAssertEqual(
      UIApplication.LaunchOptionsKey.userActivityDictionary.rawValue,
      "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  func testADelegateMayRefuseWhatTheAppIsLaunchedWith() async {
    phone.asCurrent {
      XCTAssertFalse(UIApplication.simulateLaunch(RefusingDelegate(before: true)))
      XCTAssertFalse(UIApplication.simulateLaunch(RefusingDelegate(before: false)))
      XCTAssertNil(UIApplication.shared.delegate, "the app does not keep its delegate")
    }
  }
}

private class Delegate: UIResponder, UIApplicationDelegate {
  private var calls: [String] = []

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    calls.append("will launch \(launchOptions?.count ?? 0)")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    calls.append("did launch \(launchOptions?.count ?? 0)")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }

  func applicationWillResignActive(_ application: UIApplication) {
    calls.append("resigns \(application.applicationState)")
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    calls.append("background \(application.applicationState)")
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    calls.append("foreground \(application.applicationState)")
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    calls.append("opens \(url)")
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard userActivity.activityType == "review" else { return false }
    calls.append("continues \(userActivity.activityType)")
    restorationHandler([self])
    return true
  }
}

extension Delegate: UIUserActivityRestoring {
  func restoreUserActivityState(_ userActivity: NSUserActivity) {
    calls.append("restores \(userActivity.activityType)")
  }
}

private final class SilentDelegate: NSObject, UIApplicationDelegate {}

private final class RefusingDelegate: NSObject, UIApplicationDelegate {
  private let before: Bool

  init(before: Bool) { self.before = before }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { !before }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { before }
}
