/// A press or a gesture that had no effect, with the reasons (EVT33).
///
/// ```swift
/// for unanswered in phone.unanswered { print(unanswered.reason, unanswered.remedy) }
/// ```
public struct Unanswered: Hashable, Codable, Sendable {
  /// The press, gesture, or other event that had no effect.
  public var what: What

  /// The reason to fix first.
  public var reason: Reason

  /// The other reasons, which apply as well, in the order in which to fix them.
  var otherReasons: [Reason]

  /// The title of the control that the finger or the app tried to change, or the label of the queue
  /// on which a callback waits.
  public var control: String?

  /// The instant of the press or gesture.
  public var instant: PhoneInstant

  /// Creates a description of a press or a gesture that had no effect.
  package init(
    _ what: What, _ reason: Reason, also otherReasons: [Reason] = [], on control: String? = nil,
    at instant: PhoneInstant
  ) {
    self.what = what
    self.reason = reason
    self.otherReasons = otherReasons
    self.control = control
    self.instant = instant
  }

  /// All reasons, in the order in which to fix them; never empty.
  public var reasons: [Reason] { [reason] + otherReasons }

  /// A sentence that says how to fix the ``reason`` why the press or gesture had no effect.
  public var remedy: String { reason.remedy(for: what) }

  /// A press, gesture, or other event that had no effect.
  public enum What: Hashable, Codable, Sendable {
    /// A button press that didn't reach a handler of the app.
    case press(PhoneButton)
    /// A light press that didn't open the overlay.
    case lightPress
    /// A slide that changed nothing.
    case slide
    /// A tap or a light press on an item of the overlay's list.
    case item
    /// A touch on the screen while there was no overlay to operate.
    case overlayTouch
    /// A touch on a phone whose Camera Control is missing or switched off.
    case touch
    /// A value that the app wrote; writing a value doesn't call the action.
    case write
    /// A callback that has not run.
    case callback
  }

  /// The reasons why nothing happened (EVT33), in the order in which to fix them.
  public enum Reason: String, Codable, Sendable, CaseIterable {
    /// The phone has no Camera Control.
    case noCameraControl
    /// The Camera Control is switched off in the settings.
    case buttonOff
    /// The system is older than controls (SES47) or, for a press, than capture events (EVT40).
    case systemTooOld
    /// The screen is dark.
    case screenOff
    /// The phone has no Action button.
    case noActionButton
    /// The settings assign this press of the Action button or the AirPods to something else.
    case buttonUnassigned
    /// The AirPods have no H2 chip, or the system is older than iOS 26, so apps don't receive
    /// AirPods presses (EVT03, SND09).
    case airPodsUnsupported
    /// Light presses are switched off in the settings.
    case adjustmentsOff
    /// No app is in front, or the app in front has no session but another app has one.
    case appNotInFront
    /// The person has not allowed the app to use the camera.
    case accessDenied
    /// The app in front has no session.
    case noSession
    /// The app in front has no session, and an earlier process of the app, which has ended, has one.
    case processEnded
    /// Something interrupts the session.
    case interrupted
    /// The app in front has a session but hasn't started it.
    case noRunningSession
    /// The session has no camera as its input.
    case noCameraInput
    /// The session has no output or preview, and the phone's options require one of them.
    case noOutput
    /// The app has no interaction for capture events.
    case noInteraction
    /// The app in front has no interaction, and an earlier process of the app, which has ended, has
    /// one.
    case viewOfEndedProcess
    /// The app's interactions for capture events are on views that the app doesn't show.
    case interactionNotShown
    /// The app's interaction for capture events is disabled.
    case interactionDisabled
    /// The session has no controls.
    case noControls
    /// The session has no controls delegate, or the delegate no longer exists.
    case noDelegate
    /// The control is disabled, or all controls are.
    case controlDisabled
    /// With `quirks.reenableDoesNotStick`, a control that the app re-enabled doesn't react.
    case controlNotReady
    /// The list doesn't contain the item, or the overlay doesn't show the list.
    case noSuchItem
    /// The press should have launched an app or an extension, but launched nothing. The last entry
    /// of ``Phone/launches`` contains the reason.
    case nothingLaunched
    /// The option `overlayTouch` is off, so touches on the screen have no effect.
    case touchOff
    /// The overlay is hidden.
    case overlayHidden
    /// The overlay shows its list, in which a slide only chooses a control.
    case listShown
    /// The control is at the end of its range.
    case endOfRange
    /// The control has a single value.
    case singleValue
    /// The slide was too short to change the value.
    case tooShort
    /// The app changed the value itself; the action runs only when a finger changes the value.
    case writtenByApp
    /// The callback waits in a manual queue that your test hasn't drained.
    case queueNotRun
  }

  /// A press or a gesture without effect, and how often it happened for the same reasons.
  package struct Repeated: Hashable, Codable, Sendable {
    /// The first time it happened.
    package var first: Unanswered

    /// How often it happened.
    package var count: Int

    /// Creates a count of an action without effect.
    package init(_ first: Unanswered, count: Int = 1) {
      self.first = first
      self.count = count
    }
  }
}
