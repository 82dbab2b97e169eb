import AVKit
import Camera
import CameraControl
import CameraControlTesting
import XCTest

/// The document's code blocks that need some code around them, in the order of the document.
@MainActor
final class WaysTests: XCTestCase {
  func testThreeWaysToFindAPhone() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let none = AVCaptureSession()
    let current = phone.asCurrent { AVCaptureSession() }
    phone.install()
    let installed = AVCaptureSession()
    phone.uninstall()
    XCTAssertFalse(none.supportsControls)
    XCTAssertTrue(current.supportsControls)
    XCTAssertTrue(installed.supportsControls)
  }

  func testAQueueFindsTheInstalledPhone() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    phone.install()
    defer { phone.uninstall() }
    let queue = DispatchQueue(label: "setup")
    let session = queue.sync { AVCaptureSession() }
    XCTAssertTrue(session.supportsControls)
  }

  func testAWrongCallIsAFault() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let slider = phone.asCurrent { AVCaptureSlider("Focus", symbolName: "scope", in: 0...1) }
    slider.value = 2
    XCTAssertEqual(slider.value, 0)
    let faults = phone.acknowledgeFaults()
    XCTAssertEqual(faults.map(\.exception?.name), ["NSInvalidArgumentException"])
  }

  func testAnInitializerThatRaisesGivesAnObjectThatDoesNothing() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let slider = phone.asCurrent { AVCaptureSlider("Focus", symbolName: "scope", in: 5...5) }
    slider.value = 5
    XCTAssertEqual(slider.value, 0)
    XCTAssertEqual(phone.acknowledgeFaults().map(\.rule), ["SLD01"])
  }

  func testTheReport() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    phone.asCurrent {
      let session = AVCaptureSession()
      session.addControl(AVCaptureSlider("Focus", symbolName: "scope", in: 0...1))
    }
    print(phone.report)
    XCTAssertEqual(phone.acknowledgeFaults().count, 1)
  }

  func testWithoutAccessThereIsNoInput() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    phone.app.setAuthorizationStatus(.denied, for: .video)
    try phone.asCurrent {
      let camera = try XCTUnwrap(AVCaptureDevice.default(for: .video))
      XCTAssertThrowsError(try AVCaptureDeviceInput(device: camera)) { error in
        XCTAssertEqual((error as? AVError)?.code, .applicationIsNotAuthorizedToUseDevice)
      }
    }
  }

  func testAnObserverHearsOfARamp() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let device = try phone.asCurrent { try XCTUnwrap(AVCaptureDevice.default(for: .video)) }
    var factors: [CGFloat] = []
    let observation = device.observe(\.videoZoomFactor, options: [.new]) { _, change in
      factors.append(change.newValue ?? 0)
    }
    try device.lockForConfiguration()
    device.ramp(toVideoZoomFactor: 2, withRate: 1)
    device.unlockForConfiguration()
    await phone.wait(.seconds(1))
    XCTAssertEqual(factors.last, 2)
    observation.invalidate()
  }

  func testAnActorOnItsQueue() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let camera = try phone.asCurrent {
      let camera = Camera()
      try camera.start()
      return camera
    }
    let lens = Lens()
    await phone.asCurrent { await lens.addSlider(to: camera.session) }
    try await phone.wait(until: { camera.session.isRunning })
    await phone.doubleLightPress()
    await phone.tapOverlay(item: 2)
    await phone.slide(by: 0.5)
    let position = await lens.position
    XCTAssertEqual(position, 0.5)
    await phone.wait(.seconds(3))
    try await phone.finish()
  }
}
