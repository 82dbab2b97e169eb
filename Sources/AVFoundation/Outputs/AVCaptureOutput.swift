import CameraControl
public import Foundation

/// A destination for the media of a session.
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

  /// The connections to the output.
  open var connections: [AVCaptureConnection] {
    place.withLock { $0.connection }.map { [$0] } ?? []
  }

  /// Returns the connection for a media type, once the output's session has an input for it.
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
