/// A notification that a session posts to its observers.
public enum SessionNotification: Hashable, Codable, Sendable {
  /// The session started running.
  case didStartRunning
  /// The session stopped running, because the app stopped it or ended.
  case didStopRunning
  /// An interruption stopped the session, which runs again when the interruption ends.
  case wasInterrupted(InterruptionReason)
  /// The session runs again after an interruption.
  case interruptionEnded
}

/// Why a running session is interrupted.
public enum InterruptionReason: Int, Codable, Sendable, CaseIterable {
  /// The app left the foreground.
  case videoDeviceNotAvailableInBackground = 1
  /// Something else took the microphone, such as a call.
  case audioDeviceInUseByAnotherClient = 2
  /// Something else took the camera.
  case videoDeviceInUseByAnotherClient = 3
  /// Several apps share the screen.
  case videoDeviceNotAvailableWithMultipleForegroundApps = 4
  /// The phone is too hot or too busy.
  case videoDeviceNotAvailableDueToSystemPressure = 5
  /// The system detected something that it will not show.
  case sensitiveContentMitigationActivated = 6
}
