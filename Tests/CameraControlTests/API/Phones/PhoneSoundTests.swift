import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// The sounds that respond to a press of an AirPods stem.
final class PhoneSoundTests: XCTestCase {
  /// SND01: an app should play a sound only for a stem, with the default sound disabled.
  func testWhenAnAppIsToPlayASound() throws {
    let (app, events) = try benchWithEvents()
    for (isDisabled, button) in [
      (false, PhoneButton.airPodsStem), (false, .volumeUp), (true, .volumeUp), (true, .airPodsStem),
    ] {
      app.phone.app.defaultCaptureSoundDisabled = isDisabled
      app.phone.press(button)
      let expected = isDisabled && button == .airPodsStem
      XCTAssertEqual(events.takeAll().map(\.shouldPlaySound), [expected, expected])
    }
  }

  /// SND02, SND03, SND04, SND07: such an event plays the built-in sounds, repeatedly, for 15
  /// seconds.
  func testPlayingSounds() throws {
    let (app, events) = try benchWithEvents()
    app.phone.app.defaultCaptureSoundDisabled = true
    app.phone.press(.airPodsStem)
    _ = app.heard()
    let event = try XCTUnwrap(events.all.last)
    XCTAssertTrue(event.play(.cameraShutter))
    XCTAssertTrue(event.play(.cameraShutter))
    app.phone.wait(.seconds(15))
    XCTAssertTrue(event.play(.beginVideoRecording))
    event.play(.endVideoRecording)
    XCTAssertEqual(
      app.heard(),
      "sound:cameraShutter sound:cameraShutter sound:beginVideoRecording sound:endVideoRecording")
    app.phone.wait(.nanoseconds(1))
    XCTAssertFalse(event.play(.cameraShutter))
    app.phone.press(.volumeUp)
    XCTAssertEqual(try XCTUnwrap(events.all.last).play(.cameraShutter), false)
    XCTAssertEqual(app.heard(), "began ended")
  }

  /// SND05: the default sound is on at first, for the whole app, and sounds once for a press.
  func testTheDefaultSound() throws {
    let (app, _) = try benchWithEvents()
    XCTAssertFalse(app.phone.app.defaultCaptureSoundDisabled)
    app.phone.press(.airPodsStem)
    XCTAssertEqual(app.heard(), "sound:default began ended", "two interactions, one sound")
    app.phone.app.defaultCaptureSoundDisabled = true
    XCTAssertTrue(app.phone.core.startInBackground("app").defaultCaptureSoundDisabled)
    XCTAssertFalse(app.phone.core.startInBackground("other").defaultCaptureSoundDisabled)
    app.phone.press(.airPodsStem)
    XCTAssertEqual(app.heard(), "began ended")
  }

  /// SND06: an interaction can take over the sound for its own presses.
  func testTheSoundOfOneInteraction() throws {
    let (phone, app) = try CameraApp.open(settings: { $0.airPodsRemote = .pressOnce })
    let interaction = app.interaction
    XCTAssertFalse(interaction.isDefaultSoundDisabled)
    interaction.isDefaultSoundDisabled = true
    phone.press(.airPodsStem)
    XCTAssertEqual(app.heard(), "began ended")
    XCTAssertFalse(phone.app.defaultCaptureSoundDisabled)
    interaction.isDefaultSoundDisabled = false
    phone.press(.airPodsStem)
    XCTAssertEqual(app.heard(), "sound:default began ended")
  }

  /// SND08: a custom sound is a sound file of the app.
  func testASoundOfTheApp() throws {
    let bundle = "/apps/Camera.app"
    let sound = try CaptureEventSound(
      url: "file:///apps/Camera.app/Sounds/my%20click.caf", inBundle: bundle)
    XCTAssertEqual(sound.name, "my click.caf")
    XCTAssertNoThrow(try CaptureEventSound(url: "FILE://localhost/apps/Camera.app/a.m4a"))
    XCTAssertThrowsError(try CaptureEventSound(url: "file://elsewhere/apps/Camera.app/a.m4a"))
    XCTAssertThrowsError(try CaptureEventSound(path: "/apps/a.caf", inBundle: "/apps/a.caf"))
    XCTAssertEqual(try CaptureEventSound(path: "/apps/a.WAV").name, "a.WAV")
    for url in [
      "https://example.com/click.caf", "file:///apps/Camera.app/click.txt", "file://click.caf",
      "file:///apps/Camera.app/../Other.app/click.caf", "file:///apps/Camera.app/.caf",
      "file:///apps/Camera.app/%zz.caf", "file:///apps/Camera.app/%+a.caf",
      "file:///apps/Camera.app", "", "file:///",
    ] {
      XCTAssertThrowsError(try CaptureEventSound(url: url, inBundle: bundle), url) { error in
        XCTAssertEqual((error as? CaptureError)?.rule, "SND08")
        XCTAssertEqual((error as? CaptureError)?.code, .invalidSound)
      }
    }
  }

  private func benchWithEvents() throws -> (CameraApp, Log<CaptureEvent>) {
    let app = try CameraApp(settings: { $0.airPodsRemote = .pressOnce })
    let events = Log<CaptureEvent>()
    app.view.addInteraction(CaptureEventInteraction { events.add($0) })
    return (app, events)
  }
}
