import CameraControl
import CameraControlTesting
import XCTest

final class PhoneBehaviorLockScreenTests: XCTestCase {
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
