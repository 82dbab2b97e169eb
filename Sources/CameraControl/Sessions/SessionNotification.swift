/// What a session tells everybody who wants to know.
public enum SessionNotification: Hashable, Codable, Sendable {
  /// The session runs.
  case didStartRunning
  /// The session no longer runs, because the app stopped it or ended.
  case didStopRunning
  /// The session does not run for now; the request to run stands.
  case wasInterrupted(InterruptionReason)
  /// The session runs again after an interruption.
  case interruptionEnded
}
