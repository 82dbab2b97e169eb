import CameraControl
import CameraControlTesting
import Testing

/// What the app shows after it has asked for the camera.
enum CameraScreen: Equatable { case preview, openSettings, noCamera }

/// Asks for access, and starts the session.
func start(_ session: CaptureSession, with camera: CaptureDevice) throws -> CameraScreen {
  guard try session.app.requestAccess(for: .video) else { return .openSettings }
  do {
    try session.addInput(CaptureDeviceInput(device: camera))
    try session.startRunning()
    return .preview
  } catch let error where error.code == .notAuthorized {
    return .openSettings
  } catch {
    return .noCamera
  }
}

@Suite struct AccessTests {
  @Test func aPersonWhoSaysNoSeesTheSettingsButton() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    phone.app.setAuthorizationStatus(.notDetermined, for: .video)
    phone.app.personAllowsAccess = false
    let session = CaptureSession(in: phone.app)
    #expect(try start(session, with: phone.backCamera) == .openSettings)
    #expect(try phone.app.authorizationStatus(for: .video) == .denied)
    try await phone.finish()
  }

  @Test func aPersonWhoTakesAccessBackEndsTheApp() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let session = CaptureSession(in: phone.app)
    #expect(try start(session, with: phone.backCamera) == .preview)
    phone.app.setAuthorizationStatus(.denied, for: .video)
    #expect(!session.isRunning)
    try await phone.finish()
  }
}
