import AVFoundation
import CameraControl
import CameraControlTesting
import XCTest

/// Mistakes that would show on a phone are found.
final class DiagnosticsTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let queue = DispatchQueue(label: "session")

  /// SES34: starting or stopping on the main thread is found.
  func testStartingOnTheMainThreadIsFound() {
    let session = phone.asCurrent { AVCaptureSession() }
    let started = DispatchSemaphore(value: 0)
    queue.async {
      session.startRunning()
      started.signal()
    }
    started.wait()
    XCTAssertEqual(phone.diagnostics.map(\.name), [])
    session.stopRunning()
    XCTAssertFalse(session.isRunning)
    session.startRunning()
    XCTAssertTrue(session.isRunning)
    XCTAssertEqual(
      phone.diagnostics.map(\.name), ["stop-on-main-thread", "start-on-main-thread"])
  }

  /// SES38: a configuration of a running session on the main thread is found at its commit.
  func testConfiguringOnTheMainThreadIsFound() {
    let (session, queue) = (phone.asCurrent { AVCaptureSession() }, queue)
    func configure() {
      session.beginConfiguration()
      session.addOutput(AVCaptureVideoDataOutput())
      session.commitConfiguration()
    }
    func configureElsewhere(_ body: @escaping () -> Void) {
      let done = DispatchSemaphore(value: 0)
      let work = DispatchWorkItem {
        body()
        done.signal()
      }
      queue.async(execute: work)
      done.wait()
    }
    configure()
    configureElsewhere {
      session.startRunning()
      configure()
    }
    XCTAssertEqual(phone.diagnostics.map(\.name), [])
    configure()
    XCTAssertEqual(phone.diagnostics.map(\.name), ["configure-on-main-thread"])
    XCTAssertEqual(phone.diagnostics.map(\.rule), ["SES38"])
    XCTAssertEqual(session.outputs.count, 3)
  }

  /// SES41: an app that starts a second session with the camera of its first one is told.
  func testTwoSessionsWithOneCameraAreFound() throws {
    let sessions = try phone.asCurrent {
      let camera = try XCTUnwrap(AVCaptureDevice.default(for: .video))
      return try [AVCaptureSession(), AVCaptureSession()].map { session in
        session.addInput(try AVCaptureDeviceInput(device: camera))
        return session
      }
    }
    for session in sessions { session.startRunning() }
    XCTAssertEqual(
      phone.diagnostics.filter { $0.rule == "SES41" }.map(\.name), ["shared-camera"])
    for session in sessions { session.stopRunning() }
  }

  /// SES33, OVL30, SES24: findings of the phone name the session as Apple does.
  func testFindingsOfThePhoneHaveTheNamesOfApple() throws {
    let delegate = RecordingDelegate()
    try phone.asCurrent {
      let session = AVCaptureSession()
      let device = try XCTUnwrap(AVCaptureDevice.default(for: .video))
      session.addInput(try AVCaptureDeviceInput(device: device))
      let zoom = AVCaptureSystemZoomSlider(device: device)
      if session.canAddControl(zoom) { session.addControl(zoom) }
      queue.sync { session.startRunning() }
      session.commitConfiguration()
      phone.lightPress()
      session.setControlsDelegate(delegate, queue: queue)
      phone.lightPress()
      session.removeControl(zoom)
    }
    let sources = Dictionary(
      phone.diagnostics.map { ($0.name, $0.source) }, uniquingKeysWith: { first, _ in first })
    for name in ["surplus-commit", "no-controls-delegate", "controls-changed-while-open"] {
      XCTAssertEqual(sources[name], "AVCaptureSession", name)
    }
  }

  /// SLD14: a format string that a phone ignores is found when the slider is added.
  func testAFormatThatAPhoneIgnoresIsFound() {
    phone.asCurrent {
      let session = AVCaptureSession()
      let slider = AVCaptureSlider("Kelvin", symbolName: "thermometer.medium", in: 2000...8000)
      slider.localizedValueFormat = "%.0f K"
      slider.setActionQueue(queue) { _ in }
      if session.canAddControl(slider) { session.addControl(slider) }
    }
    XCTAssertEqual(phone.diagnostics.map(\.name), ["ignored-value-format"])
    XCTAssertEqual(phone.diagnostics.first?.source, "Kelvin")
  }

  /// SES09: adding a control without asking works, and is found.
  func testAddingWithoutAskingIsFoundOnceItIsAddedAgain() {
    phone.asCurrent {
      let session = AVCaptureSession()
      let slider = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1)
      slider.setActionQueue(queue) { _ in }
      if session.canAddControl(slider) { session.addControl(slider) }
      XCTAssertEqual(phone.diagnostics.map(\.name), [])
      session.removeControl(slider)
      session.addControl(slider)
      XCTAssertEqual(phone.diagnostics.map(\.name), ["added-without-asking"])
      XCTAssertEqual(session.controls, [slider])
    }
  }

  /// OVL30: removing a control that the person is using, rather than disabling it, is found.
  func testRemovingInsteadOfDisablingIsFound() throws {
    let delegate = RecordingDelegate()
    try phone.asCurrent {
      let session = AVCaptureSession()
      let device = try XCTUnwrap(AVCaptureDevice.default(for: .video))
      session.addInput(try AVCaptureDeviceInput(device: device))
      let zoom = AVCaptureSystemZoomSlider(device: device)
      if session.canAddControl(zoom) { session.addControl(zoom) }
      session.setControlsDelegate(delegate, queue: queue)
      queue.sync { session.startRunning() }
      phone.lightPress()
      session.removeControl(zoom)
    }
    XCTAssertTrue(
      phone.diagnostics.map(\.name).contains("controls-changed-while-open"),
      "\(phone.diagnostics.map(\.name))")
  }

  /// ZOM16: a pinch that was not told of the button's zoom is found, and one that observes is not.
  func testABlindPinchIsFound() throws {
    let delegate = RecordingDelegate()
    for observes in [true, false] {
      let phone = SimulatedPhone()
      try phone.asCurrent {
        let session = AVCaptureSession()
        let device = try XCTUnwrap(AVCaptureDevice.default(for: .video))
        session.addInput(try AVCaptureDeviceInput(device: device))
        let zoom = AVCaptureSystemZoomSlider(device: device)
        if session.canAddControl(zoom) { session.addControl(zoom) }
        session.setControlsDelegate(delegate, queue: queue)
        let started = DispatchSemaphore(value: 0)
        queue.async {
          session.startRunning()
          started.signal()
        }
        started.wait()
        let other = device.observe(\.isRampingVideoZoom) { _, _ in }
        let observation = device.observe(\.videoZoomFactor) { _, _ in }
        if !observes { observation.invalidate() }
        phone.lightPress()
        phone.slide(millimeters: 5)
        try device.lockForConfiguration()
        device.videoZoomFactor = 1.5
        device.unlockForConfiguration()
        withExtendedLifetime((other, observation)) {}
      }
      XCTAssertEqual(phone.diagnostics.map(\.name), observes ? [] : ["unheard-zoom"])
    }
  }

  /// CTL11: a write on the main thread counts as one on the main queue.
  @MainActor func testTheMainQueueIsTheMainThread() async {
    phone.asCurrent {
      let slider = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1)
      slider.setActionQueue(.main) { _ in }
      slider.value = 0.5
      XCTAssertEqual(slider.value, 0.5)
    }
    XCTAssertEqual(phone.diagnostics.map(\.name), [])
  }

  /// SES10: a refused call is one finding, listed in order with the warnings.
  func testTheReportCanBePasted() throws {
    phone.asCurrent {
      let session = AVCaptureSession()
      session.addControl(AVCaptureSlider("Focus", symbolName: "scope", in: 0...1))
    }
    let raised = """
      NSInvalidArgumentException: *** -[AVCaptureSession addControl:] \
      An AVCaptureControl instance cannot have a nil action queue
      """
    XCTAssertEqual(phone.diagnostics.map(\.name), ["added-without-asking"])
    XCTAssertEqual(phone.faults.map(\.code), [.missingActionQueue])
    XCTAssertEqual(
      "\(phone.report)",
      """
      iPhone 16 Pro: 2 findings (1 stops the app, 1 warning)

      1. warning: `added-without-asking` on “Focus” (rule SES09)
         - Found: A control was added without a call to canAddControl.
         - To do: Call canAddControl first, and leave the control out if it returns false.

      2. stops the app: `missing-action-queue` on “Focus” (rule SES10)
         - Found: The control “Focus” has no action yet.
         - To do: Call setActionQueue before you add it.
         - On a phone the app stops with: `\(raised)`
         - A phone ends the app at this call, so nothing after this call happens on a phone.
      """)
    try phone.trace.expect(
      .fault,
      [
        "The control “Focus” has no action yet. Call setActionQueue before you add it. [SES10]; "
          + "a phone stops with \(raised)"
      ])
  }

  /// SES10: a title with a semicolon is not truncated.
  func testATitleWithASemicolonStaysWhole() {
    phone.asCurrent {
      let session = AVCaptureSession()
      let slider = AVCaptureSlider("A; B", symbolName: "scope", in: 0...1)
      _ = session.canAddControl(slider)
      session.addControl(slider)
    }
    XCTAssertEqual(phone.findings.map(\.name), ["missing-action-queue"])
    XCTAssertEqual(phone.findings.map(\.source), ["A; B"])
    XCTAssertEqual(phone.findings.map(\.problem), ["The control “A; B” has no action yet."])
    XCTAssertEqual(phone.findings.map(\.remedy), ["Call setActionQueue before you add it."])
  }

  /// SES20, SES30: a refusal names objects as the app knows them, with Apple's class names.
  func testARefusalNamesWhatTheAppKnows() throws {
    try phone.asCurrent {
      let session = AVCaptureSession()
      let input = try AVCaptureDeviceInput(device: XCTUnwrap(AVCaptureDevice.default(for: .video)))
      session.setControlsDelegate(RecordingDelegate(), queue: nil)
      session.addInput(input)
      session.addInput(input)
      let output = AVCapturePhotoOutput()
      session.addOutput(output)
      session.addOutput(output)
      _ = AVCaptureDevice.authorizationStatus(for: .metadata)
    }
    XCTAssertEqual(
      phone.faults.map(\.source),
      ["AVCaptureSession", "Back Camera", "AVCapturePhotoOutput", "AVCaptureDevice"])
    XCTAssertEqual(phone.findings.count, 4)
  }

  func testNothingFoundPrintsAsNothing() {
    XCTAssertEqual("\(phone.report)", "iPhone 16 Pro: nothing was found.")
    XCTAssertEqual(phone.diagnostics, [])
    XCTAssertEqual(phone.findings, [])
  }
}
