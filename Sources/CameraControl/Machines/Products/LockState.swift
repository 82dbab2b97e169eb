/// Whether a phone is locked, and what the person sees then.
struct LockState: Hashable, Sendable {
  /// Whether the phone asks the person to authenticate before it opens an app.
  var isLocked = false

  /// Whether the Lock Screen is in front, or a capture extension that was launched from it.
  var isShown = false

  /// The outcome when the phone asks the person to authenticate.
  var answer = AuthenticationAnswer.succeeds

  /// The app that comes back once the Lock Screen goes, or the screen of an unlocked phone lights up.
  var appBeneath: AppID?

  /// Whether there is no room left for copies.
  var isStorageFull = false
}
