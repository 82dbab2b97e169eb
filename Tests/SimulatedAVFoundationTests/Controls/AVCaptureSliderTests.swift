import AVFoundation
import CameraControlTesting
import XCTest

/// What the app's controls keep, and what the system's sliders do.
final class AVCaptureSliderTests: XCTestCase {
  private let phone = SimulatedPhone()

  func testASliderKeepsWhatTheOverlayShows() {
    let slider = phone.asCurrent { AVCaptureSlider("Focus", symbolName: "scope", in: 0...1) }
    XCTAssertNil(slider.localizedValueFormat)
    XCTAssertEqual(slider.prominentValues, [])
    XCTAssertNil(slider.accessibilityIdentifier)
    slider.localizedValueFormat = "%@ m"
    slider.prominentValues = [0.25, 0.5]
    slider.accessibilityIdentifier = "focus"
    XCTAssertEqual(slider.localizedValueFormat, "%@ m")
    XCTAssertEqual(slider.prominentValues, [0.25, 0.5])
    XCTAssertEqual(slider.accessibilityIdentifier, "focus")
  }

  func testASliderThatCouldNotBeMadeKeepsNothing() {
    let slider = phone.asCurrent { AVCaptureSlider("Focus", symbolName: "scope", in: 1...1) }
    slider.localizedValueFormat = "%@ m"
    slider.prominentValues = [1]
    slider.accessibilityIdentifier = "focus"
    XCTAssertNil(slider.localizedValueFormat)
    XCTAssertEqual(slider.prominentValues, [])
    XCTAssertNil(slider.accessibilityIdentifier)
    XCTAssertEqual(phone.acknowledgeFaults().map(\.rule), ["SLD01"])
  }

  func testAPickerKeepsItsIdentifier() {
    let picker = phone.asCurrent {
      AVCaptureIndexPicker("Mode", symbolName: "camera", numberOfIndexes: 3)
    }
    XCTAssertNil(picker.accessibilityIdentifier)
    picker.accessibilityIdentifier = "mode"
    XCTAssertEqual(picker.accessibilityIdentifier, "mode")
  }

  @MainActor
  func testASlideReachesTheActionOfASystemSlider() async throws {
    let biases = Biases()
    let session = try phone.asCurrent {
      let (session, camera) = (
        AVCaptureSession(), try XCTUnwrap(AVCaptureDevice.default(for: .video))
      )
      session.addInput(try AVCaptureDeviceInput(device: camera))
      let slider = AVCaptureSystemExposureBiasSlider(device: camera) { biases.all.append($0) }
      XCTAssertTrue(session.canAddControl(slider))
      session.addControl(slider)
      session.setControlsDelegate(biases, queue: .main)
      return session
    }
    await Task.detached { session.startRunning() }.value
    await phone.lightPress()
    await phone.slide(by: 0.25)
    let camera = try XCTUnwrap(phone.asCurrent { AVCaptureDevice.default(for: .video) })
    XCTAssertGreaterThan(camera.exposureTargetBias, 0)
    XCTAssertEqual(biases.all.last, camera.exposureTargetBias)
  }

  func testASystemSliderNeedsNoPhoneOnceItsOwnIsGone() throws {
    var phone: SimulatedPhone? = SimulatedPhone()
    let camera = try XCTUnwrap(phone?.asCurrent { AVCaptureDevice.default(for: .video) })
    phone = nil
    let other = SimulatedPhone()
    let sliders = other.asCurrent {
      [
        AVCaptureSystemZoomSlider(device: camera),
        AVCaptureSystemZoomSlider(device: camera) { _ in },
        AVCaptureSystemExposureBiasSlider(device: camera),
        AVCaptureSystemExposureBiasSlider(device: camera) { _ in },
      ]
    }
    XCTAssertEqual(sliders.map(\.isEnabled), [true, true, true, true])
    XCTAssertEqual(other.faults, [])
  }
}

@MainActor
private final class Biases: NSObject, @preconcurrency AVCaptureSessionControlsDelegate {
  var all: [Float] = []

  func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {}
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {}
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {}
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {}
}
