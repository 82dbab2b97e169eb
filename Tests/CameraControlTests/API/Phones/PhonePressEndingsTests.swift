import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Every press that an app receives has one end, whatever comes in between.
final class PhonePressEndingsTests: XCTestCase {
  /// EVT04, EVT05, EVT06, EVT07, EVT08, EVT28, EVT30: every button, with everything that can end
  /// its press or be mistaken for its end.
  func testEveryButtonAndEveryEnd() throws {
    for button in [PhoneButton.cameraControl, .volumeUp, .volumeDown, .action] {
      for (name, end, happens) in Self.ends {
        let (phone, app) = try CameraApp.open(settings: { $0.actionButton = .capture })
        phone.down(button)
        XCTAssertEqual(app.heard(), "began", "\(button)")
        try happens(app, button)
        phone.up(button)
        phone.up(button)
        phone.returnToApp()
        app.interaction.isEnabled = true
        phone.wait(.seconds(10))
        let events = app.heard().split(separator: " ")
          .filter { ["began", "ended", "cancelled"].contains($0) }
        XCTAssertEqual(events.joined(separator: " "), end, "\(button), \(name)")
        XCTAssertNil(phone.core.nextDeadline)
      }
    }
  }

  /// SET05, GST16: when the person switches the Camera Control off during a click, nothing of that click
  /// comes after the switch: the next press is like that of a phone without it.
  func testAClickThatTheSwitchEndedLeavesNothingBehind() throws {
    func press(after prepare: (SimulatedPhone) -> Void) throws -> [String] {
      let (phone, app) = try CameraApp.open()
      prepare(phone)
      _ = app.heard()
      let count = phone.trace.texts.count
      phone.lightPress()
      return Array(phone.trace.texts.dropFirst(count))
    }
    let interrupted = try press { phone in
      phone.down(.cameraControl)
      phone.settings.cameraControlEnabled = false
      phone.up(.cameraControl)
      phone.settings.cameraControlEnabled = true
    }
    let fresh = try press { _ in }
    XCTAssertEqual(interrupted, fresh)
    XCTAssertTrue(fresh.contains("touch began"))
  }

  /// EVT05, EVT27: a press that was held while its app ended is ignored once the app is started
  /// again.
  func testAPressThatOutlivesItsApp() throws {
    let (phone, app) = try CameraApp.open()
    phone.down(.volumeUp)
    phone.down(.cameraControl)
    phone.perform([.endApp("app")])
    XCTAssertEqual(app.recorded(), "began began cancelled cancelled didStopRunning")
    phone.returnToApp()
    let session = try app.otherSession(in: "app")
    let view = CaptureView(in: session.app)
    view.addInteraction(app.interaction("new-"))
    session.app.show(view)
    try session.startRunning()
    _ = app.heard()
    phone.up(.volumeUp)
    phone.up(.cameraControl)
    XCTAssertEqual(app.heard(), "")
    phone.press(.cameraControl)
    XCTAssertEqual(app.heard(), "new-began new-ended")
  }

  /// EVT06, EVT11: with several apps, only the one in front receives a press and its end.
  func testOnlyTheAppInFrontHearsOfAPress() throws {
    let (phone, app) = try CameraApp.open()
    let other = try app.otherSession(in: "other")
    let view = CaptureView(in: other.app)
    view.addInteraction(app.interaction("other-"))
    other.app.show(view)
    try other.startRunning()
    _ = app.heard()
    phone.press(.volumeUp)
    XCTAssertEqual(app.heard(), "began ended")
    _ = app.recorded()
    phone.down(.volumeDown)
    phone.launch("other")
    phone.up(.volumeDown)
    phone.press(.volumeUp)
    XCTAssertEqual(
      app.recorded(), "began cancelled interrupted interruptionEnded began ended")
    XCTAssertEqual(
      app.heard(), "began interrupted interruptionEnded cancelled other-began other-ended")
    phone.perform([.endApp("app")])
    phone.press(.volumeUp)
    XCTAssertEqual(app.heard(), "didStopRunning other-began other-ended")
  }

  private typealias End = (String, String, @Sendable (CameraApp, PhoneButton) throws -> Void)

  private static let ends: [End] = [
    ("nothing", "ended", { _, _ in }),
    ("leave", "cancelled", { app, _ in app.phone.leaveApp() }),
    ("another app", "cancelled", { app, _ in app.phone.launch("other") }),
    ("end of the app", "cancelled", { app, _ in app.phone.perform([.endApp("app")]) }),
    ("end of another app", "ended", { app, _ in app.phone.perform([.endApp("other")]) }),
    ("dark screen", "cancelled", { app, _ in app.phone.turnScreenOff() }),
    (
      "interruption", "cancelled",
      { app, _ in app.phone.interrupt(.videoDeviceInUseByAnotherClient) }
    ),
    (
      "interruption and its end", "cancelled",
      { app, _ in
        app.phone.interrupt(.videoDeviceInUseByAnotherClient)
        app.phone.endInterruption()
      }
    ),
    ("stop", "cancelled", { app, _ in try app.session.stopRunning() }),
    (
      "stop and start", "cancelled",
      { app, _ in
        try app.session.stopRunning()
        try app.session.startRunning()
      }
    ),
    (
      "no input", "cancelled", { app, _ in app.session.removeInput(app.session.inputs[0]) }
    ),
    ("disabled", "cancelled", { app, _ in app.interaction.isEnabled = false }),
    (
      "disabled and enabled", "cancelled",
      { app, _ in
        app.interaction.isEnabled = false
        app.interaction.isEnabled = true
      }
    ),
    ("removed", "cancelled", { app, _ in app.view.removeInteraction(app.interaction) }),
    (
      "moved to a shown view", "cancelled",
      { app, _ in
        let view = CaptureView(in: app.phone.app)
        app.phone.app.show(view)
        view.addInteraction(app.interaction)
      }
    ),
    ("added again", "ended", { app, _ in app.view.addInteraction(app.interaction) }),
    ("hidden view", "cancelled", { app, _ in app.phone.app.hide(app.view) }),
    (
      "covered view", "ended",
      { app, _ in
        let cover = CaptureView(in: app.phone.app)
        cover.addInteraction(app.interaction("cover-"))
        app.phone.app.show(cover)
      }
    ),
    (
      "another button", "began ended ended",
      { app, button in
        let other: PhoneButton = button == .volumeUp ? .volumeDown : .volumeUp
        app.phone.press(other)
      }
    ),
    ("down again", "ended", { app, button in app.phone.down(button) }),
    ("long time", "ended", { app, _ in app.phone.wait(.seconds(3600)) }),
    (
      "other settings", "ended",
      { app, _ in
        app.phone.settings.actionButton = .unassigned
        app.phone.settings.lightPressForce = .firmer
        app.phone.settings.adjustmentsEnabled = false
      }
    ),
  ]
}
