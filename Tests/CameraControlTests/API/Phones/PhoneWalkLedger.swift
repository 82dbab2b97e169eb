import CameraControl
import TestSupport

/// The ledger of a walk: which callbacks went to which delegate, and whether they are consistent.
final class PhoneWalkLedger: Sendable {
  private let books = Log<String>()
  private let state = Guarded(State())
  private let tally: Tally

  private struct State {
    var active: Set<ObjectIdentifier> = []
    var fullscreen: Set<ObjectIdentifier> = []
    var delegates: [ObjectIdentifier: Int] = [:]
    var openEvents: [Int: Int] = [:]
  }

  /// How often each callback and each phase occurred in several walks.
  final class Tally: Sendable {
    private let state = Guarded<[String: Int]>([:])

    var counts: [String: Int] { state.withLock(\.self) }

    func count(_ word: String) { state.withLock { $0[word, default: 0] += 1 } }
  }

  init(tally: Tally = Tally()) {
    self.tally = tally
  }

  /// The inconsistencies so far.
  var mistakes: [String] { books.all }

  /// The number of sessions whose controls are active.
  var activeCount: Int { state.withLock { $0.active.count } }

  /// The number of sessions that were told to enter fullscreen and not to leave it.
  var fullscreenCount: Int { state.withLock { $0.fullscreen.count } }

  /// The number of presses that handlers have seen begin but not end.
  var openEventCount: Int { state.withLock { $0.openEvents.values.reduce(0, +) } }

  /// Records another delegate for a session; without one, what was open closes without a callback.
  func set(delegate: Int?, of session: CaptureSession) {
    let id = ObjectIdentifier(session)
    state.withLock { state in
      state.delegates[id] = delegate
      if delegate == nil { _ = (state.active.remove(id), state.fullscreen.remove(id)) }
    }
  }

  /// Forgets a session that is released: its controls have no more callbacks.
  func forget(_ session: CaptureSession) { set(delegate: nil, of: session) }

  func hear(_ callback: ControlsCallback, of session: CaptureSession, by delegate: Int) {
    let id = ObjectIdentifier(session)
    tally.count("\(callback)")
    let fits = state.withLock { state in
      guard state.delegates[id] == delegate else { return false }
      switch callback {
      case .didBecomeActive: return state.active.insert(id).inserted
      case .willEnterFullscreen: return state.fullscreen.insert(id).inserted
      case .willExitFullscreen: return state.fullscreen.remove(id) != nil
      case .didBecomeInactive:
        return !state.fullscreen.contains(id) && state.active.remove(id) != nil
      }
    }
    if !fits { books.add("\(callback) does not fit, by delegate \(delegate)") }
  }

  func hear(_ phase: CaptureEventPhase, by handler: Int) {
    tally.count("\(phase)")
    let fits = state.withLock { state in
      state.openEvents[handler, default: 0] += phase == .began ? 1 : -1
      return state.openEvents[handler, default: 0] >= 0
    }
    if !fits { books.add("\(phase) without a beginning, by handler \(handler)") }
  }
}
