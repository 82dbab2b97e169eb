/// Holds an app's controls and their delegate, runs, stops and is interrupted.
///
/// Every session belongs to an app on a phone. A session can be used from any thread.
///
/// ```swift
/// let session = CaptureSession(on: .iPhone16Pro)
/// let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
/// focus.setActionQueue(.inPlace) { print($0) }
/// try session.addControl(focus)
/// ```
public final class CaptureSession: Sendable {
  /// The app that the session belongs to.
  public let app: PhoneApp

  private let state: Guarded<SessionState>
  package let observers = ObserverList<SessionNotification>()

  /// Makes a session of an app.
  public init(in app: PhoneApp) {
    self.app = app
    let roster = ControlRoster(
      isSupported: app.phone.model.hasCameraControl,
      limit: app.phone.behavior.session.maxControls)
    state = Guarded(SessionState(roster: roster))
    app.state.register(self)
  }

  /// Makes a session of an app that is in front on a phone of its own.
  ///
  /// - Parameters:
  ///   - model: The kind of phone.
  ///   - behavior: How the phone decides what Apple leaves open.
  public convenience init(
    on model: PhoneModel, behavior: PhoneBehavior = PhoneBehavior()
  ) {
    self.init(in: Phone(model, behavior: behavior).launch("app"))
  }

  /// Works on the state under the lock, and lets go of what went out of force outside it.
  func withState<Result: Sendable>(_ body: (inout SessionState) -> Result) -> Result {
    let (result, retired) = state.withLock { state in
      let result = body(&state)
      return (result, state.takeRetired())
    }
    return withExtendedLifetime(retired) { result }
  }

  /// The phone that the session is on.
  public var phone: Phone { app.phone }

  deinit {
    for control in controls { control.core.release() }
    app.phone.sessionIsGone()
  }
}

extension CaptureSession: Hashable {
  /// Tells whether two sessions are the same object.
  public static func == (lhs: CaptureSession, rhs: CaptureSession) -> Bool { lhs === rhs }

  /// Hashes the session by its identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
