import CameraControl
import CameraControlTesting
import XCTest

@MainActor
final class PhotoOrVideoTests: XCTestCase {
  private func camera(
    on phone: SimulatedPhone, _ recorder: Recorder
  ) throws -> (PhotoOrVideo, CaptureSession) {
    let camera = PhotoOrVideo(recorder: recorder, clock: phone.clock)
    phone.show(CaptureEventInteraction { event in camera.handle(event.phase) })
    return (camera, try phone.makeSession())
  }

  func testAShortPressIsAPhoto() async throws {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    let (camera, session) = try camera(on: phone, recorder)
    await phone.click()
    await phone.wait(.seconds(2))
    XCTAssertEqual(recorder.log, ["photo"])
    XCTAssertFalse(camera.isRecording)
    withExtendedLifetime(session) {}
  }

  func testALongPressIsAVideoAsLongAsItLasts() async throws {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    let (camera, session) = try camera(on: phone, recorder)
    await phone.down(.volumeDown)
    try await phone.clock.waitForSleepers()
    await phone.wait(.seconds(2))
    try await phone.wait(until: { camera.isRecording })
    await phone.up(.volumeDown)
    XCTAssertEqual(recorder.log, ["video begins", "video ends"])
    try await phone.finish()
    withExtendedLifetime(session) {}
  }

  func testAVideoEndsWhenTheAppLeaves() async throws {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    let (camera, session) = try camera(on: phone, recorder)
    await phone.down(.cameraControl)
    try await phone.clock.waitForSleepers()
    await phone.wait(.milliseconds(500))
    try await phone.wait(until: { camera.isRecording })
    await phone.leaveApp()
    await phone.up(.cameraControl)
    XCTAssertEqual(recorder.log, ["video begins", "video ends"])
    withExtendedLifetime(session) {}
  }
}
