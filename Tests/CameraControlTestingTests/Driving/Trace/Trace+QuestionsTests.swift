import CameraControl
import CameraControlTesting
import XCTest

/// What tests ask most often of a trace, as values.
final class TraceQuestionsTests: XCTestCase {
  private let recorder = Recorder()

  private func played(_ script: GestureScript) throws -> Trace {
    let phone = SimulatedPhone()
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1, step: 0.1)
    focus.setActionQueue(.inPlace, action: recorder.action("focus"))
    let session = try phone.makeSession([focus], delegate: recorder)
    phone.show(recorder.interactionWithTwoHandlers())
    phone.perform(script)
    return try withExtendedLifetime(session) {
      try phone.finish(allowing: [.deadline])
      return phone.trace
    }
  }

  func testTheDelegatesCallsAreThereInOrder() throws {
    XCTAssertEqual(
      try played([.lightPress, .wait(.seconds(4))]).callbacks,
      [.didBecomeActive, .willEnterFullscreen, .willExitFullscreen, .didBecomeInactive])
    XCTAssertEqual(try played([.click]).callbacks, [])
  }

  func testThePhasesOfEachButtonAreToldApart() throws {
    let trace = try played([.click, .press(.volumeUp), .press(.volumeDown)])
    XCTAssertEqual(trace.phases(), [.began, .ended])
    XCTAssertEqual(trace.phases(of: .volumeDown), [.began, .ended])
    XCTAssertEqual(trace.phases(of: .volumeUp), [])
    XCTAssertEqual(trace.phases(of: .volumeUp, isSecondary: true), [.began, .ended])
    XCTAssertEqual(try played([.lightPress]).phases(), [])
  }

  func testTheValuesOfASlideAreThoseThatTheActionReceived() throws {
    let trace = try played([.lightPress, .slide(by: 0.3)])
    XCTAssertEqual(
      trace.values(of: "Focus").map { "focus \(TraceText.number($0))" },
      recorder.log.filter { $0.hasPrefix("focus ") })
    XCTAssertFalse(trace.values(of: "Focus").isEmpty)
    XCTAssertEqual(trace.values(of: "Zoom"), [])
  }
}
