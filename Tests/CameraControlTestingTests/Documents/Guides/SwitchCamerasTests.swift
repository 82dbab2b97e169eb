import CameraControl
import CameraControlTesting
import Testing

/// Replaces a session's camera and the controls that belong to it.
func use(_ camera: CaptureDevice, in session: CaptureSession) throws {
  session.beginConfiguration()
  defer { session.commitConfiguration() }
  for control in session.controls { try session.removeControl(control) }
  for input in session.inputs { session.removeInput(input) }
  try session.addInput(CaptureDeviceInput(device: camera))
  guard session.supportsControls else { return }
  try session.addControl(SystemZoomSlider(device: camera))
  try session.addControl(SystemExposureBiasSlider(device: camera))
}

@MainActor @Suite struct SwitchCamerasTests {
  @Test func theButtonZoomsTheCameraInUse() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let recorder = Recorder()
    let session = try phone.makeSession(delegate: recorder, queue: .main)
    try session.setControlsDelegate(recorder, queue: .main)
    try use(phone.backCamera, in: session)
    let telephoto = try #require(phone.core.camera(.builtInTelephotoCamera, position: .back))

    try use(telephoto, in: session)
    await phone.lightPress()
    await phone.slide(millimeters: 10)
    #expect(telephoto.videoZoomFactor == 2)
    #expect(try phone.backCamera.videoZoomFactor == 1)

    await phone.wait(.seconds(4))
    #expect(phone.findings.isEmpty)
    try await phone.finish()
    try session.stopRunning()
  }
}
