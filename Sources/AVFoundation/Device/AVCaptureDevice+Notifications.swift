public import Foundation

// The library never posts any of these by itself: no device comes or goes on a simulated phone.

extension AVCaptureDevice {
  /// What the device sees has changed a lot.
  public class var subjectAreaDidChangeNotification: NSNotification.Name {
    NSNotification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")
  }

  /// A device has come.
  public class var wasConnectedNotification: NSNotification.Name {
    NSNotification.Name("AVCaptureDeviceWasConnectedNotification")
  }

  /// A device has gone.
  public class var wasDisconnectedNotification: NSNotification.Name {
    NSNotification.Name("AVCaptureDeviceWasDisconnectedNotification")
  }
}

// Apple's older names begin with a capital, which the backticks keep from looking like a slip.

extension NSNotification.Name {
  /// What a device sees has changed a lot.
  public static var `AVCaptureDeviceSubjectAreaDidChange`: NSNotification.Name {
    AVCaptureDevice.subjectAreaDidChangeNotification
  }

  /// A device has come.
  public static var `AVCaptureDeviceWasConnected`: NSNotification.Name {
    AVCaptureDevice.wasConnectedNotification
  }

  /// A device has gone.
  public static var `AVCaptureDeviceWasDisconnected`: NSNotification.Name {
    AVCaptureDevice.wasDisconnectedNotification
  }
}
