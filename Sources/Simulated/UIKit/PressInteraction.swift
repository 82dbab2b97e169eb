package import CameraControl

/// An interaction that takes presses of the phone's buttons.
@MainActor
package protocol PressInteraction: UIInteraction {
  /// The core interaction that is registered with the phone.
  var registration: CaptureEventInteraction { get }
}
