import CameraControl

extension AVCaptureDevice {
  /// Returns the app's authorization status for a media type; only video and audio have one.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    let app = PhoneApp.ambient
    let status = app.phone.attempt("AVCaptureDevice") { () throws(CaptureError) in
      try app.authorizationStatus(for: mediaType.mediaType)
    }
    return AVAuthorizationStatus(status ?? .notDetermined)
  }

  /// Asks the person for access, unless the answer is known, and calls the handler.
  ///
  /// The handler is called on a private queue.
  @preconcurrency
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    let app = PhoneApp.ambient
    let answer = app.phone.attempt("AVCaptureDevice") { () throws(CaptureError) in
      try app.requestAccess(for: mediaType.mediaType)
    }
    guard let answer else { return }
    app.deliver { handler(answer) }
  }

  /// Asks the person for access, unless the answer is known, and returns whether it is granted.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    let app = PhoneApp.ambient
    let answer = app.phone.attempt("AVCaptureDevice") { () throws(CaptureError) in
      try app.requestAccess(for: mediaType.mediaType)
    }
    return answer ?? false
  }
}
