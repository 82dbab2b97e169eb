extension Trace {
  /// The kind of an entry.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// The test performed a step of a script, or a gesture.
    case step
    /// The phone got an input other than a reading of the button.
    case input
    /// The button was read; present only if ``SimulatedPhone/tracesSamples`` is `true`.
    case sample
    /// Readings of the button were recognized as a gesture.
    case gesture
    /// The overlay changed.
    case overlay
    /// The callbacks from here on go to another queue than those before; present only if
    /// ``SimulatedPhone/tracesQueues`` is `true`.
    ///
    /// Callbacks are entries of the kinds ``callback``, ``value`` and ``event``.
    case queue
    /// A callback was sent to a controls delegate.
    case callback
    /// A finger changed a control's value, and its action is called.
    case value
    /// The app wrote a control's value.
    case written
    /// The app enabled or disabled a control.
    case enabled
    /// A device changed.
    case device
    /// A capture event was sent to a handler.
    case event
    /// The system acted on a press that reached no app.
    case system
    /// The AirPods played a sound.
    case sound
    /// A session sent a notification.
    case session
    /// The focus was locked or unlocked.
    case focus
    /// The phone found something that works but is probably a mistake.
    case diagnostic
    /// A call was refused that would have ended the process on a phone.
    case fault
    /// A press or a gesture had no effect.
    case unanswered
    /// The Camera Control answered a finger with a haptic.
    case haptic
    /// Something was launched, or not, for a reason.
    case launch
    /// A process of a product started, ended, or was told something.
    case process
    /// Content of a visit to a capture extension was made, moved or deleted.
    case content
    /// The app or the test added a note, as a recorder does for every call.
    case app
  }
}
