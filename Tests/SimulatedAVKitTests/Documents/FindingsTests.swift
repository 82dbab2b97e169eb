import AVKit
import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Every kind of finding that the book names, each caused by making the mistake.
@MainActor
final class FindingsTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let queue = DispatchQueue(label: "session")
  private let delegate = SilentDelegate()

  private func makeSession() async throws -> AVCaptureSession {
    let session = try phone.asCurrent {
      let session = AVCaptureSession()
      let device = try XCTUnwrap(AVCaptureDevice.default(for: .video))
      session.addInput(try AVCaptureDeviceInput(device: device))
      return session
    }
    queue.async { session.startRunning() }
    try await phone.wait(until: { session.isRunning })
    return session
  }

  private func slider(_ title: String) -> AVCaptureSlider {
    let slider = phone.asCurrent { AVCaptureSlider(title, symbolName: "scope", in: 0...1) }
    slider.setActionQueue(queue) { _ in }
    return slider
  }

  /// CTL11, SES07, SES09, SES24, SES39, SLD14, OVL30: mistakes with controls and their values.
  private func misuseControls(of session: AVCaptureSession) async {
    let focus = slider("Focus")
    focus.value = 0.5
    focus.localizedValueFormat = "%.1f"
    if session.canAddControl(focus) { session.addControl(focus) }
    let unready = phone.asCurrent { AVCaptureSlider("Unready", symbolName: "scope", in: 0...1) }
    XCTAssertFalse(session.canAddControl(unready))
    for number in 1...4 { session.addControl(slider("Slider \(number)")) }
    await phone.lightPress()
    session.setControlsDelegate(delegate, queue: queue)
    await phone.lightPress()
    session.removeControl(focus)
  }

  /// Makes every mistake once.
  private func makeEveryMistake() async throws {
    let session = try await makeSession()
    await misuseControls(of: session)
    session.beginConfiguration()
    session.startRunning()
    session.commitConfiguration()
    session.stopRunning()
    session.startRunning()

    let (window, preview) = phone.asCurrent { (UIWindow(), UIView()) }
    let interaction = phone.asCurrent { AVCaptureEventInteraction { _ in } }
    preview.addInteraction(interaction)
    await phone.click()
    window.addSubview(preview)
    await phone.click()
    phone.settings.airPodsRemote = .pressOnce
    phone.asCurrent { AVCaptureEventInteraction.defaultCaptureSoundDisabled = true }
    await phone.press(.airPodsStem)

    let knob = slider("Knob")
    let label = phone.asCurrent { UILabel() }
    knob.setActionQueue(queue, action: unchecked { label.text = "\($0)" })
    for control in session.controls { session.removeControl(control) }
    session.addControl(knob)
    await phone.lightPress()
    await phone.slide(by: 0.5)
    try await writeZoom(on: session)
    try await Task.sleep(nanoseconds: 1)
  }

  /// ZOM16: writes a zoom factor without having heard of the button's.
  private func writeZoom(on session: AVCaptureSession) async throws {
    await phone.wait(.seconds(4))
    let device = try phone.asCurrent { try XCTUnwrap(AVCaptureDevice.default(for: .video)) }
    for control in session.controls { session.removeControl(control) }
    session.addControl(phone.asCurrent { AVCaptureSystemZoomSlider(device: device) })
    await phone.lightPress()
    await phone.slide(millimeters: 10)
    try device.lockForConfiguration()
    device.videoZoomFactor = 3
    device.unlockForConfiguration()
  }

  /// Drops the isolation, as code does that the compiler does not check.
  private func unchecked(_ body: @escaping @MainActor (Float) -> Void) -> (Float) -> Void {
    unsafeBitCast(body, to: ((Float) -> Void).self)
  }

  /// SES26, SES34, SES38, EVT12, EVT13, EVT32, SND10, TIM17: the document names exactly the findings that are made.
  func testEveryKindIsFoundAndNamed() async throws {
    try await makeEveryMistake()
    let document = try Document.dropIn.text
    let rows = document.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let named = rows.flatMap { row in
      row.dropFirst().prefix { $0 != "|" }.matches(of: /`([a-z-]+)`/).map { String($0.1) }
    }
    XCTAssertEqual(Set(phone.findings.map(\.name)), Set(named))
    XCTAssertEqual(named.count, 17)
    for finding in phone.findings {
      XCTAssertFalse(finding.problem.isEmpty || finding.source.isEmpty || finding.remedy.isEmpty)
      XCTAssertFalse(finding.source.hasPrefix("Capture"), "Apple's name, not \(finding.source)")
    }
    let refused = phone.findings.filter { $0.severity == .stops }.map(\.name)
    XCTAssertEqual(
      refused, ["wrong-queue", "control-limit-reached", "inside-configuration"], "each once")
    await phone.wait(.seconds(4))
    phone.acknowledgeFaults()
    try await phone.finish(allowing: [.leftOut])
  }

  func testTheReportInTheDocumentIsWhatIsPrinted() async throws {
    phone.asCurrent {
      let session = AVCaptureSession()
      session.addControl(AVCaptureSlider("Focus", symbolName: "scope", in: 0...1))
    }
    XCTAssertTrue(
      try Document.dropIn.text.contains("\n```\n\(phone.report)\n```\n"),
      "\(phone.report)")
    try await phone.finish(allowing: [.fault])
  }
}
