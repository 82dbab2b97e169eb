import CameraControl
import CameraControlTesting
import TestSupport

/// A phone with an app in front, whose control is retained only by the phone.
final class KeepingScene {
  let phone: SimulatedPhone
  let app: PhoneApp
  let session: CaptureSession
  let log = Log<String>()
  let callbacks = Log<String>()
  var delegate: DelegateLog?

  init(
    behavior: (inout PhoneBehavior) -> Void = { _ in }, quirks: (inout Quirks) -> Void = { _ in }
  ) throws {
    var oddities = Quirks()
    quirks(&oddities)
    phone = SimulatedPhone(behavior: PhoneBehavior(behavior), quirks: oddities)
    app = phone.app
    session = CaptureSession(in: app)
    // The phone is not asked for its cameras, so that a test can be the first to do so.
    try session.addInput(CaptureDeviceInput(device: phone.core.addCamera(.wide())))
    try session.addControl(CameraApp.slider("Focus", log))
    let delegate = DelegateLog(callbacks)
    self.delegate = delegate
    try session.setControlsDelegate(delegate, queue: .inPlace)
    try session.startRunning()
  }

  /// Returns the control, to which the caller should keep only a weak reference.
  func takeControl() -> CaptureControl? { session.controls.first }

  func removeControls() throws {
    for control in session.controls { try session.removeControl(control) }
  }
}
