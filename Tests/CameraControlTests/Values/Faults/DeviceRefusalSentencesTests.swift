import CameraControl
import XCTest

/// What a developer reads when a device, a sound or a question about access is refused.
final class DeviceRefusalSentencesTests: XCTestCase {
  /// DEV01, DEV06, DEV07, DEV17, DEV23: a number that a device does not take is named with its range.
  func testARefusedNumberIsNamed() throws {
    let camera = CaptureDevice.alone(.wide())
    try camera.lockForConfiguration()
    let clamp = "Clamp the number to that range first."
    let fixed = try CaptureDevice.single(.zooming(to: 1), name: "Fixed")
    try fixed.lockForConfiguration()
    assertRefusals([
      ExpectedRefusal(
        "DEV01", on: "Back Camera",
        "The videoZoomFactor of “Back Camera” must be in 1.0...16.0, not 500.0.", clamp,
        { try camera.setVideoZoomFactor(500) }),
      ExpectedRefusal(
        "DEV01", on: "Fixed", "The videoZoomFactor of “Fixed” can only be 1.0, not 2.0.",
        "Leave it as it is.", { try fixed.setVideoZoomFactor(2) }),
      ExpectedRefusal(
        "DEV01", on: "Back Camera",
        "The videoZoomFactor of “Back Camera” must be a finite number, and nan is not.",
        "Pass a finite number.", { try camera.setVideoZoomFactor(.nan) }),
      ExpectedRefusal(
        "DEV23", on: "Back Camera",
        "The ramp's rate of “Back Camera” must be a finite number, and inf is not.",
        "Pass a finite number.", { try camera.ramp(toVideoZoomFactor: 2, withRate: .infinity) }),
      ExpectedRefusal(
        "DEV06", on: "Back Camera",
        "The ramp's target of “Back Camera” must be in 1.0...16.0, not 0.5.", clamp,
        { try camera.ramp(toVideoZoomFactor: 0.5, withRate: 1) }),
      ExpectedRefusal(
        "DEV07", on: "Back Camera",
        "The exposureTargetBias of “Back Camera” must be in -8.0...8.0, not 9.0.", clamp,
        { try camera.setExposureTargetBias(9) }),
      ExpectedRefusal(
        "DEV17", on: "Back Camera",
        "The lensPosition of “Back Camera” must be in 0.0...1.0, not 2.0.", clamp,
        { try camera.setFocusModeLocked(lensPosition: 2) }),
    ])
  }

  /// DEV03, DEV09, DEV11, DEV15, ZOM01, BIA01: a device that cannot do something is named.
  func testARefusedDeviceIsNamed() throws {
    let (free, locked) = (CaptureDevice.alone(.wide()), CaptureDevice.alone(.wide()))
    try locked.lockForConfiguration()
    let (taken, gone) = (CaptureDevice.alone(.wide()), CaptureDevice.alone(.wide()))
    taken.availability = .inUseByAnotherClient
    gone.availability = .disconnected
    let foreign = try CaptureDevice.Format(width: 8, height: 6, videoMaxZoomFactor: 2)
    let fixed = try CaptureDevice.single(.zooming(to: 1, bias: 0...0), name: "Fixed")
    assertRefusals([
      ExpectedRefusal(
        "DEV03", on: "Back Camera",
        "Setting videoZoomFactor needs the configuration lock of “Back Camera”.",
        "Call lockForConfiguration first.", { try free.setVideoZoomFactor(2) }),
      ExpectedRefusal(
        "DEV03", on: "Back Camera",
        "cancelVideoZoomRamp() needs the configuration lock of “Back Camera”.",
        "Call lockForConfiguration first.", { try free.cancelVideoZoomRamp() }),
      ExpectedRefusal(
        "DEV09", on: "Back Camera",
        "“Back Camera” is not a virtual device, so its whole zoom is always available.",
        "Only limit the zoom of a device whose isVirtualDevice is true.",
        { try locked.limitAvailableZoom(to: 1...2) }),
      ExpectedRefusal(
        "DEV11", on: "Back Camera", "8x6 30 fps up to 2.0x is not a format of “Back Camera”.",
        "Choose one of the device's formats.", { try locked.setActiveFormat(foreign) }),
      ExpectedRefusal(
        "DEV15", on: "Back Camera", "“Back Camera” is in use by another client.",
        "Wait until it is free.", { try taken.lockForConfiguration() }),
      ExpectedRefusal(
        "DEV15", on: "Back Camera", "“Back Camera” is disconnected.", "Choose another device.",
        { _ = try CaptureDeviceInput(device: gone) }),
      ExpectedRefusal(
        "ZOM01", on: "Fixed", "The device “Fixed” cannot zoom in its active format.",
        "Create the slider only where videoMaxZoomFactor is above 1.",
        { _ = try SystemZoomSlider(device: fixed) }),
      ExpectedRefusal(
        "BIA01", on: "Fixed", "The device “Fixed” has no exposure bias.",
        "Create the slider only where minExposureTargetBias is below maxExposureTargetBias.",
        { _ = try SystemExposureBiasSlider(device: fixed) }),
    ])
  }

  /// DEV19: a device without access is named.
  func testADeviceWithoutAccessIsNamed() {
    let app = Phone().launch("Camera")
    app.setAuthorizationStatus(.denied, for: .video)
    assertRefusals([
      ExpectedRefusal(
        "DEV19", on: "Back Camera",
        "The person has not allowed the app to use “Back Camera”.",
        "Check authorizationStatus(for:) first, and say in the app how to allow it.",
        { _ = try CaptureDeviceInput(device: app.phone.cameras[0]) })
    ])
  }

  /// DEV14: a question about access names the medium.
  func testARefusedMediumIsNamed() {
    let app = Phone().launch("Camera")
    assertRefusals([
      ExpectedRefusal(
        "DEV14", on: "PhoneApp",
        "Access can be requested only for video and audio, not for metadata.",
        "Request access to video or audio.", { _ = try app.authorizationStatus(for: .metadata) })
    ])
  }

  /// SND08: a sound that cannot be played says why.
  func testARefusedSoundIsNamed() {
    func refusal(
      _ name: String, _ why: String, _ remedy: String, _ call: @escaping () throws -> Void
    ) -> ExpectedRefusal {
      ExpectedRefusal(
        "SND08", on: "CaptureEventSound", "“\(name)” is not a sound that can be played: \(why).",
        remedy, call)
    }
    assertRefusals([
      refusal(
        "/a.txt", "its name does not end in one of \(extensions)",
        "Use a sound file with one of these extensions.",
        { _ = try CaptureEventSound(path: "/a.txt") }),
      refusal(
        "/a.caf", "it lies outside the app's bundle /App",
        "Copy the sound file into the app's bundle.",
        { _ = try CaptureEventSound(path: "/a.caf", inBundle: "/App") }),
      refusal(
        "https://a.caf", "it is not the URL of a file", "Pass a URL with the scheme file.",
        { _ = try CaptureEventSound(url: "https://a.caf") }),
    ])
  }

  private let extensions = "aac, aif, aifc, aiff, caf, m4a, mp3, wav"
}
