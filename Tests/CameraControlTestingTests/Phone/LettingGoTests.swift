import CameraControl
import CameraControlTesting
import XCTest

/// What is left of a phone once the test lets go of it.
final class LettingGoTests: XCTestCase {
  func testAPhoneWhoseAppShowsAViewGoes() throws {
    weak var core: Phone?
    weak var view: CaptureView?
    do {
      let phone = SimulatedPhone()
      core = phone.core
      view = phone.show(CaptureEventInteraction { _ in })
      try phone.finish()
    }
    XCTAssertNil(view)
    XCTAssertNil(core)
  }
}
