import CameraControl
import CameraControlTesting

/// The app that the tool plays scripts with: some controls and a shutter.
struct DemoApp {
  let phone: SimulatedPhone
  private let recorder: Recorder
  private let session: CaptureSession

  init(_ options: Options) throws {
    var behavior = PhoneBehavior()
    behavior.display.valueFormat.zoomSuffix = "×"
    phone = SimulatedPhone(
      options.model,
      settings: PhoneSettings { settings in
        for change in options.changes { change.apply(to: &settings) }
      }, behavior: behavior)
    recorder = Recorder(on: phone)
    session = CaptureSession(in: phone.app)
    let camera = try phone.backCamera
    do {
      try session.addInput(CaptureDeviceInput(device: camera))
      try session.addOutput(CaptureOutput(.photo))
      if session.supportsControls {
        for plan in options.controls {
          try session.addControl(plan.makeControl(on: camera, recorder))
        }
        try session.setControlsDelegate(recorder, queue: .inPlace)
      }
      try session.startRunning()
    } catch let error as CaptureError {
      throw Complaint(error.message)
    }
    phone.show(Self.shutter(recorder))
    phone.settle()
  }

  private static func shutter(_ recorder: Recorder) -> CaptureEventInteraction {
    CaptureEventInteraction { event in
      switch event.phase {
      case .began: recorder.note("shutter down")
      case .ended: recorder.note("takes a photo")
      case .cancelled: recorder.note("takes no photo after all")
      }
    } secondary: { event in
      if event.phase == .ended { recorder.note("switches between the front and back cameras") }
    }
  }
}
