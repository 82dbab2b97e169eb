/// Something that happened on a phone, and when.
public struct PhoneRecord: Hashable, Codable, Sendable {
  /// When it happened.
  public var instant: PhoneInstant

  /// What happened.
  public var event: Event

  /// Makes a record.
  public init(instant: PhoneInstant, event: Event) {
    self.instant = instant
    self.event = event
  }

  /// What happened.
  ///
  /// Large payloads are boxed, so that a record which is kept takes little room.
  public enum Event: Hashable, Codable, Sendable {
    /// The phone was told something.
    case input(PhoneInput)
    /// The sensors of the Camera Control were read.
    indirect case sample(ButtonSample)
    /// A finger on the button meant something.
    case gesture(ButtonGesture)
    /// The overlay shows something else.
    indirect case overlay(OverlayAppearance)
    /// A controls delegate is called.
    case callback(ControlsCallback)
    /// A finger changed a control's value.
    case value(control: String, Double)
    /// The app wrote a control's value.
    case written(control: String, Double)
    /// The app enabled or disabled a control.
    case enabled(control: String, Bool)
    /// A device changed: its name, and the property with its new value.
    indirect case device(String, change: String)
    /// A capture event goes to a handler.
    case capture(CaptureEventPhase, PhoneButton, isSecondary: Bool)
    /// The system acts on a press.
    case system(SystemAction)
    /// The AirPods sound.
    case sound(String)
    /// A session notifies.
    case session(SessionNotification)
    /// The focus is locked or free.
    case focusLock(Bool)
    /// Something that works is probably a mistake.
    indirect case diagnostic(CaptureDiagnostic)
    /// A call was refused that would have ended the process on a phone.
    indirect case fault(CaptureError)
    /// A press or a gesture led to nothing.
    indirect case unanswered(Unanswered)
  }
}
