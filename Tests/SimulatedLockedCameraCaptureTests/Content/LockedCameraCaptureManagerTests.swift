import CameraControlTesting
import LockedCameraCapture
import XCTest

@MainActor
final class LockedCameraCaptureManagerTests: XCTestCase {
  /// LCK37 and LCK38: the first element comes even if there is nothing.
  func testAnAppWithoutContentHearsThatThereIsNone() async {
    var found: [URL]?
    for await update in LockedCameraCaptureManager.shared.sessionContentUpdates {
      if case .initial(let urls) = update { found = urls }
      break
    }
    XCTAssertEqual(found, [])
    XCTAssertEqual(LockedCameraCaptureManager.shared.sessionContentURLs, [])
  }
}
