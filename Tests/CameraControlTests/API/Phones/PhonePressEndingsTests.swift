import CameraControl
import TestSupport
import XCTest

/// Every press that an app receives has one end, whatever comes in between.
final class PhonePressEndingsTests: XCTestCase {
  /// EVT04, EVT05, EVT06, EVT07, EVT08, EVT28, EVT30: every button, with everything that can end
  /// its press or be mistaken for its end.
  func testEveryButtonAndEveryEnd() throws {
    for button in [PhoneButton.cameraControl, .volumeUp, .volumeDown, .action] {
      for (name, end, happens) in Self.ends {
        let bench = try PhoneBench(settings: { $0.actionButton = .capture })
        bench.down(button)
        XCTAssertEqual(bench.heard(), "began", "\(button)")
        try happens(bench, button)
        bench.up(button)
        bench.up(button)
        bench.handle(.bringToFront("app"))
        bench.interaction.isEnabled = true
        bench.wait(.seconds(10))
        let events = bench.heard().split(separator: " ")
          .filter { ["began", "ended", "cancelled"].contains($0) }
        XCTAssertEqual(events.joined(separator: " "), end, "\(button), \(name)")
        XCTAssertNil(bench.phone.nextDeadline)
      }
    }
  }

  /// EVT05, EVT27: a press that was held while its app ended is ignored once the app is started
  /// again.
  func testAPressThatOutlivesItsApp() throws {
    let bench = try PhoneBench()
    bench.down(.volumeUp)
    bench.down(.cameraControl)
    bench.handle(.terminate("app"))
    XCTAssertEqual(bench.heard(), "began began cancelled cancelled didStopRunning")
    bench.handle(.bringToFront("app"))
    let session = try bench.otherSession(in: "app")
    let view = CaptureView(in: session.app)
    view.addInteraction(PhoneBench.interaction("new-", bench.log))
    session.app.show(view)
    try session.startRunning()
    _ = bench.heard()
    bench.up(.volumeUp)
    bench.up(.cameraControl)
    XCTAssertEqual(bench.heard(), "")
    bench.press(.cameraControl)
    XCTAssertEqual(bench.heard(), "new-began new-ended")
  }

  /// EVT06, EVT11: with several apps, only the one in front receives a press and its end.
  func testOnlyTheAppInFrontHearsOfAPress() throws {
    let bench = try PhoneBench()
    let other = try bench.otherSession(in: "other")
    let view = CaptureView(in: other.app)
    view.addInteraction(PhoneBench.interaction("other-", bench.log))
    other.app.show(view)
    try other.startRunning()
    _ = bench.heard()
    bench.press(.volumeUp)
    XCTAssertEqual(bench.heard(), "began ended")
    bench.down(.volumeDown)
    bench.handle(.bringToFront("other"))
    bench.up(.volumeDown)
    bench.press(.volumeUp)
    XCTAssertEqual(
      bench.heard(), "began cancelled interrupted interruptionEnded other-began other-ended")
    bench.handle(.terminate("app"))
    bench.press(.volumeUp)
    XCTAssertEqual(bench.heard(), "didStopRunning other-began other-ended")
  }

  private typealias End = (String, String, @Sendable (PhoneBench, PhoneButton) throws -> Void)

  private static let ends: [End] = [
    ("nothing", "ended", { _, _ in }),
    ("leave", "cancelled", { bench, _ in bench.handle(.leaveApp) }),
    ("another app", "cancelled", { bench, _ in bench.handle(.bringToFront("other")) }),
    ("end of the app", "cancelled", { bench, _ in bench.handle(.terminate("app")) }),
    ("end of another app", "ended", { bench, _ in bench.handle(.terminate("other")) }),
    ("dark screen", "cancelled", { bench, _ in bench.handle(.screen(isOn: false)) }),
    (
      "interruption", "cancelled",
      { bench, _ in bench.handle(.interrupt(.videoDeviceInUseByAnotherClient)) }
    ),
    (
      "interruption and its end", "cancelled",
      { bench, _ in
        bench.handle(.interrupt(.videoDeviceInUseByAnotherClient))
        bench.handle(.endInterruption)
      }
    ),
    ("stop", "cancelled", { bench, _ in try bench.session.stopRunning() }),
    (
      "stop and start", "cancelled",
      { bench, _ in
        try bench.session.stopRunning()
        try bench.session.startRunning()
      }
    ),
    (
      "no input", "cancelled", { bench, _ in bench.session.removeInput(bench.session.inputs[0]) }
    ),
    ("disabled", "cancelled", { bench, _ in bench.interaction.isEnabled = false }),
    (
      "disabled and enabled", "cancelled",
      { bench, _ in
        bench.interaction.isEnabled = false
        bench.interaction.isEnabled = true
      }
    ),
    ("removed", "cancelled", { bench, _ in bench.view.removeInteraction(bench.interaction) }),
    (
      "moved to a shown view", "cancelled",
      { bench, _ in
        let view = CaptureView(in: bench.app)
        bench.app.show(view)
        view.addInteraction(bench.interaction)
      }
    ),
    ("added again", "ended", { bench, _ in bench.view.addInteraction(bench.interaction) }),
    ("hidden view", "cancelled", { bench, _ in bench.app.hide(bench.view) }),
    (
      "covered view", "ended",
      { bench, _ in
        let cover = CaptureView(in: bench.app)
        cover.addInteraction(PhoneBench.interaction("cover-", bench.log))
        bench.app.show(cover)
      }
    ),
    (
      "another button", "began ended ended",
      { bench, button in
        let other: PhoneButton = button == .volumeUp ? .volumeDown : .volumeUp
        bench.press(other)
      }
    ),
    ("down again", "ended", { bench, button in bench.down(button) }),
    ("long time", "ended", { bench, _ in bench.wait(.seconds(3600)) }),
    (
      "other settings", "ended",
      { bench, _ in
        bench.phone.settings.actionButton = .unassigned
        bench.phone.settings.lightPressForce = .firmer
        bench.phone.settings.adjustmentsEnabled = false
      }
    ),
  ]
}
