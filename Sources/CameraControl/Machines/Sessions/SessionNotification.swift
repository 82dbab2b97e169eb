/// A notification that a session posts to its observers.
public enum SessionNotification: Hashable, Codable, Sendable {
  /// The session started running.
  case didStartRunning
  /// The session stopped running, because the app stopped the session or ended.
  case didStopRunning
  /// An interruption stopped the session, which runs again when the interruption ends.
  case wasInterrupted(InterruptionReason)
  /// The session runs again after an interruption.
  case interruptionEnded
}

/// The reason why a session is interrupted.
public enum InterruptionReason: Int, Codable, Sendable, CaseIterable {
  /// The app left the foreground.
  case videoDeviceNotAvailableInBackground = 1
  /// Something else, such as a call, took the microphone.
  case audioDeviceInUseByAnotherClient = 2
  /// Something else took the camera.
  case videoDeviceInUseByAnotherClient = 3
  /// Several apps share the screen.
  case videoDeviceNotAvailableWithMultipleForegroundApps = 4
  /// The phone is too hot or too busy.
  case videoDeviceNotAvailableDueToSystemPressure = 5
  /// The system detected sensitive content, which it doesn't show.
  case sensitiveContentMitigationActivated = 6
}
