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

    /// Takes all views off the screen, and hands them over.
    mutating func takeViews() -> [CaptureView] {
      defer { views = [] }
      return views
    }
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
    // What is looked at is let go of outside the lock: it could be the last to go.
    let alive = state.withLock { state in
      let alive = state.sessions.compactMap(\.session)
      state.sessions = (alive + [session]).map(WeakSession.init)
      return alive
    }
    withExtendedLifetime(alive) {}
  }
}
