import CameraControl
import Foundation

extension AVCaptureDevice {
  /// What the person allowed the app so far; only video and audio can be asked for.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    let app = PhoneApp.ambient
    let status = app.phone.attempt("AVCaptureDevice") { () throws(CaptureError) in
      try app.authorizationStatus(for: mediaType.mediaType)
    }
    return AVAuthorizationStatus(status ?? .notDetermined)
  }

  /// Asks the person, unless the answer is known, and calls the handler on a queue of the library's.
  @preconcurrency
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    let app = PhoneApp.ambient
    let answer = app.phone.attempt("AVCaptureDevice") { () throws(CaptureError) in
      try app.requestAccess(for: mediaType.mediaType)
    }
    guard let answer else { return }
    app.phone.deliver { handler(answer) }
  }

  /// Asks the person, unless the answer is known.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    let app = PhoneApp.ambient
    let answer = app.phone.attempt("AVCaptureDevice") { () throws(CaptureError) in
      try app.requestAccess(for: mediaType.mediaType)
    }
    return answer ?? false
  }
}
