/// A press or a gesture that led to nothing, and why.
public struct Unanswered: Hashable, Codable, Sendable {
  /// What the finger did.
  public var what: What

  /// Why nothing happened, with the reason to check first at the front; never empty.
  public var reasons: [Reason]

  /// Creates a description of a press or a gesture that led to nothing.
  public init(_ what: What, reasons: [Reason]) {
    self.what = what
    self.reasons = reasons
  }

  /// What a finger did.
  public enum What: Hashable, Codable, Sendable {
    /// A press of a button that reached no handler of the app.
    case press(PhoneButton)
    /// A light press that opened no overlay.
    case lightPress
    /// A slide that changed nothing.
    case slide
    /// A tap or a light press on an item of the overlay's list.
    case item
    /// A finger on the screen where there is no overlay.
    case overlayTouch
    /// A finger on a Camera Control that does not exist or is switched off.
    case touch
  }

  /// Why nothing happened (EVT33).
  public enum Reason: String, Codable, Sendable, CaseIterable {
    /// The phone has no Camera Control.
    case noCameraControl
    /// The Camera Control is switched off in the settings.
    case buttonOff
    /// The screen is dark.
    case screenOff
    /// The settings assign this press of the Action button or the AirPods to something else.
    case buttonUnassigned
    /// No app is in front.
    case appNotInFront
    /// The app in front has not started a session.
    case noRunningSession
    /// Something interrupts the session.
    case interrupted
    /// The session has no camera as its input.
    case noCameraInput
    /// The person has not allowed the app to use the camera.
    case accessDenied
    /// The session has no output and no preview, and the phone's behavior requires one.
    case noOutput
    /// Light presses are switched off in the settings.
    case adjustmentsOff
    /// The session has no controls.
    case noControls
    /// The session has no controls delegate, or the delegate no longer exists.
    case noDelegate
    /// The app has no event interaction.
    case noInteraction
    /// The app's event interactions are on views that it does not show.
    case interactionNotShown
    /// The app's event interaction is switched off.
    case interactionDisabled
    /// The control, or every control, is disabled.
    case controlDisabled
    /// The control was enabled again, which a phone with that quirk does not notice.
    case controlNotReady
    /// The list has no such item.
    case noSuchItem
    /// The overlay is hidden.
    case overlayHidden
    /// The phone's behavior ignores fingers on the screen.
    case touchOff
  }
}
