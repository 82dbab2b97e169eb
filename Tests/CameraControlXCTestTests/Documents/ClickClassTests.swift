import CameraControl
import CameraControlTesting
import CameraControlXCTest
import XCTest

/// The example of the book with a class.
final class ClickClassTests: PhoneTestCase {
  override func makePhone() -> SimulatedPhone { SimulatedPhone(.iPhone16) }

  func testAClickReachesTheApp() throws {
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession()
    phone.show(recorder.interaction())

    phone.click()
    XCTAssertEqual(recorder.log, ["press began", "press ended"])
    try session.stopRunning()
  }
}
