import AVKit
import CameraControlTesting
import XCTest

@MainActor
final class ShutterControllerTests: XCTestCase {
  private func makeApp(
    _ phone: SimulatedPhone
  ) throws -> (controller: ShutterController, window: UIWindow) {
    try phone.asCurrent {
      let controller = ShutterController()
      let window = UIWindow(frame: .zero)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      try controller.runSession(with: try XCTUnwrap(AVCaptureDevice.default(for: .video)))
      return (controller, window)
    }
  }

  /// EVT10: handlers in properties are called only while the interaction is enabled.
  func testTheInteractionIsSwitchedOnAndOff() async throws {
    let phone = SimulatedPhone()
    let (controller, window) = try makeApp(phone)
    await phone.click()
    XCTAssertEqual(controller.presses, [])
    controller.setCapturing(true)
    await phone.click()
    await phone.press(.volumeUp)
    XCTAssertEqual(
      controller.presses,
      ["primary began", "primary ended", "secondary began", "secondary ended"])
    controller.setCapturing(false)
    await phone.press(.volumeDown)
    XCTAssertEqual(controller.presses.count, 4)
    XCTAssertTrue(phone.trace.entries.compactMap(\.event).contains(.system(.volumeDown)))
    withExtendedLifetime(window) {}
  }

  /// EVT23: adding an interaction to another view removes it from the first one.
  func testTheInteractionMovesFromViewToView() async throws {
    let phone = SimulatedPhone()
    let (controller, window) = try makeApp(phone)
    controller.setCapturing(true)
    controller.movePressesToPanel()
    XCTAssertTrue(controller.interaction.view === controller.panel)
    XCTAssertTrue(controller.preview.interactions.isEmpty)
    XCTAssertEqual(controller.panel.interactions.count, 1)
    await phone.click()
    XCTAssertEqual(controller.presses, ["primary began", "primary ended"])
    withExtendedLifetime(window) {}
  }

  /// EVT08: moving the interaction during a press cancels the press.
  func testAMoveDuringAPressCancelsIt() async throws {
    let phone = SimulatedPhone()
    let (controller, window) = try makeApp(phone)
    controller.setCapturing(true)
    await phone.down(.cameraControl)
    controller.movePressesToPanel()
    await phone.up(.cameraControl)
    XCTAssertEqual(controller.presses, ["primary began", "primary cancelled"])
    withExtendedLifetime(window) {}
  }

  /// EVT12: an interaction in no window gets no press, which is found.
  func testWithoutAWindowThePressGoesElsewhereAndIsFound() async throws {
    let phone = SimulatedPhone()
    let (controller, window) = try makeApp(phone)
    controller.setCapturing(true)
    window.rootViewController = nil
    await phone.click()
    XCTAssertEqual(controller.presses, [])
    XCTAssertTrue(
      phone.diagnostics.map(\.name).contains("interaction-in-no-window"),
      "\(phone.diagnostics.map(\.name))")
  }

  /// EVT13: a press in an app that cannot capture is lost, unless the interaction is disabled.
  func testAPressThatTheAppCannotAnswerIsFound() async throws {
    let phone = SimulatedPhone()
    let (controller, window) = try makeApp(phone)
    controller.setCapturing(true)
    await phone.click()
    XCTAssertFalse(
      phone.diagnostics.map(\.name).contains("press-without-answer"),
      "\(phone.diagnostics.map(\.name))")
    for output in controller.session.outputs { controller.session.removeOutput(output) }
    await phone.click()
    XCTAssertTrue(phone.diagnostics.map(\.name).contains("press-without-answer"))
    withExtendedLifetime(window) {}
  }
}
