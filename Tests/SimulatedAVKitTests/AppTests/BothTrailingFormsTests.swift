import AVKit
import CameraControlTesting
import XCTest

@MainActor
final class BothTrailingFormsTests: XCTestCase {
  /// EVT22: every interaction on a view gets each press, however its handlers are written.
  func testEveryFormHearsOfAPress() async throws {
    let phone = SimulatedPhone()
    let forms = BothTrailingForms()
    try phone.asCurrent {
      let session = AVCaptureSession()
      session.addInput(
        try AVCaptureDeviceInput(device: try XCTUnwrap(AVCaptureDevice.default(for: .video))))
      session.startRunning()
      let window = UIWindow()
      for interaction in forms.make() { window.addInteraction(interaction) }
      phone.press(.volumeUp)
      session.stopRunning()
    }
    let once = forms.heard
    XCTAssertEqual(once.filter { $0 == "single" }.count, 2)
    XCTAssertEqual(once.filter { $0 == "secondary" }.count, 2)
    XCTAssertEqual(once.filter { $0 == "ended" }.count, 2)
    XCTAssertFalse(once.contains("primary"))
  }
}
