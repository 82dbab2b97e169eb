/// An event on a phone, with the instant at which the event happened.
public struct PhoneRecord: Hashable, Codable, Sendable {
  /// The instant of the event.
  public var instant: PhoneInstant

  /// The kind of the event, with its details.
  public var event: Event

  package init(instant: PhoneInstant, event: Event) {
    self.instant = instant
    self.event = event
  }

  /// A kind of event on a phone, with its details.
  public enum Event: Hashable, Codable, Sendable {
    /// The phone received an input.
    case input(PhoneInput)
    /// The sensors of the Camera Control were read.
    indirect case sample(ButtonSample)
    /// A finger on the button made a gesture.
    case gesture(ButtonGesture)
    /// The overlay changed what it shows.
    indirect case overlay(OverlayAppearance)
    /// The label of the queue for the next record's callback; `main` is the main queue.
    case queue(String)
    /// A controls delegate is called.
    case callback(ControlsCallback)
    /// A finger changed a control's value.
    case value(control: String, Double)
    /// The app wrote a control's value.
    case written(control: String, Double)
    /// The app enabled or disabled a control.
    case enabled(control: String, Bool)
    /// A property of the device with this name changed.
    indirect case device(String, DeviceChange)
    /// A capture event goes to a handler.
    case capture(CaptureEventPhase, PhoneButton, isSecondary: Bool)
    /// The system responds to a press, for example by opening a camera app.
    case system(SystemAction)
    /// The AirPods played a sound.
    case sound(String)
    /// A session posted a notification.
    case session(SessionNotification)
    /// The focus was locked or unlocked.
    case focusLock(Bool)
    /// The phone found code that works but is probably a mistake.
    indirect case diagnostic(CaptureDiagnostic)
    /// The phone rejected a call that can't throw an error.
    indirect case fault(CaptureError)
    /// A press or a gesture had no effect.
    indirect case unanswered(Unanswered)
    /// A launch succeeded or failed.
    indirect case launch(LaunchOutcome)
    /// Something happened to a process of a product.
    indirect case process(ProcessEvent)
    /// Something happened to the content of a capture extension.
    indirect case content(ContentEvent)
    /// The Camera Control played a haptic.
    case haptic(Haptic)
  }
}
