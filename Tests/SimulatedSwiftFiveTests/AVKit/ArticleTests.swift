import AVKit
import CameraControl
import CameraControlTesting
import XCTest

/// Examples and claims from articles about the button.
final class ArticleTests: XCTestCase {
  private func makeSetup(_ phone: SimulatedPhone) throws -> (ControlsSetup, AVCaptureDevice) {
    try phone.asCurrent {
      (ControlsSetup(), try XCTUnwrap(AVCaptureDevice.default(for: .video)))
    }
  }

  /// SES01: an app's report distinguishes phones with and without the button.
  func testAReportTellsPhonesApart() {
    let (new, old) = (SimulatedPhone(.iPhone16Pro), SimulatedPhone(.iPhone15))
    old.app.setAuthorizationStatus(.denied, for: .video)
    let reports = [new.asCurrent(SupportReport.run), old.asCurrent(SupportReport.run)]
    XCTAssertEqual(reports.map { $0[1] }, ["a button", "no button"])
    XCTAssertEqual(reports.map { $0.last }, ["allowed", "denied"])
    XCTAssertTrue(reports[0][2].hasPrefix("zoom 1.0 to "), reports[0][2])
    XCTAssertEqual(SupportReport.run()[1], "no button", "there is no simulated phone")
    XCTAssertEqual(new.faults + old.faults, [])
  }

  /// SES04: an app that does not ask first is terminated on an older phone.
  func testWithoutAskingAnOlderPhoneRaises() throws {
    let phone = SimulatedPhone(.iPhone15)
    let (setup, device) = try makeSetup(phone)
    setup.addCarelessly(device)
    XCTAssertEqual(
      phone.acknowledgeFaults().map(\.exception?.name), ["NSObjectInaccessibleException"])
    setup.addCarefully(device)
    XCTAssertEqual(phone.acknowledgeFaults(), [])
  }

  /// ZOM10: a second setup raises, unless it clears the first one.
  func testASecondSetupRaisesUnlessItClears() throws {
    let phone = SimulatedPhone()
    let (setup, device) = try makeSetup(phone)
    for _ in 0..<2 { setup.addCarefully(device) }
    XCTAssertEqual(setup.session.controls.count, 1)
    XCTAssertEqual(phone.faults, [])
    setup.addCarelessly(device)
    XCTAssertEqual(phone.acknowledgeFaults().map(\.rule), ["ZOM10"])
    XCTAssertEqual(setup.session.controls.count, 1)
  }

  /// ZOM07: the action runs on the main actor already, so a hop is not needed.
  func testTheLabelFollowsWithAndWithoutAHop() async throws {
    for isCareful in [false, true] {
      let phone = SimulatedPhone()
      let (setup, device) = try makeSetup(phone)
      let delegate = LensController()
      try setup.start(with: device, delegate: delegate)
      if isCareful { setup.addCarefully(device) } else { setup.addCarelessly(device) }
      try await phone.wait(until: { setup.session.isRunning })
      await phone.lightPress()
      await phone.slide(millimeters: 10)
      await phone.settle()
      await MainActor.run { XCTAssertEqual(setup.zoomLabel.text, "2.0x") }
      await phone.wait(.seconds(4))
      XCTAssertFalse(phone.diagnostics.map(\.name).contains("interface-off-main-thread"))
      try await phone.finish()
    }
  }

  /// ZOM12: with the reported affine mapping of zoom, 6 is shown as 5.
  func testTheShownZoomIsNotTheOneInTheCallback() async throws {
    var behavior = PhoneBehavior()
    behavior.display.displayMapping = .affine
    let phone = SimulatedPhone(behavior: behavior)
    phone.install()
    defer { phone.uninstall() }
    let app = CustomCameraCapture()
    let device = try XCTUnwrap(AVCaptureDevice.default(for: .video))
    app.currentDevice = device
    app.captureSession.addInput(try AVCaptureDeviceInput(device: device))
    let view = await MainActor.run { UIWindow() }
    await MainActor.run { app.handleInteractionsAndControls(on: view) }
    app.startCapture()
    await phone.lightPress()
    await phone.slide(millimeters: 10)
    XCTAssertTrue(app.log.contains("zoom 2.0"), "\(app.log)")
    XCTAssertTrue(phone.overlay.drawing.hasSuffix(" 1.8x"), phone.overlay.drawing)
    await phone.wait(.seconds(4))
    app.interactionQueue.sync {}
    XCTAssertEqual(app.log.last, "inactive")
    try await phone.finish()
  }
}
