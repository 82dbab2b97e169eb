import CameraControl
public import Foundation

extension AVCaptureSession {
  /// The session runs.
  public class var didStartRunningNotification: NSNotification.Name {
    NSNotification.Name("AVCaptureSessionDidStartRunningNotification")
  }

  /// The session no longer runs.
  public class var didStopRunningNotification: NSNotification.Name {
    NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
  }

  /// Something keeps the session from running; the reason is under
  /// `AVCaptureSessionInterruptionReasonKey`.
  public class var wasInterruptedNotification: NSNotification.Name {
    NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
  }

  /// Nothing keeps the session from running any more.
  public class var interruptionEndedNotification: NSNotification.Name {
    NSNotification.Name("AVCaptureSessionInterruptionEndedNotification")
  }

  /// Something went wrong; the library never posts it by itself.
  public class var runtimeErrorNotification: NSNotification.Name {
    NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
  }

  /// Why a running session is interrupted.
  public enum InterruptionReason: Int, Sendable {
    /// The app left the foreground.
    case videoDeviceNotAvailableInBackground = 1
    /// Something else took the microphone.
    case audioDeviceInUseByAnotherClient = 2
    /// Something else took the camera.
    case videoDeviceInUseByAnotherClient = 3
    /// Several apps share the screen.
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    /// The phone is too hot or too busy.
    case videoDeviceNotAvailableDueToSystemPressure = 5
    /// The system saw something that it will not show.
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

// Apple's older names begin with a capital, which the backticks keep from looking like a slip.

/// Where a notification of an interruption keeps the reason, as a number.
public let `AVCaptureSessionInterruptionReasonKey` = "AVCaptureSessionInterruptionReasonKey"

/// Where a notification of an error keeps the error.
public let `AVCaptureSessionErrorKey` = "AVCaptureSessionErrorKey"

extension NSNotification.Name {
  /// A session runs.
  public static var `AVCaptureSessionDidStartRunning`: NSNotification.Name {
    AVCaptureSession.didStartRunningNotification
  }

  /// A session no longer runs.
  public static var `AVCaptureSessionDidStopRunning`: NSNotification.Name {
    AVCaptureSession.didStopRunningNotification
  }

  /// Something keeps a session from running.
  public static var `AVCaptureSessionWasInterrupted`: NSNotification.Name {
    AVCaptureSession.wasInterruptedNotification
  }

  /// Nothing keeps a session from running any more.
  public static var `AVCaptureSessionInterruptionEnded`: NSNotification.Name {
    AVCaptureSession.interruptionEndedNotification
  }

  /// Something went wrong in a session.
  public static var `AVCaptureSessionRuntimeError`: NSNotification.Name {
    AVCaptureSession.runtimeErrorNotification
  }
}
