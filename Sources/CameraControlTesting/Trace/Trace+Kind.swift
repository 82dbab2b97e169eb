extension Trace {
  /// What an entry is about.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// A step of the script, or a gesture that the test made.
    case step
    /// The phone was told something else than a reading of the button.
    case input
    /// A reading of the button; in the trace only if the phone is asked for it.
    case sample
    /// A finger on the button meant something.
    case gesture
    /// The overlay shows something else.
    case overlay
    /// A controls delegate is called.
    case callback
    /// A finger changed a control's value; its action is called.
    case value
    /// The app wrote a control's value.
    case written
    /// The app enabled or disabled a control.
    case enabled
    /// A device changed.
    case device
    /// A capture event goes to a handler.
    case event
    /// The system acts on a press.
    case system
    /// The AirPods sound.
    case sound
    /// A session notifies.
    case session
    /// The focus is locked or free.
    case focus
    /// Something works and is probably a mistake.
    case diagnostic
    /// A call was refused that would have ended the process on a phone.
    case fault
    /// The app or the test noted something, as a recorder does for every call.
    case app
  }
}
