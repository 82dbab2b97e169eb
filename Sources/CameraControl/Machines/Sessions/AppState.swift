/// What a phone knows about an app.
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

  /// Whether the app's code receives the app's transitions, so that its sessions follow at the
  /// right place among them (SES40).
  var observesTransitions = false

  /// The steps that the app's code has not received yet; it is receiving the first step now.
  var transitions: [AppTransition] = []

  /// Whether the app has ended, so that only its sessions remain.
  var hasEnded = false
}

/// A step of an app's transition to the background or back to the foreground.
package enum AppTransition: Hashable, Sendable {
  case willResignActive
  case didEnterBackground
  case willEnterForeground
  case didBecomeActive
}
