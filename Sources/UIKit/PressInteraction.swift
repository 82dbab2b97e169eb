package import CameraControl

/// An interaction that takes presses of the phone's buttons.
@MainActor
package protocol PressInteraction: UIInteraction {
  /// The registration that the phone knows.
  var registration: CaptureEventInteraction { get }
}
