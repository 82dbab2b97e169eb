import CameraControl
import CameraControlTesting
import Synchronization

/// The app that the tool plays scripts with: some controls and a shutter.
final class DemoApp: Sendable {
  let phone: SimulatedPhone
  /// The name of the camera that the app uses.
  let cameraName: String

  private let recorder: Recorder
  private let session: CaptureSession
  private let photosTaken = Atomic(0)

  /// Creates the app on a phone, by default on a new one.
  init(_ options: AppOptions, on phone: SimulatedPhone? = nil) throws {
    let phone =
      phone
      ?? SimulatedPhone(
        options.model, settings: options.settings, behavior: options.behavior,
        quirks: options.quirks)
    self.phone = phone
    // The output can fail in the middle of a script; unfinished work is then no mistake of the app.
    phone.onUnfinishedWork = { _ in }
    recorder = Recorder(on: phone)
    session = CaptureSession(in: phone.app)
    do {
      let camera = try Self.camera(options.camera, of: phone)
      cameraName = camera.localizedName
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
    phone.show(shutter())
    phone.settle()
  }

  /// The number of photos that the app took.
  var photos: Int { photosTaken.load(ordering: .relaxed) }

  /// Removes what was recorded so far.
  func clear() {
    phone.clearTrace()
    recorder.clear()
  }

  /// Returns the camera of a name, ignoring case, spaces and hyphens, or the usual one.
  private static func camera(_ name: String?, of phone: SimulatedPhone) throws -> CaptureDevice {
    guard let name else { return try phone.backCamera }
    func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    let cameras = phone.core.cameras
    guard let camera = cameras.first(where: { key($0.localizedName) == key(name) }) else {
      throw Complaint.unknown(
        "camera of the \(phone.model)", name, among: cameras.map(\.localizedName))
    }
    return camera
  }

  private func shutter() -> CaptureEventInteraction {
    CaptureEventInteraction { [weak self, recorder] event in
      switch event.phase {
      case .began: recorder.note("shutter down")
      case .ended:
        self?.photosTaken.add(1, ordering: .relaxed)
        recorder.note("takes a photo")
      case .cancelled: recorder.note("takes no photo after all")
      }
    } secondary: { [recorder] event in
      if event.phase == .ended { recorder.note("switches between the front and back cameras") }
    }
  }
}
