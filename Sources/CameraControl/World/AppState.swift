/// What a phone knows of an app.
struct AppState: Hashable, Sendable {
  /// What the phone calls the app.
  let identifier: String

  /// The app's existing sessions, in the order they were created.
  var sessions: [SessionID] = []

  /// The views that the app shows, frontmost last.
  var views: [ViewID] = []

  /// Whether the app plays the sound of an AirPods press itself.
  var defaultCaptureSoundDisabled = false

  var authorization: [MediaType: AuthorizationStatus] = [:]

  /// The person's answer when the app asks for access.
  var personAllowsAccess = true

  /// Whether the app has ended; its sessions are then all that is left of it.
  var hasEnded = false
}

/// What a phone knows of a view.
struct ViewState: Hashable, Sendable {
  let app: AppID

  /// The interactions on the view, in the order they were added.
  var interactions: [InteractionID] = []
}

/// What a phone knows of an interaction that is on a view.
package struct InteractionState: Hashable, Sendable {
  /// Whether the interaction takes presses.
  package var isEnabled: Bool

  /// Whether the app plays the sound of an AirPods press that this interaction gets.
  package var isDefaultSoundDisabled: Bool

  /// Whether volume up has a handler of its own.
  package let hasSecondaryHandler: Bool

  /// The view that the interaction is on.
  package internal(set) var view: ViewID?

  /// A number that is larger the later the interaction was added to its view.
  var additionOrder: UInt64 = 0

  package init(isEnabled: Bool, isDefaultSoundDisabled: Bool, hasSecondaryHandler: Bool) {
    self.isEnabled = isEnabled
    self.isDefaultSoundDisabled = isDefaultSoundDisabled
    self.hasSecondaryHandler = hasSecondaryHandler
  }
}

/// What a phone knows of a control that is in a session, or that the overlay still shows.
struct ControlState: Hashable, Sendable {
  var facts: ControlFacts

  /// The session that has the control.
  var session: SessionID?
}
