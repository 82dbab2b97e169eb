import AVFoundation
import CameraControl
import CameraControlTesting
import XCTest

/// What happens to a wrong call under a simulated phone.
final class FaultTests: XCTestCase {
  private let phone = SimulatedPhone()

  /// CTL02: an initializer that raises on a phone creates an object that does nothing.
  func testObjectsThatCannotBeMadeAreInert() throws {
    try phone.asCurrent {
      let sliders = [
        AVCaptureSlider("A", symbolName: "a", in: 5...5),
        AVCaptureSlider("B", symbolName: "b", in: 0...1, step: 0),
        AVCaptureSlider("C", symbolName: "c", values: []),
      ]
      let pickers = [
        AVCaptureIndexPicker("D", symbolName: "d", numberOfIndexes: 0),
        AVCaptureIndexPicker("E", symbolName: "e", localizedIndexTitles: []),
      ]
      let microphone = try XCTUnwrap(AVCaptureDevice.default(for: .audio))
      let controls: [AVCaptureControl] =
        sliders + pickers + [
          AVCaptureSystemZoomSlider(device: microphone),
          AVCaptureSystemExposureBiasSlider(device: microphone) { _ in },
        ]
      XCTAssertEqual(
        phone.faults.compactMap(\.exception?.name),
        Array(repeating: "NSInvalidArgumentException", count: 7))
      XCTAssertEqual(sliders.map(\.localizedTitle), ["A", "B", "C"])
      XCTAssertEqual(pickers.map(\.symbolName), ["d", "e"])
      let session = AVCaptureSession()
      for slider in sliders {
        slider.setActionQueue(.main) { _ in }
        slider.value = 3
        XCTAssertEqual(slider.value, 0)
      }
      for picker in pickers {
        picker.selectedIndex = 3
        XCTAssertEqual(picker.selectedIndex, 0)
        XCTAssertEqual(picker.numberOfIndexes, picker.localizedIndexTitles.count)
      }
      for control in controls {
        XCTAssertTrue(control.isEnabled)
        XCTAssertFalse(session.canAddControl(control))
        session.removeControl(control)
      }
      XCTAssertEqual(phone.faults.compactMap(\.exception?.name).count, 7)
      session.addControl(controls[0])
      XCTAssertEqual(session.controls, [])
      XCTAssertEqual(phone.faults.compactMap(\.exception?.name).count, 8)
    }
  }

  /// CTL11: a write off the action queue leaves the value unchanged.
  func testWrongWritesChangeNothing() {
    phone.asCurrent {
      let slider = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1)
      slider.value = 2
      XCTAssertEqual(slider.value, 0)
      let queue = DispatchQueue(label: "session")
      slider.setActionQueue(queue) { _ in }
      slider.value = 0.5
      XCTAssertEqual(slider.value, 0)
      queue.sync { slider.value = 0.5 }
      XCTAssertEqual(slider.value, 0.5)
      let picker = AVCaptureIndexPicker("Mode", symbolName: "camera", numberOfIndexes: 2)
      picker.selectedIndex = 2
      XCTAssertEqual(picker.selectedIndex, 0)
    }
    XCTAssertEqual(
      phone.faults.compactMap(\.exception?.name),
      ["NSInvalidArgumentException", "SIGTRAP", "NSInvalidArgumentException"])
    XCTAssertEqual(phone.findings.map(\.source), ["Focus", "Focus", "Mode"])
    XCTAssertEqual(phone.findings.map(\.rule), ["SLD10", "CTL11", "PCK08"])
    XCTAssertEqual(phone.diagnostics, [])
  }

  /// SES26: starting inside a configuration raises, and the session does not start.
  func testSessionCallsAtTheWrongTime() throws {
    try phone.asCurrent {
      let session = AVCaptureSession()
      session.beginConfiguration()
      session.startRunning()
      XCTAssertFalse(session.isRunning)
      session.stopRunning()
      session.commitConfiguration()
      XCTAssertEqual(
        phone.faults.compactMap(\.exception?.name), ["NSGenericException", "NSGenericException"])
      let input = try AVCaptureDeviceInput(device: try XCTUnwrap(.default(for: .video)))
      session.addInput(input)
      XCTAssertFalse(session.canAddInput(input))
      session.addInput(input)
      XCTAssertEqual(session.inputs.count, 1)
      session.setControlsDelegate(RecordingDelegate(), queue: nil)
      XCTAssertNil(session.controlsDelegate)
      XCTAssertEqual(phone.faults.compactMap(\.exception?.name).count, 4)
    }
  }

  /// DEV03, DEV18: writes without the lock raise, and so do values out of range with it.
  func testDeviceCalls() throws {
    let device = try phone.asCurrent { try XCTUnwrap(AVCaptureDevice.default(for: .video)) }
    device.videoZoomFactor = 2
    device.ramp(toVideoZoomFactor: 2, withRate: 1)
    device.setExposureTargetBias(1)
    device.activeFormat = device.formats[0]
    device.torchMode = .on
    device.setExposureModeCustom(duration: device.exposureDuration, iso: 100)
    XCTAssertEqual(
      phone.faults.compactMap(\.exception?.name), Array(repeating: "NSGenericException", count: 6))
    XCTAssertEqual(device.videoZoomFactor, 1)
    XCTAssertEqual(device.torchMode, .off)
    try device.lockForConfiguration()
    device.videoZoomFactor = 0.5
    device.setExposureTargetBias(100)
    device.setFocusModeLocked(lensPosition: 2)
    device.setExposureModeCustom(duration: device.exposureDuration, iso: 1_000_000)
    device.unlockForConfiguration()
    XCTAssertEqual(
      phone.faults.compactMap(\.exception?.name).suffix(4),
      Array(repeating: "NSRangeException", count: 4)[...])
    XCTAssertEqual(device.iso, 100)
    XCTAssertEqual(
      phone.asCurrent { AVCaptureDevice.authorizationStatus(for: .metadata) }, .notDetermined)
    XCTAssertEqual(phone.faults.compactMap(\.exception?.name).last, "NSInvalidArgumentException")
  }

  func testARefusedOutputCallsNoDelegate() {
    phone.asCurrent {
      let output = AVCapturePhotoOutput()
      output.capturePhoto(with: AVCapturePhotoSettings(), delegate: PhotoDelegate())
      XCTAssertNil(output.connection(with: .video))
    }
    XCTAssertEqual(phone.faults.compactMap(\.exception?.name), ["NSInvalidArgumentException"])
  }

  private final class PhotoDelegate: NSObject, AVCapturePhotoCaptureDelegate {}
}
