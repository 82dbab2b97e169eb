import AVFoundation
import CameraControl
import PhoneInHand
import XCTest

/// Code that is wrong on a phone is found.
final class DiagnosticsTests: XCTestCase {
  private let hand = PhoneInHand()
  private let queue = DispatchQueue(label: "session")

  func testStartingOnTheMainThreadIsFound() {
    let session = hand.inApp { AVCaptureSession() }
    let started = DispatchSemaphore(value: 0)
    queue.async {
      session.startRunning()
      started.signal()
    }
    started.wait()
    XCTAssertEqual(hand.findings, [])
    session.stopRunning()
    session.startRunning()
    XCTAssertEqual(hand.findings, ["start-on-main-thread"])
  }

  /// SLD14: a format that a phone ignores is found when the slider is added.
  func testAFormatThatAPhoneIgnoresIsFound() {
    hand.inApp {
      let session = AVCaptureSession()
      let slider = AVCaptureSlider("Kelvin", symbolName: "thermometer.medium", in: 2000...8000)
      slider.localizedValueFormat = "%.0f K"
      slider.setActionQueue(queue) { _ in }
      if session.canAddControl(slider) { session.addControl(slider) }
    }
    XCTAssertEqual(hand.findings, ["ignored-value-format"])
    XCTAssertEqual(hand.phone.diagnostics.first?.source, "Kelvin")
  }

  /// SES09: to add without asking works, and is found.
  func testAddingWithoutAskingIsFoundOnceItIsAddedAgain() {
    hand.inApp {
      let session = AVCaptureSession()
      let slider = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1)
      slider.setActionQueue(queue) { _ in }
      if session.canAddControl(slider) { session.addControl(slider) }
      XCTAssertEqual(hand.findings, [])
      session.removeControl(slider)
      session.addControl(slider)
      XCTAssertEqual(hand.findings, ["added-without-asking"])
      XCTAssertEqual(session.controls, [slider])
    }
  }

  /// OVL30: controls that go while the person uses them should have been disabled instead.
  func testRemovingInsteadOfDisablingIsFound() throws {
    let delegate = RecordingDelegate()
    try hand.inApp {
      let session = AVCaptureSession()
      let device = try XCTUnwrap(AVCaptureDevice.default(for: .video))
      session.addInput(try AVCaptureDeviceInput(device: device))
      let zoom = AVCaptureSystemZoomSlider(device: device)
      if session.canAddControl(zoom) { session.addControl(zoom) }
      session.setControlsDelegate(delegate, queue: queue)
      queue.sync { session.startRunning() }
      hand.lightPress()
      session.removeControl(zoom)
    }
    XCTAssertTrue(hand.findings.contains("controls-changed-while-open"), "\(hand.findings)")
  }

  /// CTL11: on the main thread one is on the main queue.
  @MainActor func testTheMainQueueIsTheMainThread() async {
    hand.inApp {
      let slider = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1)
      slider.setActionQueue(.main) { _ in }
      slider.value = 0.5
      XCTAssertEqual(slider.value, 0.5)
    }
    XCTAssertEqual(hand.findings, [])
  }

  func testTheReportCanBePasted() {
    hand.inApp {
      let session = AVCaptureSession()
      session.addControl(AVCaptureSlider("Focus", symbolName: "scope", in: 0...1))
    }
    let report = "\(DiagnosticReport(hand.phone))"
    XCTAssertEqual(
      report,
      """
      iPhone 16 Pro: 2 findings

      - **added-without-asking** in “Focus” (rule SES09)
        - found: A control was added without asking whether the session takes it.
        - to mend it: Ask canAddControl first, and leave the control out if the answer is no.

      - **missing-action-queue** in “Focus” (rule SES10)
        - found: The control “Focus” has no action yet.
        - to mend it: Call setActionQueue before you add it.

      1 call refused:

      - The control “Focus” has no action yet; call setActionQueue before you add it. (rule SES10; \
      a phone stops with NSInvalidArgumentException: *** -[AVCaptureSession addControl:] control \
      has no action queue)
      """)
    XCTAssertEqual("\(DiagnosticReport(PhoneInHand().phone))", "iPhone 16 Pro: nothing was found.")
  }
}
