import CameraControl

// An app that has not moved to Swift 6 yet: a class without isolation, captured variables, globals.

final class Controller: CaptureSessionControlsDelegate {
  let session = CaptureSession(on: .iPhone16)
  var isActive = false
  var look = 0

  func start() throws {
    guard session.supportsControls else { return }
    let picker = try CaptureIndexPicker("Look", symbolName: "camera.filters", numberOfIndexes: 3) {
      "Look \($0)"
    }
    picker.setActionQueue(.inPlace) { [weak self] index in self?.look = index }
    if session.canAddControl(picker) { try session.addControl(picker) }
    try session.setControlsDelegate(self, queue: .inPlace)
  }

  func sessionControlsDidBecomeActive(_ session: CaptureSession) { isActive = true }
  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {}
  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {}
  func sessionControlsDidBecomeInactive(_ session: CaptureSession) { isActive = false }
}

let controller = Controller()
try controller.start()
print("look: \(controller.look)")

var refused: CaptureError?
do {
  try controller.session.addControl(controller.session.controls[0])
} catch {
  refused = error
}
print(refused.map(String.init) ?? "not refused")
