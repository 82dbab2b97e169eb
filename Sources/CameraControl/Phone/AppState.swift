/// What a phone remembers of an app.
final class AppState: Sendable {
  let identifier: String

  private let state = Guarded(State())

  struct State: Sendable {
    var views: [CaptureView] = []
    var defaultCaptureSoundDisabled = false
    var authorization: [CaptureDevice.MediaType: AuthorizationStatus] = [:]
    var personAllowsAccess = true
    fileprivate var sessions: [WeakSession] = []
  }

  fileprivate struct WeakSession: Sendable {
    weak let session: CaptureSession?
  }

  init(identifier: String) {
    self.identifier = identifier
  }

  func withState<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    state.withLock { body(&$0) }
  }

  /// The sessions that exist, in the order they were made.
  var sessions: [CaptureSession] {
    state.withLock { $0.sessions.compactMap(\.session) }
  }

  /// Keeps a session in mind, not alive.
  func register(_ session: CaptureSession) {
    // A look at a session can make the last reference to it, so none is let go of under the lock.
    let known = state.withLock { state -> [CaptureSession] in
      let known = state.sessions.compactMap(\.session)
      state.sessions = (known + [session]).map { WeakSession(session: $0) }
      return known
    }
    withExtendedLifetime(known) {}
  }
}
