import CameraControl
import CameraControlTesting
import CameraControlXCTest
import XCTest

// The end of a line says what failure it has to have; lines without it have none.

final class FailingClassTests: PhoneTestCase {
  func testAnAssertionFails() {
    phone.click()
    XCTAssertNotEqual(phone.overlay, .hidden)  // fails: is equal to
  }

  func testACheckThrows() throws {
    phone.click()
    try phone.trace.expect(.haptic, ["click"])  // fails: entries of kind haptic are not as expected
  }

  func testAnAsynchronousCheckThrows() async throws {
    await phone.click()
    try phone.trace.expect(.haptic, ["click"])  // fails: entries of kind haptic are not as expected
  }

  func testAButtonIsLeftDown() {
    phone.down(.volumeUp)  // fails: volume-up has been down since 0.000: release it
  }

  func testAnAsynchronousTestLeavesAButtonDown() async {
    await phone.down(.volumeUp)  // fails: volume-up has been down since 0.000: release it
  }

  func testACallIsRefused() {
    phone.slide(by: .nan)  // fails: a call failed: The step cannot be performed
  }

  func testAnotherErrorIsThrown() throws {
    // The button that it leaves down is not the mistake.
    phone.down(.cameraControl)
    throw NoCamera()  // fails without a line: NoCamera
  }

  func testNothingFails() {
    phone.click()
  }

  private struct NoCamera: Error {}
}
