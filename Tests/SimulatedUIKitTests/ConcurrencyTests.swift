import AVKit
import XCTest

/// Which classes may cross to another thread, as the compiler sees it where no app says otherwise.
final class ConcurrencyTests: XCTestCase {
  func testASessionDoesNotCrossToAnotherThread() {
    XCTAssertFalse(isSendable(AVCaptureSession.self))
    XCTAssertFalse(isSendable(AVCaptureMultiCamSession.self))
  }

  func testADeviceAndAPhotoDo() {
    XCTAssertTrue(isSendable(AVCaptureDevice.self))
    XCTAssertTrue(isSendable(AVCapturePhoto.self))
  }

  // The compiler prefers the second where it can.
  private func isSendable<Value>(_ type: Value.Type) -> Bool { false }
  private func isSendable<Value: Sendable>(_ type: Value.Type) -> Bool { true }
}
