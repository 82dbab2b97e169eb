import CameraControl
import CameraControlTesting
import XCTest

/// Tests of a shutter on release, a second action on volume up, and AirPods with the app's own sound.
final class ShutterButtonsTests: XCTestCase {
  private func shutter(_ recorder: Recorder) -> CaptureEventInteraction {
    CaptureEventInteraction { event in
      guard event.phase == .ended else { return }
      recorder.note("photo")
      if event.shouldPlaySound { event.play(.cameraShutter) }
    } secondary: { event in
      if event.phase == .ended { recorder.note("flip") }
    }
  }

  func testThePhotoIsTakenOnReleaseAndVolumeUpDoesSomethingElse() throws {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession()
    phone.show(shutter(recorder))
    phone.down(.cameraControl)
    XCTAssertEqual(recorder.log, [])
    phone.up(.cameraControl)
    XCTAssertEqual(recorder.log, ["photo"])
    phone.press(.volumeUp)
    phone.press(.volumeDown)
    XCTAssertEqual(recorder.log, ["photo", "flip", "photo"])
    XCTAssertEqual(phone.systemActions, [])
    try phone.trace.expect(
      .event,
      [
        "camera-control began", "camera-control ended", "volume-up began, secondary",
        "volume-up ended, secondary", "volume-down began", "volume-down ended",
      ])
    try phone.finish()
    withExtendedLifetime(session) {}
  }

  func testAirPodsPlayTheSystemsSoundOrTheAppsOwn() throws {
    let phone = SimulatedPhone(settings: PhoneSettings { $0.airPodsRemote = .pressOnce })
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession()
    phone.show(shutter(recorder))
    phone.press(.airPodsStem)
    phone.app.defaultCaptureSoundDisabled = true
    phone.press(.airPodsStem)
    XCTAssertEqual(recorder.log, ["photo", "photo"])
    try phone.trace.expect(.sound, ["default", "cameraShutter"])
    withExtendedLifetime(session) {}
  }

  func testARecorderNotesWhenASoundIsTheAppsToPlay() throws {
    let phone = SimulatedPhone(settings: PhoneSettings { $0.airPodsRemote = .pressOnce })
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession()
    phone.app.defaultCaptureSoundDisabled = true
    phone.show(recorder.interactionWithTwoHandlers())
    phone.perform([.press(.airPodsStem), .press(.volumeUp)])
    XCTAssertEqual(
      recorder.log,
      [
        "primary began, should play a sound", "primary ended, should play a sound",
        "secondary began", "secondary ended",
      ])
    XCTAssertEqual(phone.trace.only(.app).texts, recorder.log)
    try phone.finish()
    try session.stopRunning()
  }

  func testAnAppInTheBackgroundInTheMiddleOfAPressTakesNoPhoto() throws {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession()
    phone.show(shutter(recorder))
    phone.down(.cameraControl)
    phone.leaveApp()
    phone.up(.cameraControl)
    phone.returnToApp()
    XCTAssertEqual(recorder.log, [])
    XCTAssertTrue(session.isRunning)
    try phone.trace.expect(.event, ["camera-control began", "camera-control cancelled"])
    try phone.trace.expectBalanced()
    phone.click()
    XCTAssertEqual(recorder.log, ["photo"])
    try phone.finish()
  }
}
