import CameraControl
import TestSupport

/// A phone with an app in front, whose control is retained only by the phone.
final class KeepingScene: ButtonFinger {
  let phone: Phone
  let app: PhoneApp
  let session: CaptureSession
  let log = Log<String>()
  let callbacks = Log<String>()
  var delegate: RecordingDelegate?
  var now = PhoneInstant.zero

  init(
    behavior: (inout PhoneBehavior) -> Void = { _ in }, quirks: (inout Quirks) -> Void = { _ in }
  ) throws {
    var oddities = Quirks()
    quirks(&oddities)
    phone = Phone(behavior: PhoneBehavior(behavior), quirks: oddities, mainQueue: .inPlace)
    app = phone.launch("app")
    session = CaptureSession(in: app)
    // The phone is not asked for its cameras, so that a test can be the first to do so.
    try session.addInput(CaptureDeviceInput(device: phone.addCamera(.wide())))
    try session.addControl(PhoneBench.slider("Focus", log))
    let delegate = RecordingDelegate(callbacks)
    self.delegate = delegate
    try session.setControlsDelegate(delegate, queue: .inPlace)
    try session.startRunning()
  }

  /// Returns the control, to which the caller should keep only a weak reference.
  func takeControl() -> CaptureControl? { session.controls.first }

  func removeControls() throws {
    for control in session.controls { try session.removeControl(control) }
  }

  func handle(_ input: PhoneInput) { phone.handle(input, at: now) }
}
