import AVFoundation
package import CameraControl
public import Foundation
public import UIKit

/// An app's registration for capture events: one handler, or one for each kind of press.
///
/// It must be on a view in a window, and the app must use the camera.
@MainActor @preconcurrency
open class AVCaptureEventInteraction: NSObject, UIInteraction {
  /// The registration that the phone knows.
  package let registration: CaptureEventInteraction

  /// The view that the interaction is on.
  public private(set) weak var view: UIView?

  /// Makes an interaction with one handler for every press.
  public init(handler: @escaping (AVCaptureEvent) -> Void) {
    registration = CaptureEventInteraction { handler(AVCaptureEvent($0)) }
    super.init()
    watch()
  }

  /// Makes an interaction with one handler for each kind of press: all but volume up, and volume up.
  public init(
    primary primaryHandler: @escaping (AVCaptureEvent) -> Void,
    secondary secondaryHandler: @escaping (AVCaptureEvent) -> Void
  ) {
    registration = CaptureEventInteraction(
      primary: { primaryHandler(AVCaptureEvent($0)) },
      secondary: { secondaryHandler(AVCaptureEvent($0)) })
    super.init()
    watch()
  }

  /// Whether the interaction takes presses; true at first.
  open var isEnabled: Bool {
    get { registration.isEnabled }
    set { registration.isEnabled = newValue }
  }

  /// Whether the app plays the sound of an AirPods press itself; one value for the whole app.
  open class var defaultCaptureSoundDisabled: Bool {
    get { PhoneApp.ambient.defaultCaptureSoundDisabled }
    set { PhoneApp.ambient.defaultCaptureSoundDisabled = newValue }
  }

  /// The interaction is about to go to a view, or to leave the one it is on.
  open func willMove(to view: UIView?) {}

  /// The interaction went to a view, or left the one it was on.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  private func watch() {
    let app = PhoneApp.ambient
    Inspector.of(app.phone).watch(registration, of: app)
  }
}

extension AVCaptureEventInteraction: PressInteraction {}
