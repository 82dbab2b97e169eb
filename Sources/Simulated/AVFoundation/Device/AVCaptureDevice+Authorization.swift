import CameraControl

extension AVCaptureDevice {
  /// Returns the app's authorization status for a media type; only video and audio have one.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    let status = PhoneApp.ambient.status(for: mediaType.mediaType, source: "AVCaptureDevice")
    return AVAuthorizationStatus(rawValue: status.rawValue) ?? .notDetermined
  }

  /// Asks the person for access, unless they have already answered, and calls the handler.
  ///
  /// The phone calls the handler on a private queue.
  @preconcurrency
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    let app = PhoneApp.ambient
    let answer = app.answer(for: mediaType.mediaType, source: "AVCaptureDevice")
    if let answer { app.deliver { handler(answer) } }
  }

  /// Asks the person for access, unless they have already answered, and returns the answer.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    PhoneApp.ambient.answer(for: mediaType.mediaType, source: "AVCaptureDevice") ?? false
  }
}

/// An app's authorization to use a kind of device; the person can't change `restricted`.
@nonexhaustive
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
