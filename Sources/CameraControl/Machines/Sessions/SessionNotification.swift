/// A notification that a session posts to its observers.
public enum SessionNotification: Hashable, Codable, Sendable {
  /// The session started to run.
  case didStartRunning
  /// The session stopped running, because the app stopped it or ended.
  case didStopRunning
  /// The session stopped running for now; the request to run stands.
  case wasInterrupted(InterruptionReason)
  /// The session runs again after an interruption.
  case interruptionEnded
}
