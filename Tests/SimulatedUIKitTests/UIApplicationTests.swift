import AVKit
import CameraControlTesting
import XCTest

final class UIApplicationTests: XCTestCase {
  @MainActor
  func testAnAppHasASceneWithItsWindows() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let elsewhere = SimulatedPhone(.iPhone16Pro)
    let other = elsewhere.asCurrent { UIWindow() }
    let (first, second) = phone.asCurrent { (UIWindow(), UIWindow()) }
    second.windowLevel = .alert
    first.makeKeyAndVisible()
    phone.asCurrent {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      XCTAssertEqual(scenes.count, 1)
      XCTAssertTrue(scenes[0].windows.elementsEqual([first, second], by: ===))
      XCTAssertTrue(scenes[0].keyWindow === first)
      XCTAssertEqual(UIApplication.shared, UIApplication.shared)
      XCTAssertEqual(Set([UIApplication.shared, UIApplication.shared]).count, 1)
      XCTAssertEqual(scenes[0].screen.bounds, UIScreen.main.bounds)
      XCTAssertNil(UIApplication.shared.next)
      XCTAssertEqual(UIApplication.shared.connectedScenes, UIApplication.shared.connectedScenes)
    }
    XCTAssertNotEqual(
      phone.asCurrent { UIApplication.shared }, elsewhere.asCurrent { UIApplication.shared })
    withExtendedLifetime(other) {}
  }

  @MainActor
  func testProtectedFilesAreOutOfReachOnALockedPhone() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let application = phone.asCurrent { UIApplication.shared }
    XCTAssertTrue(application.isProtectedDataAvailable)
    await phone.lock()
    XCTAssertFalse(application.isProtectedDataAvailable)
    await phone.unlock()
    XCTAssertTrue(application.isProtectedDataAvailable)
  }

  func testStatesHaveTheNumbersOfAPhone() {
    let states: [UIApplication.State] = [.active, .inactive, .background]
    XCTAssertEqual(states.map(\.rawValue), [0, 1, 2])
    let activations: [UIScene.ActivationState] = [
      .unattached, .foregroundActive, .foregroundInactive, .background,
    ]
    XCTAssertEqual(activations.map(\.rawValue), [-1, 0, 1, 2])
    XCTAssertEqual(
      UIApplication.willTerminateNotification.rawValue, "UIApplicationWillTerminateNotification")
    XCTAssertEqual(
      UIApplication.OpenExternalURLOptionsKey.universalLinksOnly.rawValue,
      "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  @MainActor
  func testTheStateIsThatOfTheApp() async {
    let phone = SimulatedPhone(.iPhone16Pro)
    let (application, scene) = phone.asCurrent {
      (UIApplication.shared, UIApplication.shared.connectedScenes.first)
    }
    XCTAssertEqual(application.applicationState, .active)
    XCTAssertEqual(scene?.activationState, .foregroundActive)
    await phone.leaveApp()
    XCTAssertEqual(application.applicationState, .background)
    XCTAssertEqual(scene?.activationState, .background)
  }

  @MainActor
  func testWhatAnAppAskedForIsKept() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let settings = try XCTUnwrap(URL(string: UIApplication.openSettingsURLString))
    phone.asCurrent {
      UIApplication.shared.isIdleTimerDisabled = true
      UIApplication.shared.open(settings)
      XCTAssertTrue(UIApplication.shared.isIdleTimerDisabled)
      XCTAssertEqual(UIApplication.shared.openedURLs, [settings])
    }
    XCTAssertFalse(
      SimulatedPhone(.iPhone16Pro).asCurrent { UIApplication.shared.isIdleTimerDisabled })
  }

  @MainActor
  func testAnAddressIsOpenedWithAnAnswer() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let settings = try XCTUnwrap(URL(string: UIApplication.openSettingsURLString))
    let wasOpened = await withCheckedContinuation { continuation in
      phone.asCurrent {
        UIApplication.shared.open(settings, options: [.universalLinksOnly: true]) {
          continuation.resume(returning: $0)
        }
      }
    }
    XCTAssertTrue(wasOpened)
    XCTAssertEqual(phone.asCurrent { UIApplication.shared.openedURLs }, [settings])
  }

  /// An application object must not keep the phone for ever.
  @MainActor
  func testAPhoneGoesAlthoughItsApplicationWasUsed() async {
    weak var gone: SimulatedPhone?
    do {
      let phone = SimulatedPhone(.iPhone16Pro)
      gone = phone
      phone.asCurrent { UIApplication.shared.isIdleTimerDisabled = true }
    }
    XCTAssertNil(gone)
  }
}
