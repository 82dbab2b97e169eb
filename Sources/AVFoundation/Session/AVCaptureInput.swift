import CameraControl
public import Foundation

/// Something that a session captures from.
open class AVCaptureInput: NSObject {
  /// The input of the session below; nil for a microphone, which that knows nothing of.
  let input: CaptureDeviceInput?

  let source: AVCaptureDevice?

  init(_ input: CaptureDeviceInput?, from source: AVCaptureDevice?) {
    self.input = input
    self.source = source
  }

  var name: String { source?.localizedName ?? "AVCaptureInput" }
}
