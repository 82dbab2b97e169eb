import AVKit
import CameraControl
import CameraControlTesting
import XCTest

final class CameraControllerTests: XCTestCase {
  private func makeApp(_ phone: SimulatedPhone) -> CameraController {
    phone.install()
    defer { phone.uninstall() }
    let app = CameraController()
    // The app configures the session on its own queue, which must find the phone, too.
    app.sessionQueue.sync {}
    return app
  }

  @MainActor private func runMainQueue() async {
    await withCheckedContinuation { waiting in
      DispatchQueue.main.async { waiting.resume() }
    }
  }

  func testTheAppConfiguresItselfOnItsQueue() {
    let phone = SimulatedPhone()
    let app = makeApp(phone)
    XCTAssertTrue(app.session.isRunning)
    XCTAssertEqual(app.session.controls.count, 4)
    XCTAssertTrue(app.session.controlsDelegate === app)
    XCTAssertEqual(phone.faults.compactMap(\.exception?.name), [])
    XCTAssertEqual(phone.diagnostics.map(\.name), [])
  }

  /// DEV13: an observer of the zoom is notified of what the slider does.
  @MainActor func testTheObserverFollowsTheSlider() async {
    let phone = SimulatedPhone()
    let app = makeApp(phone)
    await phone.lightPress()
    await phone.slide(millimeters: 10)
    app.sessionQueue.sync {}
    await runMainQueue()
    XCTAssertEqual(app.zoomFactor, 2, accuracy: 0.001)
    XCTAssertTrue(app.isCameraControlActive)
    await phone.wait(.seconds(4))
  }

  @MainActor func testAPickerOnTheSessionQueueSetsTheFlash() async {
    let phone = SimulatedPhone()
    let app = makeApp(phone)
    await phone.doubleLightPress()
    await phone.slide(millimeters: 100)
    await phone.lightPress()
    await phone.slide(millimeters: 100)
    app.sessionQueue.sync {}
    await runMainQueue()
    await phone.doubleLightPress()
    await phone.slide(millimeters: -100)
    await phone.wait(.seconds(5))
    XCTAssertEqual(app.selectedFlashMode, .auto)
  }

  /// EVT04: a click takes a photo when the button is released.
  @MainActor func testAClickTakesAPhoto() async {
    let phone = SimulatedPhone()
    let app = makeApp(phone)
    phone.asCurrent {
      let window = UIWindow(frame: .zero)
      let preview = PreviewView(frame: .zero)
      preview.videoPreviewLayer?.session = app.session
      preview.videoPreviewLayer?.videoGravity = .resizeAspectFill
      window.addSubview(preview)
      let interaction = app.setupCaptureEventInteraction(on: preview)
      phone.click()
      withExtendedLifetime((interaction, window)) {}
    }
    XCTAssertEqual(app.phases, [.began, .ended])
    await app.photoIsThere()
    XCTAssertEqual(app.photos.count, 1)
  }

  @MainActor func testAccessIsAskedForWhileTheQueueWaits() async {
    let phone = SimulatedPhone()
    phone.app.setAuthorizationStatus(.notDetermined, for: .video)
    AmbientPhone.install(phone.app)
    defer { AmbientPhone.install(nil) }
    let app = CameraController()
    app.sessionQueue.sync {}
    await runMainQueue()
    XCTAssertEqual(app.authorizationStatus, .authorized)
    XCTAssertTrue(app.session.isRunning)
  }
}

extension CameraController {
  /// Waits until the first photo has been taken.
  @MainActor fileprivate func photoIsThere() async {
    await withCheckedContinuation { waiting in
      onPhoto = { waiting.resume() }
      if !photos.isEmpty { onPhoto?() }
    }
  }
}
