import CameraControl

extension AVCaptureSession {
  #kept(
    #"""
    class let didStartRunningNotification: Notification.Name = .init("AVCaptureSessionDidStartRunningNotification")
    class let didStopRunningNotification: Notification.Name = .init("AVCaptureSessionDidStopRunningNotification")
    class let wasInterruptedNotification: Notification.Name = .init("AVCaptureSessionWasInterruptedNotification")
    class let interruptionEndedNotification: Notification.Name = .init("AVCaptureSessionInterruptionEndedNotification")
    class let runtimeErrorNotification: Notification.Name = .init("AVCaptureSessionRuntimeErrorNotification")
    """#)

  /// The reason for an interruption of a session.
  @nonexhaustive
  public enum InterruptionReason: Int, Sendable {
    /// The app moved to the background.
    case videoDeviceNotAvailableInBackground = 1
    /// Another client is using the microphone.
    case audioDeviceInUseByAnotherClient = 2
    /// Another client is using the camera.
    case videoDeviceInUseByAnotherClient = 3
    /// Several apps share the screen, and the camera is not available to them.
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    /// The system is under pressure, for example because the phone is too hot.
    case videoDeviceNotAvailableDueToSystemPressure = 5
    /// The system detected sensitive content.
    case sensitiveContentMitigationActivated = 6
  }

  func post(_ notification: SessionNotification) {
    switch notification {
    case .didStartRunning: app.post(Self.didStartRunningNotification, object: self)
    case .didStopRunning: app.post(Self.didStopRunningNotification, object: self)
    case .wasInterrupted(let reason):
      app.post(
        Self.wasInterruptedNotification, object: self,
        userInfo: [AVCaptureSessionInterruptionReasonKey: NSNumber(value: reason.rawValue)])
    case .interruptionEnded: app.post(Self.interruptionEndedNotification, object: self)
    }
    observers.changed(\AVCaptureSession.isRunning, to: isRunning)
    observers.changed(\AVCaptureSession.isInterrupted, to: isInterrupted)
  }
}

// Apple's older names are capitalized. The backticks exempt them from the lint rule on names.

/// The user-info key for the reason of an interruption, an `NSNumber`.
public let `AVCaptureSessionInterruptionReasonKey` = "AVCaptureSessionInterruptionReasonKey"
/// The user-info key for the error that a session failed with.
public let `AVCaptureSessionErrorKey` = "AVCaptureSessionErrorKey"

extension NSNotification.Name {
  #kept(
    """
    static let AVCaptureSessionDidStartRunning: Self = AVCaptureSession.didStartRunningNotification
    static let AVCaptureSessionDidStopRunning: Self = AVCaptureSession.didStopRunningNotification
    static let AVCaptureSessionWasInterrupted: Self = AVCaptureSession.wasInterruptedNotification
    static let AVCaptureSessionInterruptionEnded: Self = AVCaptureSession.interruptionEndedNotification
    static let AVCaptureSessionRuntimeError: Self = AVCaptureSession.runtimeErrorNotification
    static let AVCaptureDeviceSubjectAreaDidChange: Self = AVCaptureDevice.subjectAreaDidChangeNotification
    static let AVCaptureDeviceWasConnected: Self = AVCaptureDevice.wasConnectedNotification
    static let AVCaptureDeviceWasDisconnected: Self = AVCaptureDevice.wasDisconnectedNotification
    """)
}
