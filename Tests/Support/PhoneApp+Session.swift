import CameraControl

extension PhoneApp {
  /// Returns a running session of the app, with the first camera of the phone.
  package func makeSession(
    _ controls: [CaptureControl] = [], delegate: (any CaptureSessionControlsDelegate)? = nil,
    queue: any CallbackQueue = .inPlace
  ) throws(CaptureError) -> CaptureSession {
    let session = CaptureSession(in: self)
    try session.addInput(CaptureDeviceInput(device: phone.cameras[0]))
    for control in controls { try session.addControl(control) }
    if let delegate { try session.setControlsDelegate(delegate, queue: queue) }
    try session.startRunning()
    return session
  }
}
