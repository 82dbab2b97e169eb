import AVKit
import CameraControlTesting
import XCTest

final class UIDeviceTests: XCTestCase {
  @MainActor
  func testAPhoneIsTurned() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let camera = phone.asCurrent { AVCaptureDevice.default(for: .video) }
    let coordinator = AVCaptureDevice.RotationCoordinator(
      device: try XCTUnwrap(camera), previewLayer: nil)
    var angles: [CGFloat] = []
    let observation = coordinator.observe(
      \.videoRotationAngleForHorizonLevelCapture, options: [.initial, .new]
    ) { _, change in angles.append(change.newValue ?? -1) }
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    for orientation in [
      UIDeviceOrientation.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
    ] {
      phone.app.phone.turn(to: orientation)
      XCTAssertEqual(phone.asCurrent { UIDevice.current.orientation }, orientation)
      XCTAssertEqual(coordinator.videoRotationAngleForHorizonLevelPreview, angles.last)
    }
    XCTAssertEqual(angles, [90, 0, 180, 270])
    XCTAssertEqual(posts, 3)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    phone.app.phone.turn(to: .portrait)
    XCTAssertEqual(posts, 4, "a phone that is not asked tells it, too")
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    XCTAssertTrue(UIDevice.current.isGeneratingDeviceOrientationNotifications)
    NotificationCenter.default.removeObserver(token)
    observation.invalidate()
  }

  @MainActor
  func testTheInterfaceTurnsTheOtherWay() async {
    let phone = SimulatedPhone(.iPhone16Pro)
    let scene = phone.asCurrent {
      UIApplication.shared.connectedScenes.first as? UIWindowScene
    }
    XCTAssertEqual(scene?.interfaceOrientation, .portrait)
    phone.app.phone.turn(to: .landscapeLeft)
    XCTAssertEqual(scene?.interfaceOrientation, .landscapeRight)
    phone.app.phone.turn(to: .landscapeRight)
    XCTAssertEqual(scene?.interfaceOrientation, .landscapeLeft)
    phone.app.phone.turn(to: .portraitUpsideDown)
    XCTAssertEqual(scene?.interfaceOrientation, .portraitUpsideDown)
    phone.app.phone.turn(to: .faceUp)
    XCTAssertEqual(scene?.interfaceOrientation, .portrait)
  }

  func testOrientationsHaveTheirKind() {
    XCTAssertTrue(UIDeviceOrientation.portraitUpsideDown.isPortrait)
    XCTAssertTrue(UIDeviceOrientation.landscapeRight.isLandscape)
    XCTAssertTrue(UIDeviceOrientation.faceDown.isFlat)
    XCTAssertFalse(UIDeviceOrientation.faceDown.isPortrait)
    XCTAssertFalse(UIDeviceOrientation.portrait.isLandscape)
    XCTAssertFalse(UIDeviceOrientation.unknown.isFlat)
    let devices: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    XCTAssertEqual(devices.map(\.rawValue), Array(0...6))
    let interfaces: [UIInterfaceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    XCTAssertEqual(interfaces.map(\.rawValue), Array(0...4))
  }

  @MainActor
  func testADeviceSaysWhatItIs() async {
    let (phone, older) = (SimulatedPhone(.iPhone16Pro), SimulatedPhone(.iPhone15))
    for simulated in [phone, older] {
      let device = simulated.asCurrent { UIDevice.current }
      XCTAssertEqual(device.name, simulated.core.model.name)
      XCTAssertEqual(device.model, "iPhone")
      XCTAssertEqual(device.systemName, "iOS")
      XCTAssertEqual(device.systemVersion, "\(simulated.core.settings.systemVersion)")
      XCTAssertTrue(device.isGeneratingDeviceOrientationNotifications)
    }
  }
}
