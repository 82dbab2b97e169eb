/// Whether a phone is locked, and what the person sees while it is locked.
struct LockState: Hashable, Sendable {
  /// Whether the phone asks the person to authenticate before it opens an app.
  var isLocked = false

  /// Whether the Lock Screen is in front, or a capture extension that was launched from it.
  var isShown = false

  /// The outcome when the phone asks the person to authenticate.
  var answer = AuthenticationAnswer.succeeds

  /// The app that returns once the Lock Screen goes, or once an unlocked phone's screen lights up.
  var appBeneath: AppID?

  /// Whether the phone has no storage left for copies.
  var isStorageFull = false
}
