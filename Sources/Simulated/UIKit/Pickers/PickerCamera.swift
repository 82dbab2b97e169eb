import CameraControl
import SimulatedAVFoundation

/// What makes a picker a camera: a running session, and an interaction on the picker's view.
@MainActor
final class PickerCamera {
  private let session: CaptureSession
  private let interaction: PickerInteraction

  /// Starts the camera, or returns `nil` if the phone has none there or the app may not use it.
  init?(
    _ side: UIImagePickerController.CameraDevice,
    takes mode: UIImagePickerController.CameraCaptureMode, in app: PhoneApp, on view: UIView,
    onPress: @escaping @MainActor () -> Void
  ) {
    guard let device = Self.device(side, on: app.phone),
      (try? app.requestAccess(for: .video)) ?? false
    else { return nil }
    session = CaptureSession(in: app)
    interaction = PickerInteraction(onPress)
    do throws(CaptureError) {
      try session.addInput(CaptureDeviceInput(device: device, for: app))
      try session.addOutput(CaptureOutput(mode == .photo ? .photo : .movieFile))
      try session.startRunning()
    } catch {
      app.phone.raise(error)
      return nil
    }
    view.addInteraction(interaction)
  }

  /// Stops the camera and removes the interaction.
  func stop(on view: UIView?) {
    view?.removeInteraction(interaction)
    // A session that an interruption has stopped is not running either.
    if session.isRunning { try? session.stopRunning() }
  }

  /// Returns the camera on a side, or `nil` if there is none.
  static func device(
    _ side: UIImagePickerController.CameraDevice, on phone: Phone
  ) -> CaptureDevice? { phone.cameras.first { $0.position == (side == .rear ? .back : .front) } }
}

/// The interaction of a picker, which is there without the app's doing.
@MainActor
private final class PickerInteraction: NSObject, PressInteraction {
  let registration: CaptureEventInteraction
  private(set) weak var view: UIView?

  init(_ onPress: @escaping @MainActor () -> Void) {
    let press = Handoff(onPress)
    registration = CaptureEventInteraction { if $0.phase == .ended { press.value() } }
  }

  func willMove(to view: UIView?) {}

  func didMove(to view: UIView?) { self.view = view }
}
