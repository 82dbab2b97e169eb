import AVKit
import CameraControlTesting
import XCTest

final class OlderAppsTests: XCTestCase {
  func testFourControlsAndAnInteractionInOneFunction() {
    let phone = SimulatedPhone()
    let app = CustomCameraCapture()
    phone.install()
    defer { phone.uninstall() }
    app.currentDevice = AVCaptureDevice.default(
      .builtInTripleCamera, for: .video, position: .back)
    app.currentDevice.flatMap { try? AVCaptureDeviceInput(device: $0) }
      .map(app.captureSession.addInput)
    MainActor.assumeIsolated {
      let window = UIWindow(frame: .zero)
      app.handleInteractionsAndControls(on: window)
      app.handleInteractionsAndControls(on: window)
      app.startCapture()
      XCTAssertEqual(window.interactions.count, 1)
      phone.click()
    }
    XCTAssertEqual(app.captureSession.controls.count, 4)
    phone.lightPress()
    phone.slide(millimeters: 10)
    app.interactionQueue.sync {}
    XCTAssertEqual(app.log.filter { $0.hasPrefix("event") }, ["event began", "event ended"])
    XCTAssertTrue(app.log.contains("active"))
    XCTAssertTrue(app.log.contains("zoom 2.0"), "\(app.log)")
    phone.wait(.seconds(4))
    XCTAssertEqual(phone.faults.compactMap(\.exception?.name), [])
  }

  /// SES14: the whole set is replaced on a running session, inside a configuration and outside one.
  func testControlsAreMadeAnewWhenTheLensChanges() {
    for usesConfiguration in [true, false] {
      let phone = SimulatedPhone()
      phone.install()
      defer { phone.uninstall() }
      let app = LensController()
      app.usesConfiguration = usesConfiguration
      app.start()
      phone.lightPress()
      phone.slide(millimeters: 10)
      app.switchLens(to: .builtInUltraWideCamera)
      XCTAssertEqual(app.session.controls.count, 2)
      phone.wait(.seconds(5))
      phone.lightPress()
      phone.slide(millimeters: 5)
      XCTAssertEqual(app.zooms.last ?? 0, 1.414, accuracy: 0.001)
      app.removeAll()
      XCTAssertEqual(app.session.controls, [])
      XCTAssertEqual(phone.faults.compactMap(\.exception?.name), [])
    }
  }

  /// SES07: seven controls added without asking make three faults and seven warnings.
  func testSevenControlsWithoutAsking() {
    let phone = SimulatedPhone()
    let app = phone.asCurrent {
      let app = EagerApp()
      app.addEverything()
      return app
    }
    XCTAssertEqual(app.session.controls.count, 4)
    XCTAssertEqual(
      phone.acknowledgeFaults().compactMap(\.exception?.name),
      Array(repeating: "NSInvalidArgumentException", count: 3))
    XCTAssertEqual(phone.findings.map(\.name).filter { $0 == "added-without-asking" }.count, 7)
    XCTAssertEqual(phone.findings.map(\.name).filter { $0 == "control-limit-reached" }.count, 3)
    XCTAssertEqual(phone.findings.count, 10)
  }

  /// CTL14: a picker's action resets its own index without being called again.
  func testAPickerRewritesItsOwnIndex() throws {
    let phone = SimulatedPhone()
    phone.install()
    defer { phone.uninstall() }
    let (app, delegate) = (EagerApp(), LensController())
    app.session.addInput(
      try AVCaptureDeviceInput(device: try XCTUnwrap(AVCaptureDevice.default(for: .video))))
    app.addEverything()
    app.session.setControlsDelegate(delegate, queue: app.queue)
    app.queue.sync { app.session.startRunning() }
    phone.lightPress()
    // Each slide covers a third of the range. The first selects mode 1; each later one selects 2,
    // and the action resets the index to 1.
    for _ in 0..<3 {
      phone.slide(millimeters: 10)
      app.queue.sync {}
    }
    XCTAssertEqual(app.modes, [1, 2, 2])
    XCTAssertEqual(app.picker.selectedIndex, 1)
    XCTAssertEqual(app.picker.localizedIndexTitles, ["Mode 0", "Mode 1", "Mode 2", "Mode 3"])
    XCTAssertEqual(phone.acknowledgeFaults().map(\.rule), ["SES07", "SES07", "SES07"])
  }

  /// SES24: without a delegate a light press shows nothing, and a finding says why.
  func testAMissingDelegateIsFound() throws {
    let phone = SimulatedPhone()
    phone.install()
    defer { phone.uninstall() }
    let app = EagerApp()
    app.session.addInput(
      try AVCaptureDeviceInput(device: try XCTUnwrap(AVCaptureDevice.default(for: .video))))
    app.session.addControl(app.picker)
    app.queue.sync { app.session.startRunning() }
    phone.lightPress()
    XCTAssertEqual(phone.overlay, .hidden)
    XCTAssertTrue(phone.diagnostics.map(\.name).contains("no-controls-delegate"))
  }
}
