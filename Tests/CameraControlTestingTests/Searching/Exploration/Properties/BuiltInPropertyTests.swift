import CameraControl
import CameraControlTesting
import XCTest

/// Tests that each built-in property is broken by what it is about, and can be switched off.
final class BuiltInPropertyTests: XCTestCase {
  private let exploration = Exploration { phone in try CountingApp(on: phone) }.steps(.lightPress)

  private func check(
    _ property: BuiltInProperty, reason: String, _ exploration: Exploration<CountingApp>,
    _ script: String, line: UInt = #line
  ) throws {
    let part = ExplorationPart.scripts(try GestureScript(parsing: script))
    let result = try exploration.run(part)
    XCTAssertEqual(result.failures.map(\.property), [property.rawValue], line: line)
    let told = result.failures.first?.reason ?? ""
    XCTAssertTrue(told.contains(reason), told, line: line)
    XCTAssertEqual(try exploration.without(property).run(part).failures, [], line: line)
  }

  func testARefusedCallIsAFault() throws {
    let app = exploration.step("fail") { phone, app in
      phone.slide(by: .nan)
    }
    try check(.noFault, reason: "cannot be performed", app, "app fail")
  }

  func testADiagnosticIsAFinding() throws {
    let app = exploration.step("commit") { _, app in app.session.commitConfiguration() }
    try check(.noFinding, reason: "commitConfiguration", app, "app commit")
  }

  func testACallbackThatNobodyDrainsIsLeftOver() throws {
    let queue = ManualQueue(label: "work")
    let app = exploration.step("queue") { _, app in
      app.focus.setActionQueue(queue) { _ in }
    }
    try check(.nothingUnfinished, reason: "“work”", app, "app queue; light-press; slide +0.5")
  }

  func testADelegateThatIsClearedWhileActiveIsNotBalanced() throws {
    let app = exploration.step("clear") { _, app in
      try app.session.setControlsDelegate(nil, queue: nil)
    }
    try check(
      .balancedCallbacks, reason: "the active state of the controls began but never ended",
      app.without(.overlayMatchesSession), "light-press; app clear")
    try check(
      .overlayMatchesSession, reason: "closed, but the app's controls are still active",
      app.without(.balancedCallbacks), "light-press; app clear")
  }

  func testWhatLeadsToNothingIsOnlyAFailureIfAsked() throws {
    let script = try GestureScript(parsing: "slide +0.5")
    XCTAssertEqual(try exploration.run(.scripts(script)).failures, [])
    try check(
      .nothingUnanswered, reason: "slide", exploration.with(.nothingUnanswered), "slide +0.5")
  }

  /// A ramp of the zoom that takes an hour is not over when the app should have come to rest.
  ///
  /// This takes over a second, because each frame of the ramp is due until then.
  func testAnAppThatNeverRestsIsFound() throws {
    let app = exploration.step("zoom") { phone, _ in
      let camera = try phone.backCamera
      try camera.lockForConfiguration()
      try camera.ramp(toVideoZoomFactor: 5, withRate: 0.001)
      camera.unlockForConfiguration()
    }
    try check(.settles, reason: "another timer is pending", app, "app zoom")
  }

  func testThePhoneIsSound() throws {
    let result = try Exploration { phone in try CountingApp(on: phone) }
      .with(.soundPhone).run(.random(scripts: 50, length: 20, seed: 9))
    try result.expectNoFailure()
  }
}
