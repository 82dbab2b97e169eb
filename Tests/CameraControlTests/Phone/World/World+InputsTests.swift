import CameraControl
import CameraControlTesting
import XCTest

/// Several settings that change at once.
final class WorldInputsTests: XCTestCase {
  /// OVL32, SET07: the overlay lets go of the focus before the stem, which counts as held now, reaches the app.
  func testTheOverlayFollowsASettingBeforeThePresses() throws {
    var settings = PhoneSettings()
    settings.focusLock = true
    settings.airPodsRemote = .pressOnce
    let phone = SimulatedPhone(settings: settings)
    let recorder = Recorder()
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace) { _ in }
    let session = try phone.makeSession([focus], delegate: recorder)
    phone.show(recorder.interaction())
    phone.lightPress()
    phone.wait(.seconds(1))
    phone.down(.airPodsStem)
    phone.touch(force: 0.5)
    phone.wait(.seconds(1))
    phone.clearTrace()

    settings.focusLock = false
    settings.airPodsRemote = .pressAndHold
    phone.settings = settings
    XCTAssertEqual(
      phone.trace.only(.focus, .event).texts,
      ["free", "air-pods-stem began", "air-pods-stem ended"])
    phone.lift()
    phone.up(.airPodsStem)
    try session.stopRunning()
  }
}
