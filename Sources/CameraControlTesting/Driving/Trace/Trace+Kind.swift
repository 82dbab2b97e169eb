extension Trace {
  /// The kind of an entry.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// The test performed a step of a script, or a gesture.
    case step
    /// The phone received an input other than a sensor reading of the button.
    case input
    /// A sensor reading of the button; present only if ``SimulatedPhone/tracesSamples`` is `true`.
    case sample
    /// The phone recognized a gesture in the button's sensor readings.
    case gesture
    /// The overlay changed.
    case overlay
    /// The next callbacks go to a different queue than the previous callbacks; present only if
    /// ``SimulatedPhone/tracesQueues`` is `true`.
    ///
    /// Entries of the kinds ``callback``, ``value`` and ``event`` count as callbacks.
    case queue
    /// The phone sent a callback to a controls delegate.
    case callback
    /// A finger changed a control's value, and the phone calls the control's action.
    case value
    /// The app wrote a control's value.
    case written
    /// The app enabled or disabled a control.
    case enabled
    /// A capture device changed.
    case device
    /// The phone sent a capture event to a handler.
    case event
    /// The system acted on a press that reached no app.
    case system
    /// The AirPods played a sound.
    case sound
    /// A session sent a notification.
    case session
    /// The focus was locked or unlocked.
    case focus
    /// The phone warns about code that works but is probably a mistake.
    case diagnostic
    /// The phone rejected a call; if the call raises an exception on a real phone, the app ends.
    case fault
    /// A press or a gesture had no effect.
    case unanswered
    /// The Camera Control played a haptic.
    case haptic
    /// A launch succeeded, or failed for a reason that the entry names.
    case launch
    /// A process of a product started, ended, or took part in a launch.
    case process
    /// Session content of a capture extension was created, copied or deleted.
    case content
    /// The app or the test added a note, as a ``Recorder`` does for every call.
    case app
  }
}
