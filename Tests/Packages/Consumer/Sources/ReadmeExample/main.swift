import CameraControl
import CameraControlTesting

// The app: a picker of looks, a queue for its action, and a controls delegate.
let phone = SimulatedPhone(.iPhone16Pro)
let session = CaptureSession(in: phone.app)
let looks = try CaptureIndexPicker(
  "Look", symbolName: "camera.filters", localizedIndexTitles: ["Plain", "Warm", "Cold"])
looks.setActionQueue(.main) { index in print("the app shows \(looks.localizedIndexTitles[index])") }
let recorder = Recorder()

try session.addInput(CaptureDeviceInput(device: phone.backCamera))
try session.addControl(looks)
try session.setControlsDelegate(recorder, queue: .main)
try session.startRunning()

// The finger: a light press, a slide across half the range, and a wait.
try phone.perform("light-press; slide +0.5; wait 4s")
print(phone.trace.only(.overlay, .callback, .value), terminator: "")
