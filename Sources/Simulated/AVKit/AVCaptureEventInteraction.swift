package import CameraControl
// Apple's module exports these, so sources that import nothing else rely on them.
@_exported import SimulatedAVFoundation
@_exported import SimulatedUIKit

/// An app's registration for capture events, with one handler, or one for each kind of press.
///
/// The interaction receives events while its view is in a window and the app uses the camera.
@MainActor @preconcurrency
open class AVCaptureEventInteraction: NSObject, UIInteraction, PressInteraction {
  /// The core interaction that is registered with the phone.
  package let registration: CaptureEventInteraction
  /// The view that the interaction is on.
  public private(set) weak var view: UIView? { didSet { place.app = view?.app } }

  private let place: EventPlace

  /// Creates an interaction with one handler for every press.
  public init(handler: @escaping (AVCaptureEvent) -> Void) {
    let place = EventPlace()
    self.place = place
    registration = CaptureEventInteraction { event in place.run { handler(AVCaptureEvent(event)) } }
    super.init()
  }

  /// Creates an interaction with one handler for presses of volume up and one for all others.
  public init(
    primary primaryHandler: @escaping (AVCaptureEvent) -> Void,
    secondary secondaryHandler: @escaping (AVCaptureEvent) -> Void
  ) {
    let place = EventPlace()
    self.place = place
    registration = CaptureEventInteraction(
      primary: { event in place.run { primaryHandler(AVCaptureEvent(event)) } },
      secondary: { event in place.run { secondaryHandler(AVCaptureEvent(event)) } })
    super.init()
  }

  /// Whether the interaction receives presses; `true` at first.
  open var isEnabled: Bool {
    get { registration.isEnabled }
    set {
      view?.checkThread(of: Self.self)
      registration.isEnabled = newValue
    }
  }

  /// Whether the app plays the sound for an AirPods press itself; one value for the whole app.
  open class var defaultCaptureSoundDisabled: Bool {
    get { PhoneApp.ambient.defaultCaptureSoundDisabled }
    set { PhoneApp.ambient.defaultCaptureSoundDisabled = newValue }
  }

  /// Called before the interaction is added to a view, or removed from one if `view` is `nil`.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or removed from one if `view` is `nil`.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The app in whose process the handlers of an interaction run: that of its view.
@MainActor
private final class EventPlace {
  var app: PhoneApp?

  func run(_ body: () -> Void) { if let app { AmbientPhone.withApp(app, body) } else { body() } }
}

/// A controller that shows a movie with buttons; the simulation shows neither.
@Kept(
  """
  player: AVPlayer? = nil; showsPlaybackControls = true; videoGravity = AVLayerVideoGravity.resizeAspect
  allowsPictureInPicturePlayback = true; entersFullScreenWhenPlaybackBegins = false; exitsFullScreenWhenPlaybackEnds = false
  """)
open class AVPlayerViewController: UIViewController {}
