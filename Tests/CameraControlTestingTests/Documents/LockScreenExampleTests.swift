import CameraControl
import CameraControlTesting
import Testing

/// The code blocks of the document that are about the Lock Screen.
struct LockScreenExampleTests {
  @Test func aLockedPhoneTakesAPhoto() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let photos = try await phone.install(CaptureProduct("Photos"))
    phone.settings.cameraControlLaunches = "Photos"

    await phone.lock()
    await phone.click()
    #expect(phone.launches == [.captureExtension("Photos", from: .cameraControl)])

    // The part of the extension's code, which the product does not have.
    let process = try #require(photos.captureExtension)
    let recorder = Recorder(on: phone)
    let view = CaptureView(in: process)
    view.addInteraction(recorder.interaction())
    process.show(view)
    let session = CaptureSession(in: process)
    try session.addInput(CaptureDeviceInput(device: phone.backCamera))
    try session.addOutput(CaptureOutput(.photo))
    try session.startRunning()

    await phone.wait(.seconds(10))  // without camera and interaction, the visit would end here
    #expect(photos.visit != nil)
    await phone.click()
    #expect(recorder.log == ["press began", "press ended"])

    await phone.swipeUp()
    #expect(photos.contentDirectories == ["session-1"])
    try await phone.finish()
  }

  @Test func everyWord() async throws {
    let phone = SimulatedPhone()
    let photos = try await phone.install(CaptureProduct("Photos"))
    phone.settings.lockScreenLaunches = "Photos"  // .controlCenterLaunches, …
    phone.answersAuthentication = .fails  // .succeeds at first; .cancels
    await phone.lock()
    await phone.authenticate()  // the phone unlocks, and the Lock Screen stays
    await phone.launch(from: .lockScreenControl)  // .controlCenter, .actionButton, .icon("Photos")
    await phone.unlock()
    await phone.swipeUp()  // leaves an extension; on the Lock Screen, asks to authenticate
    await phone.sideButton()
    await phone.kill("Photos", .captureExtension)  // or .app, at any time
    await phone.start("Photos")
    await phone.fillStorage()  // content cannot be copied
    await phone.freeStorage()
    #expect(phone.launches.count == 1)  // .captureExtension, .app, or .nothing and why
    #expect(phone.launchTargets == ["Photos"])
    #expect(phone.products == [photos])
    #expect(phone.isLocked)
    #expect(photos.contentDirectories == ["session-1"])  // what the app is offered, oldest first
    let owner = try phone.asCurrent(in: photos.captureExtension) { AmbientPhone.app }
    #expect(owner == photos.captureExtension)  // what is made there belongs to that process
    try await phone.finish()
  }
}
