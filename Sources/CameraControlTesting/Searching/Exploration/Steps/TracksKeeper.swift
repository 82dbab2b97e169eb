/// Keeps what random scripts have learned between two of them.
///
/// Only one owner has it at a time, so that nothing is copied for a script.
final class TracksKeeper: Sendable {
  private let tracks = Guarded(Tracks())

  /// Forgets everything.
  func reset() { tracks.withLock { $0 = Tracks() } }

  /// Returns the moves to what was reached least; none if nothing was reached yet.
  func way() -> ArraySlice<Int> { tracks.withLock { $0.way() } }

  /// Whether scripts have come to a state key.
  var hasKeys: Bool { tracks.withLock { $0.hasKeys } }

  /// Takes what was learned.
  func take() -> Tracks {
    tracks.withLock { kept in
      defer { kept = .nothing }
      return kept
    }
  }

  /// Puts it back.
  func put(_ learned: Tracks) { tracks.withLock { $0 = learned } }
}
