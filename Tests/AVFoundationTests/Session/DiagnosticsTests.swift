import AVFoundation
import CameraControl
import CameraControlTesting
import XCTest

/// Code that is wrong on a phone is found.
final class DiagnosticsTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let queue = DispatchQueue(label: "session")

  /// SES34: what blocks does not belong on the main thread.
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

  /// SLD14: a format that a phone ignores is found when the slider is added.
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

  /// SES09: to add without asking works, and is found.
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

  /// OVL30: controls that go while the person uses them should have been disabled instead.
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

  /// CTL11: on the main thread one is on the main queue.
  @MainActor func testTheMainQueueIsTheMainThread() async {
    phone.asCurrent {
      let slider = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1)
      slider.setActionQueue(.main) { _ in }
      slider.value = 0.5
      XCTAssertEqual(slider.value, 0.5)
    }
    XCTAssertEqual(phone.diagnostics.map(\.name), [])
  }

  /// SES10: the findings print as a report, and so does all that the phone knows.
  func testTheReportCanBePasted() throws {
    phone.asCurrent {
      let session = AVCaptureSession()
      session.addControl(AVCaptureSlider("Focus", symbolName: "scope", in: 0...1))
    }
    let findings = """
      2 findings

      - **added-without-asking** in “Focus” (rule SES09)
        - found: A control was added without asking whether the session takes it.
        - to mend it: Ask canAddControl first, and leave the control out if the answer is no.

      - **missing-action-queue** in “Focus” (rule SES10)
        - found: The control “Focus” has no action yet. A phone stops with \
      NSInvalidArgumentException.
        - to mend it: Call setActionQueue before you add it.
      """
    let refused = """
      The control “Focus” has no action yet; call setActionQueue before you add it.
      """
    let raised = """
      NSInvalidArgumentException: *** -[AVCaptureSession addControl:] control has no action queue
      """
    XCTAssertEqual("\(phone.diagnostics)", findings)
    XCTAssertEqual(
      "\(phone.report)",
      """
      iPhone 16 Pro: \(findings)

      1 call refused:

      - \(refused) (rule SES10; a phone stops with \(raised))
      """)
    try phone.trace.expect(.fault, ["\(refused) [SES10]; a phone stops with \(raised)"])
  }

  func testNothingFoundPrintsAsNothing() {
    XCTAssertEqual("\(phone.diagnostics)", "nothing was found")
    XCTAssertEqual("\(phone.report)", "iPhone 16 Pro: nothing was found.")
    XCTAssertEqual(phone.diagnostics, [])
  }

  func testFindingsCanBeWrittenDownAndReadAgain() throws {
    phone.asCurrent { AVCaptureSession().startRunning() }
    let data = try JSONEncoder().encode(phone.diagnostics)
    XCTAssertEqual(try JSONDecoder().decode(CaptureDiagnostics.self, from: data), phone.diagnostics)
    XCTAssertEqual(
      try JSONDecoder().decode([CaptureDiagnostic].self, from: data), Array(phone.diagnostics))
  }
}
