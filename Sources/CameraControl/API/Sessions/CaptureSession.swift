import Synchronization

/// A capture session of an app, with controls and a controls delegate.
///
/// Every session belongs to an app on a phone. You can use a session from any thread.
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

  /// The phone's identifier for the session.
  let id: SessionID

  let host: PhoneHost
  // Created for the first observer, because most sessions have no observers.
  private let presentObservers = AtomicLazyReference<ObserverList<SessionNotification>>()

  /// Creates a session of an app.
  ///
  /// - Parameter app: The app. If its process has ended, the phone records a warning, and the session
  ///   never runs (EVT41).
  public init(in app: PhoneApp) {
    self.app = app
    host = app.phone.host
    id = host.changeLeavingEffects {
      $0.hasHadSession = true
      _ = $0.world.findsEnd(of: app.id, named: app.identifier)
      return $0.world.makeSession(in: app.id)
    }
    host.register { $0.remember(self, as: id) }
  }

  /// Creates a phone with an app in front, and a session of this app.
  ///
  /// - Parameters:
  ///   - model: The kind of phone.
  ///   - behavior: The options for behavior that Apple doesn't document.
  public convenience init(on model: PhoneModel, behavior: PhoneBehavior = PhoneBehavior()) {
    StraySessions.add()
    self.init(in: Phone(model, behavior: behavior).launch("app"))
  }

  /// The phone that the session is on.
  public var phone: Phone { app.phone }

  deinit {
    for control in host.read({ $0.world.session(id).roster.controls }) {
      host.read { $0.registry.controls[control] }?.loseSession()
    }
    let queue = host.change { [id] state in
      state.world.forget(id)
      return state.registry.forget(id)
    }
    withExtendedLifetime(queue) {}
  }

  /// The followers of the session's notifications.
  var observers: ObserverList<SessionNotification> {
    presentObservers.load() ?? presentObservers.storeIfNil(ObserverList())
  }

  /// What the phone knows about the session.
  var facts: SessionState { host.read { $0.world.session(id) } }
}

extension CaptureSession: SessionObject {
  package func notify(_ notification: SessionNotification) {
    presentObservers.load()?.notify(notification)
  }
}

extension CaptureSession: Hashable, ComparedByIdentity {}

extension PhoneApp {
  /// The app's existing sessions, in the order they were created.
  public var sessions: [CaptureSession] {
    phone.host.objects { state in
      state.world.sessions(of: id).compactMap { state.registry.session($0) }
    }
  }
}
