import CameraControl
import CameraControlTesting
import XCTest

final class PhotoCounterTests: XCTestCase {
  func testTheModelCountsPhotos() throws {
    try MainActor.assumeIsolated {
      let phone = SimulatedPhone()
      let model = PhotoCounter()
      let session = try phone.makeSession()
      phone.show(CaptureEventInteraction { event in model.handle(event) })
      phone.press(.volumeDown)
      XCTAssertEqual(model.photos, 1)
      try phone.finish()
      try session.stopRunning()
    }
  }
}

/// A model of an app that is isolated to the main actor.
@MainActor
private final class PhotoCounter {
  private(set) var photos = 0

  func handle(_ event: CaptureEvent) {
    if event.phase == .ended { photos += 1 }
  }
}
