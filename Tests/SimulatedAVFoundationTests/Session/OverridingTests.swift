import AVFoundation
import CameraControlTesting
import XCTest

/// Test doubles that subclass Apple's classes, as an app's own tests do.
final class OverridingTests: XCTestCase {
  func testASessionCanBeListenedIn() throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let session = phone.asCurrent { ListenedSession() }
    let slider = phone.asCurrent { AVCaptureSlider("Focus", symbolName: "scope", in: 0...1) }
    slider.setActionQueue(.main) { _ in }

    addControl(slider, to: session)
    XCTAssertEqual(session.calls, ["canAddControl", "addControl"])
    XCTAssertTrue(session.controls.first === slider)
  }

  func testASessionCanBeMadeToRefuse() throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let session = phone.asCurrent { FullSession() }
    let slider = phone.asCurrent { AVCaptureSlider("Focus", symbolName: "scope", in: 0...1) }
    slider.setActionQueue(.main) { _ in }

    addControl(slider, to: session)
    XCTAssertEqual(session.controls, [])
    XCTAssertFalse(session.supportsControls)
    session.startRunning()
    XCTAssertTrue(session.isRunning)
  }

  func testAnOutputCanAnswerByItself() throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let (output, answers) = phone.asCurrent { (CountingOutput(), Answers()) }
    (output as AVCapturePhotoOutput).capturePhoto(with: AVCapturePhotoSettings(), delegate: answers)
    XCTAssertEqual(output.photos, 1)
    XCTAssertEqual(phone.faults, [])
  }

  // As an app calls a session, unaware that it is a double.
  private func addControl(_ control: AVCaptureControl, to session: AVCaptureSession) {
    guard session.canAddControl(control) else { return }
    session.addControl(control)
  }
}

// The superclasses are unchecked, which Swift has subclasses restate. These are used on one thread.

private final class ListenedSession: AVCaptureSession, @unchecked Sendable {
  var calls: [String] = []

  override func canAddControl(_ control: AVCaptureControl) -> Bool {
    calls.append("canAddControl")
    return super.canAddControl(control)
  }

  override func addControl(_ control: AVCaptureControl) {
    calls.append("addControl")
    super.addControl(control)
  }
}

private final class FullSession: AVCaptureSession, @unchecked Sendable {
  private var wasStarted = false

  override var supportsControls: Bool { false }
  override var isRunning: Bool { wasStarted }
  override func startRunning() { wasStarted = true }
  override func canAddControl(_ control: AVCaptureControl) -> Bool { false }
}

private final class CountingOutput: AVCapturePhotoOutput, @unchecked Sendable {
  var photos = 0

  override func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    photos += 1
  }
}

private final class Answers: NSObject, AVCapturePhotoCaptureDelegate {}
