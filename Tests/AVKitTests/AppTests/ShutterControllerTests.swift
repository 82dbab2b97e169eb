import AVKit
import PhoneInHand
import XCTest

@MainActor
final class ShutterControllerTests: XCTestCase {
  private func makeApp(
    _ hand: PhoneInHand
  ) throws -> (controller: ShutterController, window: UIWindow) {
    try hand.inApp {
      let controller = ShutterController()
      let window = UIWindow(frame: .zero)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      try controller.runSession(with: try XCTUnwrap(AVCaptureDevice.default(for: .video)))
      return (controller, window)
    }
  }

  /// EVT10: handlers in properties hear of presses only while the interaction is switched on.
  func testTheInteractionIsSwitchedOnAndOff() async throws {
    let hand = PhoneInHand()
    let (controller, window) = try makeApp(hand)
    hand.click()
    XCTAssertEqual(controller.presses, [])
    controller.setCapturing(true)
    hand.click()
    hand.press(.volumeUp)
    XCTAssertEqual(
      controller.presses,
      ["primary began", "primary ended", "secondary began", "secondary ended"])
    controller.setCapturing(false)
    hand.press(.volumeDown)
    XCTAssertEqual(controller.presses.count, 4)
    XCTAssertTrue(hand.events.contains(.system(.volumeDown)))
    withExtendedLifetime(window) {}
  }

  /// EVT23: an interaction that is added to another view leaves the first one.
  func testTheInteractionMovesFromViewToView() async throws {
    let hand = PhoneInHand()
    let (controller, window) = try makeApp(hand)
    controller.setCapturing(true)
    controller.movePressesToPanel()
    XCTAssertTrue(controller.interaction.view === controller.panel)
    XCTAssertTrue(controller.preview.interactions.isEmpty)
    XCTAssertEqual(controller.panel.interactions.count, 1)
    hand.click()
    XCTAssertEqual(controller.presses, ["primary began", "primary ended"])
    withExtendedLifetime(window) {}
  }

  /// EVT08: a move in the middle of a press cancels it.
  func testAMoveDuringAPressCancelsIt() async throws {
    let hand = PhoneInHand()
    let (controller, window) = try makeApp(hand)
    controller.setCapturing(true)
    hand.hold { controller.movePressesToPanel() }
    XCTAssertEqual(controller.presses, ["primary began", "primary cancelled"])
    withExtendedLifetime(window) {}
  }

  /// EVT12: without a window there is nobody to give the press to, and the phone says so.
  func testWithoutAWindowThePressGoesElsewhereAndIsFound() async throws {
    let hand = PhoneInHand()
    let (controller, window) = try makeApp(hand)
    controller.setCapturing(true)
    window.rootViewController = nil
    hand.click()
    XCTAssertEqual(controller.presses, [])
    XCTAssertTrue(hand.findings.contains("interaction-in-no-window"), "\(hand.findings)")
  }

  /// EVT13: an app that cannot capture has a dead button unless it switches its interaction off.
  func testAPressThatTheAppCannotAnswerIsFound() async throws {
    let hand = PhoneInHand()
    let (controller, window) = try makeApp(hand)
    controller.setCapturing(true)
    hand.click()
    XCTAssertFalse(hand.findings.contains("press-without-answer"), "\(hand.findings)")
    for output in controller.session.outputs { controller.session.removeOutput(output) }
    hand.click()
    XCTAssertTrue(hand.findings.contains("press-without-answer"))
    withExtendedLifetime(window) {}
  }
}
