import CameraControl
import CameraControlTesting
import XCTest

/// What a small capture extension makes in a visit: a running session with a slider, and a shutter.
final class VisitCode: Sendable {
  let recorder: Recorder
  private let session: CaptureSession

  init(
    _ visit: LockScreenVisit, queue: any CallbackQueue, _ recorder: Recorder = Recorder()
  ) throws {
    self.recorder = recorder
    let phone = visit.app.phone
    let camera = try XCTUnwrap(phone.camera(.builtInWideAngleCamera, position: .back))
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(queue, action: recorder.action("focus"))
    session = CaptureSession(in: visit.app)
    try session.addInput(CaptureDeviceInput(device: camera))
    try session.addOutput(CaptureOutput(.photo))
    try session.addControl(focus)
    try session.setControlsDelegate(recorder, queue: queue)
    try session.startRunning()
    let view = CaptureView(in: visit.app)
    view.addInteraction(recorder.interaction())
    visit.app.show(view)
  }
}
