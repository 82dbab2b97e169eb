import CameraControl
public import Foundation

extension AVCaptureSession {
  /// Posted when the session starts running.
  public class var didStartRunningNotification: NSNotification.Name {
    NSNotification.Name("AVCaptureSessionDidStartRunningNotification")
  }

  /// Posted when the session stops running.
  public class var didStopRunningNotification: NSNotification.Name {
    NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
  }

  /// Posted when the session is interrupted.
  ///
  /// The reason is in the user info, under `AVCaptureSessionInterruptionReasonKey`.
  public class var wasInterruptedNotification: NSNotification.Name {
    NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
  }

  /// Posted when an interruption of the session ends.
  public class var interruptionEndedNotification: NSNotification.Name {
    NSNotification.Name("AVCaptureSessionInterruptionEndedNotification")
  }

  /// Posted when a session fails; this library never posts it.
  public class var runtimeErrorNotification: NSNotification.Name {
    NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
  }

  /// The reason for an interruption of a session.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
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
    let center = NotificationCenter.default
    switch notification {
    case .didStartRunning:
      center.post(name: Self.didStartRunningNotification, object: self)
    case .didStopRunning:
      center.post(name: Self.didStopRunningNotification, object: self)
    case .wasInterrupted(let reason):
      center.post(
        name: Self.wasInterruptedNotification, object: self,
        userInfo: [AVCaptureSessionInterruptionReasonKey: NSNumber(value: reason.rawValue)])
    case .interruptionEnded:
      center.post(name: Self.interruptionEndedNotification, object: self)
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
  /// Posted when a session starts running.
  public static var `AVCaptureSessionDidStartRunning`: NSNotification.Name {
    AVCaptureSession.didStartRunningNotification
  }

  /// Posted when a session stops running.
  public static var `AVCaptureSessionDidStopRunning`: NSNotification.Name {
    AVCaptureSession.didStopRunningNotification
  }

  /// Posted when a session is interrupted.
  public static var `AVCaptureSessionWasInterrupted`: NSNotification.Name {
    AVCaptureSession.wasInterruptedNotification
  }

  /// Posted when an interruption of a session ends.
  public static var `AVCaptureSessionInterruptionEnded`: NSNotification.Name {
    AVCaptureSession.interruptionEndedNotification
  }

  /// Posted when a session fails; this library never posts it.
  public static var `AVCaptureSessionRuntimeError`: NSNotification.Name {
    AVCaptureSession.runtimeErrorNotification
  }
}
