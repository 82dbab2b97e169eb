import CameraControl
import CameraControlTesting
import XCTest

/// Tests that a situation leaves out when things happened, and nothing that still matters.
final class WorldSituationTests: XCTestCase {
  /// Returns the situation after a script, on a phone with an app and two controls.
  private func situation(_ script: String, _ settings: PhoneSettings = PhoneSettings()) throws
    -> World
  {
    let phone = SimulatedPhone(settings: settings)
    phone.onUnfinishedWork = { _ in }
    let focus = try CaptureSlider("Focus", symbolName: "circle", in: 0...1)
    focus.setActionQueue(.inPlace) { _ in }
    let zoom = try SystemZoomSlider(device: phone.backCamera)
    let recorder = Recorder()
    let session = try phone.makeSession([focus, zoom], delegate: recorder)
    try phone.perform(script)
    return withExtendedLifetime((session, recorder)) { phone.core.situation }
  }

  func testTheSameHappeningsAtAnotherTimeLeadToTheSameSituation() throws {
    for script in [
      "light-press", "light-press; slide +0.5", "double-light-press", "down camera-control",
      "down volume-up", "click", "light-press; wait 1s", "lock", "leave-app", "touch 0.2",
      "down camera-control; wait 300ms",
    ] {
      XCTAssertEqual(
        try situation(script), try situation("wait 7.3s; \(script)"), script)
    }
  }

  func testWhatIsOverAndDoneWithIsForgotten() throws {
    XCTAssertEqual(
      try situation("wait 1s"), try situation("slide +0.5; wait 1s; slide -0.5; wait 2s"))
    XCTAssertEqual(try situation("click; wait 1s; click; wait 4s"), try situation("wait 1s"))
  }

  func testWhatIsStillDueTellsSituationsApart() throws {
    let pairs = [
      ("light-press", "light-press; wait 1s"), ("click", "click; wait 1s"),
      ("down camera-control", "down camera-control; wait 300ms"), ("light-press", "wait 1s"),
      ("light-press; slide +0.5; swipe-overlay-to-bezel", "wait 1s"),
    ]
    for (one, other) in pairs {
      XCTAssertNotEqual(try situation(one), try situation(other), "\(one) | \(other)")
    }
  }

  /// The phone still retains it until the commit, and knows that it no longer needs to let go of it.
  func testAControlThatIsRemovedAndAddedAgainIsTheSameSituation() throws {
    func situation(_ configure: (CaptureSession, CaptureControl) throws -> Void) throws -> World {
      let phone = SimulatedPhone()
      let focus = try CaptureSlider("Focus", symbolName: "circle", in: 0...1)
      focus.setActionQueue(.inPlace) { _ in }
      let session = try phone.makeSession([focus])
      session.beginConfiguration()
      try configure(session, focus)
      session.commitConfiguration()
      return withExtendedLifetime(session) { phone.core.situation }
    }
    let same = try situation { session, control in
      try session.removeControl(control)
      try session.addControl(control)
    }
    XCTAssertEqual(same, try situation { _, _ in })
  }

  /// Machines of products keep instants of their own, so such phones are never taken for the same.
  func testAPhoneWithProductsKeepsItsTime() throws {
    func situation(_ wait: Duration) throws -> World {
      let phone = SimulatedPhone()
      try phone.install(CaptureProduct("Photos"))
      phone.wait(wait)
      try phone.finish()
      return phone.core.situation
    }
    XCTAssertEqual(try situation(.seconds(1)), try situation(.seconds(1)))
    XCTAssertNotEqual(try situation(.seconds(1)), try situation(.seconds(2)))
  }
}
