import CameraControl
import CameraControlTesting
import XCTest

/// Tests of a phone that is available to code that cannot be passed a phone.
final class AmbientPhoneTests: XCTestCase {
  override func tearDown() {
    AmbientPhone.install(nil)
  }

  func testAnInstalledPhoneIsFoundUntilItIsUninstalled() {
    let (first, second) = (SimulatedPhone(), SimulatedPhone())
    first.install()
    XCTAssertEqual(AmbientPhone.app, first.app)
    second.install()
    XCTAssertEqual(AmbientPhone.app, second.app)
    first.uninstall()
    XCTAssertEqual(AmbientPhone.app, second.app, "only the installed one takes itself away")
    second.uninstall()
    XCTAssertNil(AmbientPhone.app)
  }

  func testThePhoneOfATaskComesFirstAndDoesNotTouchTheInstalledOne() {
    let (installed, current) = (SimulatedPhone(), SimulatedPhone())
    installed.install()
    current.asCurrent {
      XCTAssertEqual(AmbientPhone.app, current.app)
      current.uninstall()
    }
    XCTAssertEqual(AmbientPhone.app, installed.app)
    current.asCurrent { installed.uninstall() }
    XCTAssertNil(AmbientPhone.app)
  }

  func testATaskAndItsChildrenFindTheCurrentPhone() async {
    let phone = SimulatedPhone()
    let found = await phone.asCurrent {
      async let child = AmbientPhone.app
      return await [child, Task { AmbientPhone.app }.value, AmbientPhone.app]
    }
    XCTAssertEqual(found, [phone.app, phone.app, phone.app])
    XCTAssertNil(AmbientPhone.app)
  }
}
