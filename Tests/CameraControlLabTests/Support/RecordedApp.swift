import AVKit
import CameraControlLab
import CameraControlTesting

/// An app with two sliders and both handlers, with or without a recorder.
@MainActor
final class RecordedApp: NSObject {
  let session = AVCaptureSession()
  private let focus = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1)
  private let grain = AVCaptureSlider("Grain", symbolName: "circle", in: 0...1)
  private let window = UIWindow(frame: .zero)
  private let notes: AppNotes

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - recorder: What every call goes through, if anything.
  ///   - phone: The phone whose trace the app notes its calls in.
  /// - Throws: An error if the phone has no camera.
  init(_ recorder: CaptureRecorder?, notesOn phone: SimulatedPhone? = nil) throws {
    notes = AppNotes(phone)
    super.init()
    guard let device = AVCaptureDevice.default(for: .video) else { return }
    recorder?.watch(session, device)
    session.addInput(try AVCaptureDeviceInput(device: device))
    session.addOutput(AVCapturePhotoOutput())
    for (slider, name) in [(focus, "Focus"), (grain, "Grain")] {
      let action: (Float) -> Void = { [notes] in notes.note("\(name) \($0)") }
      slider.setActionQueue(.main, action: recorder?.action(name, action) ?? action)
      session.addControl(slider)
    }
    session.setControlsDelegate(recorder?.watching(notes) ?? notes, queue: .main)
    let primary: (AVCaptureEvent) -> Void = { [notes] in notes.note("primary \($0.phase)") }
    let secondary: (AVCaptureEvent) -> Void = { [notes] in notes.note("secondary \($0.phase)") }
    let view = UIView(frame: .zero)
    view.addInteraction(
      recorder?.interaction(primary: primary, secondary: secondary)
        ?? AVCaptureEventInteraction(primary: primary, secondary: secondary))
    window.addSubview(view)
    session.startRunning()
  }
}

/// Notes an app's calls in the trace of a phone.
final class AppNotes: NSObject, AVCaptureSessionControlsDelegate {
  private weak var phone: SimulatedPhone?

  init(_ phone: SimulatedPhone?) { self.phone = phone }

  func note(_ text: String) { phone?.note(text) }

  func sessionControlsDidBecomeActive(_ session: AVCaptureSession) { note("active") }
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) { note("enter") }
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) { note("exit") }
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) { note("inactive") }
}
