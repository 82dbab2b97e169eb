import CameraControl

/// A source of media for a session.
open class AVCaptureInput: NSObject {
  /// The core session's input.
  let input: CaptureDeviceInput

  let source: AVCaptureDevice

  private let known = Guarded(KnownPort())

  /// The port, which retains the input, and what outlives it.
  private struct KnownPort {
    weak var port: Port?
    var isEnabled = true
  }

  init(_ input: CaptureDeviceInput, from source: AVCaptureDevice) {
    self.input = input
    self.source = source
  }

  /// The streams of media that the input provides; always one, of what its device delivers.
  open var ports: [Port] {
    known.withLock { known in
      let port = known.port ?? Port(of: self)
      known.port = port
      return [port]
    }
  }

  var isPortEnabled: Bool {
    get { known.withLock { $0.isEnabled } }
    set { known.withLock { $0.isEnabled = newValue } }
  }

  var name: String { source.localizedName }

  func delivers(_ mediaType: AVMediaType) -> Bool { source.hasMediaType(mediaType) }
}
