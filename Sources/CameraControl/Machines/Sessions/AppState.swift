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

  /// The person's answer when the app asks for access.
  var personAllowsAccess = true

  /// Whether the app has asked for access to the camera, or opened it.
  var hasAskedForCamera = false

  /// Whether the app's code is told of the app's transitions, so that sessions follow in their
  /// place among them (SES40).
  var observesTransitions = false

  /// The steps that the app's code has not been told of yet; it is being told of the first one now.
  var transitions: [AppTransition] = []

  /// Whether the app has ended; its sessions are then all that is left of it.
  var hasEnded = false
}

/// A step of an app on its way out of the front of its phone, or back.
package enum AppTransition: Hashable, Sendable {
  case willResignActive
  case didEnterBackground
  case willEnterForeground
  case didBecomeActive
}
