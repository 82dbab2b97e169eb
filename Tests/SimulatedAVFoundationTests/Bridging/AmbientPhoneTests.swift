import AVFoundation
import CameraControl
import CameraControlTesting
import XCTest

final class AmbientPhoneTests: XCTestCase {
  /// SES03: without a phone there is no Camera Control, and every property can be read safely.
  func testWithoutAPhoneEverythingAnswersAsOldHardware() throws {
    let session = AVCaptureSession()
    XCTAssertFalse(session.supportsControls)
    XCTAssertEqual(session.maxControlsCount, 0)
    XCTAssertEqual(session.controls, [])
    XCTAssertNil(session.controlsDelegate)
    XCTAssertNil(session.controlsDelegateCallbackQueue)
    let device = try XCTUnwrap(AVCaptureDevice.default(for: .video))
    let slider = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1)
    slider.value = 0.5
    slider.setActionQueue(.main) { _ in }
    let picker = AVCaptureIndexPicker("Mode", symbolName: "camera", numberOfIndexes: 3)
    picker.selectedIndex = 2
    let zoom = AVCaptureSystemZoomSlider(device: device)
    let bias = AVCaptureSystemExposureBiasSlider(device: device) { _ in }
    for control in [slider, picker, zoom, bias] {
      XCTAssertFalse(session.canAddControl(control))
      control.isEnabled = false
      XCTAssertFalse(control.isEnabled)
    }
    session.addInput(try AVCaptureDeviceInput(device: device))
    session.startRunning()
    XCTAssertTrue(session.isRunning)
    session.stopRunning()
    XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .video), .authorized)
  }

  /// SES47: on a phone whose system is older than controls, a session supports none, and adding one is an
  /// error that names the system.
  func testWithAnOldSystemASessionSupportsNoControls() throws {
    let phone = SimulatedPhone(settings: PhoneSettings { $0.systemVersion = SystemVersion(17, 2) })
    let session = phone.asCurrent { AVCaptureSession() }
    XCTAssertFalse(session.supportsControls)
    XCTAssertEqual(session.maxControlsCount, 0)
    let slider = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1)
    slider.setActionQueue(.main) { _ in }
    XCTAssertFalse(session.canAddControl(slider))
    session.addControl(slider)
    XCTAssertEqual(session.controls, [])
    XCTAssertEqual(phone.acknowledgeFaults().map(\.rule), ["SES47"])
  }

  /// The likeliest mistake: the app's objects are on no phone, and nothing ever happens to them.
  func testWhoForgetsToMakeThePhoneCurrentIsTold() throws {
    let phone = SimulatedPhone()
    let forgotten = AVCaptureSession()
    phone.click()
    XCTAssertThrowsError(try phone.finish()) { error in
      XCTAssertTrue("\(error)".contains("`asCurrent { … }` or after `install()`"), "\(error)")
    }
    XCTAssertTrue("\(phone.report)".contains("belongs to no simulated phone"), "\(phone.report)")
    let session = phone.asCurrent { AVCaptureSession() }
    XCTAssertNotEqual(session, forgotten)
    try phone.finish()
    let other = SimulatedPhone()
    other.install()
    defer { other.uninstall() }
    XCTAssertNotEqual(AVCaptureSession(), forgotten)
    try other.finish()
  }

  func testASessionBelongsToThePhoneThatWasCurrentWhenItWasMade() {
    let (first, second) = (SimulatedPhone(), SimulatedPhone(.iPhone15))
    let early = AVCaptureSession()
    let session = first.asCurrent { AVCaptureSession() }
    second.install()
    defer { second.uninstall() }
    XCTAssertFalse(AVCaptureSession().supportsControls)
    first.asCurrent { XCTAssertTrue(AVCaptureSession().supportsControls) }
    XCTAssertTrue(session.supportsControls)
    XCTAssertFalse(early.supportsControls)
    XCTAssertFalse(AVCaptureSession().supportsControls)
  }

  /// SES04: on a simulated phone without a Camera Control the exception is recorded as a fault.
  func testOldHardwareRaisesIntoTheTrace() {
    let phone = SimulatedPhone(.iPhone15)
    phone.asCurrent {
      let session = AVCaptureSession()
      let slider = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1)
      session.addControl(slider)
      session.removeControl(slider)
      session.setControlsDelegate(nil, queue: nil)
      XCTAssertEqual(session.controls, [])
    }
    XCTAssertEqual(
      phone.faults.compactMap(\.exception?.name),
      Array(repeating: "NSObjectInaccessibleException", count: 3))
    XCTAssertEqual(
      phone.acknowledgeFaults().compactMap(\.exception?.reason),
      ["addControl:", "removeControl:", "setControlsDelegate:queue:"].map {
        "*** -[AVCaptureSession \($0)] Controls are not supported"
      })
  }

  /// Without a simulated phone, a refused call that raises nothing on a phone is listed, and counted.
  func testARefusalWithoutAnExceptionIsListed() {
    let phone = PhoneApp.ambient.phone
    let refusal = CaptureError(
      .connectionRefused, rule: "SES30", source: "it", problem: "No.", remedy: "Do not.")
    let before = phone.faults.count { $0 == refusal }
    for _ in 0..<3 { phone.host.raise(refusal) }
    XCTAssertEqual(phone.faults.count { $0 == refusal }, before + 3)
  }
}
