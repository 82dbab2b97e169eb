import CameraControl
import CameraControlTesting
import XCTest

/// Tests which parts of an app a result expects the phone to call.
final class AppCallsTests: XCTestCase {
  /// An app with one control, and with a controls delegate or without one.
  private func result(hasDelegate: Bool) throws -> ExplorationResult {
    try Exploration { phone in
      let session = try phone.makeSession()
      let focus = try CaptureSlider("Focus", symbolName: "circle", in: 0...1)
      focus.setActionQueue(.inPlace) { _ in }
      try session.addControl(focus)
      let recorder = Recorder()
      if hasDelegate { try session.setControlsDelegate(recorder, queue: .inPlace) }
      return (session, recorder)
    }
    .steps(.lock, .unlock).run(.exhaustive(depth: 1))
  }

  func testADelegateThatIsNeverCalledIsNamed() throws {
    let calls = try result(hasDelegate: true).calls
    XCTAssertEqual(
      calls.never,
      ["the controls delegate was never called", "the action of “Focus” was never called"])
    XCTAssertEqual(calls.callbacks.map(\.count), [0, 0, 0, 0])
  }

  func testADelegateThatIsNotThereIsNotNamed() throws {
    let calls = try result(hasDelegate: false).calls
    XCTAssertEqual(calls.never, ["the action of “Focus” was never called"])
    XCTAssertEqual(calls.callbacks, [])
  }
}
