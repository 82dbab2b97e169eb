import CameraControl
public import Foundation

/// Something that takes what a session captures.
open class AVCaptureOutput: NSObject {
  let output: CaptureOutput
  private let place = Guarded(Place())

  private struct Place {
    weak var session: AVCaptureSession?
    var connection: AVCaptureConnection?
  }

  init(_ kind: CaptureOutput.Kind) {
    output = CaptureOutput(kind)
  }

  var session: AVCaptureSession? { place.withLock { $0.session } }

  /// The connections that lead to the output.
  open var connections: [AVCaptureConnection] {
    place.withLock { $0.connection }.map { [$0] } ?? []
  }

  /// The connection that brings a medium, once the output is in a session with an input for it.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? {
    guard let session, session.inputs.contains(where: { $0.delivers(mediaType) }) else {
      return nil
    }
    return place.withLock { $0.connection }
  }

  func join(_ session: AVCaptureSession) {
    let connection = AVCaptureConnection(to: self)
    place.withLock { place in
      place.session = session
      place.connection = connection
    }
  }

  func leave(_ session: AVCaptureSession) {
    place.withLock { place in
      guard place.session === session else { return }
      place = Place()
    }
  }
}

extension AVCaptureInput {
  fileprivate func delivers(_ mediaType: AVMediaType) -> Bool {
    source?.hasMediaType(mediaType) ?? false
  }
}
