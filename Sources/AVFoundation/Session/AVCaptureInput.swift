import CameraControl
public import Foundation

/// A source of media for a session.
open class AVCaptureInput: NSObject {
  /// The core session's input; `nil` for a microphone, which the core session does not handle.
  let input: CaptureDeviceInput?

  let source: AVCaptureDevice?

  init(_ input: CaptureDeviceInput?, from source: AVCaptureDevice?) {
    self.input = input
    self.source = source
  }

  var name: String { source?.localizedName ?? "AVCaptureInput" }
}
