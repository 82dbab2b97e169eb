import AVKit
import CameraControlTesting
import XCTest

final class QueueCameraTests: XCTestCase {
  /// A file that an earlier recording has left would make the next one fail.
  override func tearDown() {
    let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("take.mov")
    try? FileManager.default.removeItem(at: file)
  }

  private func makeCamera(_ phone: SimulatedPhone) async throws -> QueueCamera {
    let camera = phone.asCurrent {
      let camera = QueueCamera()
      camera.addObservers()
      camera.configure()
      camera.addControls()
      return camera
    }
    camera.queue.async { camera.session.startRunning() }
    try await phone.wait(until: { camera.session.isRunning })
    return camera
  }

  /// SLD04, OVL13: sliders and their actions, one of which is a method of the app.
  func testSlidersSetBiasAndFrameRate() async throws {
    let phone = SimulatedPhone()
    let camera = try await makeCamera(phone)
    await phone.lightPress()
    await phone.slide(by: 0.25)
    XCTAssertEqual(camera.bias, 1, accuracy: 0.001)
    await phone.swipeOverlay()
    await phone.tapOverlay(item: 1)
    await phone.slide(by: 0.5)
    XCTAssertEqual(camera.frameRate, 30, accuracy: 0.001)
    XCTAssertTrue(phone.overlay.drawing.hasSuffix("30 fps"), phone.overlay.drawing)
    await phone.wait(.seconds(4))
    XCTAssertEqual(phone.diagnostics, [])
    try await phone.finish()
  }

  /// EVT32: setting a label in an action on a background queue is found.
  func testTheLabelInTheBackgroundIsFound() async throws {
    let phone = SimulatedPhone()
    let camera = try await makeCamera(phone)
    await phone.doubleLightPress()
    await phone.tapOverlay(item: 2)
    await phone.slide(by: 1)
    await phone.wait(.seconds(4))
    XCTAssertEqual(camera.session.controls.count, 3)
    XCTAssertEqual(phone.diagnostics.map(\.name), ["interface-off-main-thread"])
    XCTAssertEqual(phone.diagnostics.first?.source, "UILabel")
    try await phone.finish()
  }

  /// EVT02, EVT14: closures in properties, and a recording that presses start and stop.
  @MainActor func testPressesRecord() async throws {
    let phone = SimulatedPhone()
    let camera = try await makeCamera(phone)
    var phases: [AVCaptureEventPhase] = []
    camera.onEvent = { phases.append($0.phase) }
    let window = phone.asCurrent { UIWindow() }
    window.addInteraction(phone.asCurrent { camera.makeInteraction() })
    await phone.press(.volumeUp, for: .seconds(2))
    XCTAssertEqual(phases, [.began, .ended])
    await phone.click()
    await phone.click()
    XCTAssertEqual(phases.count, 6)
    try await phone.wait(until: { camera.log.last == "recorded take.mov" })
    XCTAssertEqual(phone.systemActions, [])
    try await phone.finish()
  }

  /// SES29, SES32: key-value observation and notifications report a move to the background.
  func testTheBackgroundIsNoticed() async throws {
    let phone = SimulatedPhone()
    let camera = try await makeCamera(phone)
    await phone.leaveApp()
    await phone.returnToApp()
    XCTAssertEqual(
      camera.log, ["runs", "interrupted videoDeviceNotAvailableInBackground", "rests", "runs"])
    try await phone.finish()
  }
}
