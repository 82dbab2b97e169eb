import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class WorldLockingTests: XCTestCase {
  /// LCK64: locking sends the app in front to the background; unlocking brings it back, but not one
  /// that has ended, and a swipe up asks the person to authenticate.
  func testLockingAndUnlocking() {
    for unlocking in [PhoneInput.unlock, .swipeUp] {
      let phone = Phone(mainQueue: .inPlace)
      let app = phone.launch("app")
      XCTAssertFalse(phone.isLocked)
      phone.handle(.lock, at: .zero)
      XCTAssertTrue(phone.isLocked)
      XCTAssertTrue(phone.isLockScreenShown)
      XCTAssertNil(phone.frontApp)
      phone.answersAuthentication = .fails
      phone.handle(.swipeUp, at: .zero)
      XCTAssertTrue(phone.isLockScreenShown)
      phone.answersAuthentication = .succeeds
      phone.handle(unlocking, at: .zero)
      XCTAssertFalse(phone.isLocked)
      XCTAssertFalse(phone.isLockScreenShown)
      XCTAssertEqual(phone.frontApp, app)

      phone.handle(.lock, at: .zero)
      phone.handle(.terminate("app"), at: .zero)
      phone.handle(unlocking, at: .zero)
      XCTAssertNil(phone.frontApp)
      XCTAssertEqual(phone.brokenInvariants(), [])
      phone.handle(.unlock, at: .zero)
      XCTAssertFalse(phone.isLockScreenShown)
    }
  }

  /// LCK64: the person can authenticate and stay on the Lock Screen; a swipe up then needs no answer.
  func testAuthenticatingInPlace() {
    let phone = Phone(mainQueue: .inPlace)
    phone.handle(.lock, at: .zero)
    phone.answersAuthentication = .cancels
    phone.handle(.authenticate, at: .zero)
    XCTAssertFalse(phone.isLocked)
    XCTAssertTrue(phone.isLockScreenShown)
    phone.handle(.swipeUp, at: .zero)
    XCTAssertFalse(phone.isLockScreenShown)
    // Off the Lock Screen there is nothing to authenticate for.
    phone.handle(.authenticate, at: .zero)
    XCTAssertFalse(phone.isLocked)
  }

  /// LCK64: a swipe up leaves an app, does nothing on the Home Screen, and nothing on a dark screen.
  func testASwipeUp() {
    let phone = Phone(mainQueue: .inPlace)
    _ = phone.launch("app")
    phone.handle(.swipeUp, at: .zero)
    XCTAssertNil(phone.frontApp)
    phone.handle(.swipeUp, at: .zero)
    XCTAssertFalse(phone.isLockScreenShown)
    phone.handle(.lock, at: .zero)
    phone.handle(.screen(isOn: false), at: .zero)
    phone.handle(.swipeUp, at: .zero)
    XCTAssertTrue(phone.isLocked)
    XCTAssertFalse(phone.isScreenOn)
  }

  /// LCK64: the side button locks and darkens the phone, and wakes it on the Lock Screen; unlocking
  /// lights it, and an app that is brought to the front unlocks it.
  func testTheSideButton() {
    let phone = Phone(mainQueue: .inPlace)
    let app = phone.launch("app")
    phone.handle(.sideButton, at: .zero)
    XCTAssertFalse(phone.isScreenOn)
    XCTAssertTrue(phone.isLocked)
    phone.handle(.sideButton, at: .zero)
    XCTAssertTrue(phone.isScreenOn)
    XCTAssertTrue(phone.isLocked)
    XCTAssertNil(phone.frontApp)
    phone.handle(.sideButton, at: .zero)
    phone.handle(.unlock, at: .zero)
    XCTAssertTrue(phone.isScreenOn)
    XCTAssertEqual(phone.frontApp, app)
    phone.handle(.lock, at: .zero)
    let other = phone.launch("other")
    XCTAssertFalse(phone.isLocked)
    XCTAssertFalse(phone.isLockScreenShown)
    XCTAssertEqual(phone.frontApp, other)
    XCTAssertEqual(phone.brokenInvariants(), [])
  }

  /// SES29, LCK64: a dark screen interrupts the app of an unlocked phone, and the app is in front again
  /// however the screen lights up; an app that has ended is not.
  func testTheScreenOfAnUnlockedPhone() throws {
    let ways: [(Phone) -> Void] = [
      { $0.handle(.screen(isOn: true), at: .zero) }, { $0.handle(.unlock, at: .zero) },
      { $0.handle(.sideButton, at: .zero) },
      { phone in
        for isDown in [true, false] {
          phone.handle(.button(.cameraControl, isDown: isDown), at: .zero)
        }
      },
    ]
    for (number, light) in ways.enumerated() {
      let phone = Phone(mainQueue: .inPlace)
      let app = phone.launch("app")
      let session = try app.makeSession()
      phone.handle(.screen(isOn: false), at: .zero)
      phone.handle(.screen(isOn: false), at: .zero)
      XCTAssertNil(phone.frontApp)
      XCTAssertTrue(session.isInterrupted)
      light(phone)
      XCTAssertTrue(phone.isScreenOn, "\(number)")
      XCTAssertFalse(phone.isLockScreenShown)
      XCTAssertEqual(phone.frontApp, app, "\(number)")
      XCTAssertTrue(session.isRunning)
      XCTAssertEqual(phone.launches, [])
      XCTAssertEqual(phone.brokenInvariants(), [])

      phone.handle(.screen(isOn: false), at: .zero)
      phone.handle(.terminate("app"), at: .zero)
      light(phone)
      XCTAssertNil(phone.frontApp)
    }
  }

  /// SES29, LCK64: on a dark screen the phone can still be locked, and unlocking shows the app; an app that
  /// comes to the front meanwhile is the one that stays, and leaving it leads to the Home Screen.
  func testWhatHappensOnADarkScreen() throws {
    let phone = Phone(mainQueue: .inPlace)
    let app = phone.launch("app")
    let session = try app.makeSession()
    phone.handle(.screen(isOn: false), at: .zero)
    phone.handle(.lock, at: .zero)
    phone.handle(.screen(isOn: true), at: .zero)
    XCTAssertNil(phone.frontApp)
    XCTAssertTrue(phone.isLockScreenShown)
    phone.handle(.unlock, at: .zero)
    XCTAssertEqual(phone.frontApp, app)
    XCTAssertTrue(session.isRunning)

    phone.handle(.screen(isOn: false), at: .zero)
    let other = phone.launch("other")
    XCTAssertTrue(phone.isScreenOn)
    phone.handle(.screen(isOn: true), at: .zero)
    XCTAssertEqual(phone.frontApp, other)
    phone.handle(.leaveApp, at: .zero)
    for isOn in [false, true] { phone.handle(.screen(isOn: isOn), at: .zero) }
    XCTAssertNil(phone.frontApp, "the Home Screen was in front")
    XCTAssertFalse(phone.isLockScreenShown)
    XCTAssertEqual(phone.brokenInvariants(), [])
  }

  /// LCK12, LCK64: unlocking in place keeps the visit and its session, and only says that more may be
  /// read; leaving leads to the Lock Screen, which a swipe up then leaves without an answer.
  func testUnlockingInPlaceKeepsTheVisit() throws {
    for unlocking in [PhoneInput.unlock, .authenticate] {
      let (phone, photos) = try Photos.install()
      phone.launch("Notes")
      let visit = try photos.visit()
      XCTAssertEqual(visit.app.visitScope?.isLocked, true)
      phone.core.handle(unlocking, at: phone.now)
      XCTAssertTrue(visit.isOpen)
      XCTAssertTrue(visit.app.isInFront)
      XCTAssertFalse(phone.isLocked)
      XCTAssertEqual(visit.app.visitScope?.isLocked, false)
      XCTAssertEqual(visit.app.visitScope?.visit, visit.id)
      phone.click()
      XCTAssertEqual(
        photos.heard(), ["Photos extension hears began", "Photos extension hears ended"])
      phone.swipeUp()
      XCTAssertNil(visit.app.visitScope)
      XCTAssertTrue(phone.isLockScreenShown)
      phone.core.answersAuthentication = .fails
      phone.swipeUp()
      XCTAssertFalse(phone.isLockScreenShown)
      XCTAssertEqual(phone.core.frontApp?.identifier, "Notes")
      XCTAssertNil(photos.product.app.visitScope)
    }
  }

  /// LCK64: locking during a visit ends the visit, on the phone that was unlocked in place, too.
  func testLockingDuringAVisit() throws {
    let (phone, photos) = try Photos.install()
    let visit = try photos.visit()
    phone.authenticate()
    phone.lock()
    XCTAssertFalse(visit.isOpen)
    XCTAssertTrue(phone.isLocked)
    XCTAssertTrue(phone.isLockScreenShown)
  }
}
