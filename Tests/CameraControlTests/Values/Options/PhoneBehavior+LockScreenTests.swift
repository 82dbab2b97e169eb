import CameraControl
import CameraControlTesting
import XCTest

final class PhoneBehaviorLockScreenTests: XCTestCase {
  /// LCK07, LCK10, LCK13, LCK16, LCK17, LCK19, LCK35, LCK42, LCK49, LCK56, LCK57, LCK67: the defaults.
  func testTheDefaults() {
    let lockScreen = PhoneBehavior().lockScreen
    XCTAssertEqual(lockScreen.requirementDeadline, .seconds(10))
    XCTAssertEqual(lockScreen.minimumCameraTime, .seconds(1))
    XCTAssertEqual(lockScreen.requirementRule, .all)
    XCTAssertTrue(lockScreen.modifierCounts)
    XCTAssertTrue(lockScreen.monitorIntentLaunch)
    XCTAssertEqual(lockScreen.idleTimeout, .seconds(60))
    XCTAssertEqual(lockScreen.failedCopy, .keepAndRetry)
    XCTAssertEqual(lockScreen.emptySession, .emptyDirectory)
    XCTAssertEqual(lockScreen.updateConsumers, .eachGetsAll)
    XCTAssertEqual(lockScreen.contextLimit, 4096)
    XCTAssertEqual(lockScreen.overLimitUpdate, .keepOldAndThrow)
    XCTAssertEqual(lockScreen.openWithoutUserAction, .warn)
    XCTAssertEqual(lockScreen.contentArrival, .afterContinuation)
  }

  /// LCK16, LCK17: a phone takes both times from its options.
  func testAPhoneTakesTheTimesFromItsOptions() throws {
    let (phone, photos) = try Photos.install(lockScreen: { lockScreen in
      lockScreen.requirementDeadline = .seconds(3)
      lockScreen.minimumCameraTime = .milliseconds(3001)
    })
    let visit = try photos.visit()
    phone.wait(.milliseconds(2999))
    XCTAssertTrue(visit.isOpen)
    phone.wait(.milliseconds(1))
    XCTAssertFalse(visit.isOpen)
  }
}
