import CameraControl
import TestSupport
import XCTest

/// The sounds that respond to a press of an AirPods stem.
final class PhoneSoundTests: XCTestCase {
  /// SND01: an app should play a sound only for a stem, with the default sound disabled.
  func testWhenAnAppIsToPlayASound() throws {
    let (bench, events) = try benchWithEvents()
    for (isDisabled, button) in [
      (false, PhoneButton.airPodsStem), (false, .volumeUp), (true, .volumeUp), (true, .airPodsStem),
    ] {
      bench.app.defaultCaptureSoundDisabled = isDisabled
      bench.press(button)
      let expected = isDisabled && button == .airPodsStem
      XCTAssertEqual(events.takeAll().map(\.shouldPlaySound), [expected, expected])
    }
  }

  /// SND02, SND03, SND04, SND07: such an event plays the built-in sounds, repeatedly, for 15
  /// seconds.
  func testPlayingSounds() throws {
    let (bench, events) = try benchWithEvents()
    bench.app.defaultCaptureSoundDisabled = true
    bench.press(.airPodsStem)
    _ = bench.heard()
    let event = try XCTUnwrap(events.all.last)
    XCTAssertTrue(event.play(.cameraShutter))
    XCTAssertTrue(event.play(.cameraShutter))
    bench.wait(.seconds(15))
    XCTAssertTrue(event.play(.beginVideoRecording))
    event.play(.endVideoRecording)
    XCTAssertEqual(
      bench.heard(),
      "sound:cameraShutter sound:cameraShutter sound:beginVideoRecording sound:endVideoRecording")
    bench.wait(.nanoseconds(1))
    XCTAssertFalse(event.play(.cameraShutter))
    bench.press(.volumeUp)
    XCTAssertEqual(try XCTUnwrap(events.all.last).play(.cameraShutter), false)
    XCTAssertEqual(bench.heard(), "began ended")
  }

  /// SND05: the default sound is on at first, for the whole app, and sounds once for a press.
  func testTheDefaultSound() throws {
    let (bench, _) = try benchWithEvents()
    XCTAssertFalse(bench.app.defaultCaptureSoundDisabled)
    bench.press(.airPodsStem)
    XCTAssertEqual(bench.heard(), "sound:default began ended", "two interactions, one sound")
    bench.app.defaultCaptureSoundDisabled = true
    XCTAssertTrue(bench.phone.startInBackground("app").defaultCaptureSoundDisabled)
    XCTAssertFalse(bench.phone.startInBackground("other").defaultCaptureSoundDisabled)
    bench.press(.airPodsStem)
    XCTAssertEqual(bench.heard(), "began ended")
  }

  /// SND06: an interaction can take over the sound for its own presses.
  func testTheSoundOfOneInteraction() throws {
    let bench = try PhoneBench(settings: { $0.airPodsRemote = .pressOnce })
    let interaction = bench.interaction
    XCTAssertFalse(interaction.isDefaultSoundDisabled)
    interaction.isDefaultSoundDisabled = true
    bench.press(.airPodsStem)
    XCTAssertEqual(bench.heard(), "began ended")
    XCTAssertFalse(bench.app.defaultCaptureSoundDisabled)
    interaction.isDefaultSoundDisabled = false
    bench.press(.airPodsStem)
    XCTAssertEqual(bench.heard(), "sound:default began ended")
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

  private func benchWithEvents() throws -> (PhoneBench, Log<CaptureEvent>) {
    let bench = try PhoneBench(settings: { $0.airPodsRemote = .pressOnce })
    let events = Log<CaptureEvent>()
    bench.view.addInteraction(CaptureEventInteraction { events.add($0) })
    return (bench, events)
  }
}
