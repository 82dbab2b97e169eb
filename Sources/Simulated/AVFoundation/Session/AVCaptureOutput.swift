import CameraControl

/// A destination for the media of a session.
@Settings("isDeferredStartEnabled = false; let isDeferredStartSupported: Bool = false")
open class AVCaptureOutput: NSObject {
  let output: CaptureOutput
  private let place = Guarded(Place())

  private struct Place {
    var session = WeakSession()
    var connections: [AVCaptureConnection] = []
  }

  init(_ kind: CaptureOutput.Kind) { output = CaptureOutput(kind) }

  var session: AVCaptureSession? { place.withLock { $0.session }.session }
  /// The connections to the output.
  open var connections: [AVCaptureConnection] { place.withLock { $0.connections } }

  /// Returns the connection for a media type, once the output's session has an input for it.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? {
    connections.first { $0.delivers(mediaType) }
  }

  func join(_ session: AVCaptureSession, connected: Bool) {
    let connections = connected ? [AVCaptureConnection(in: session, to: self)] : []
    let new = Place(session: WeakSession(session), connections: connections)
    place.withLock { $0 = new }
  }

  func leave(_ session: AVCaptureSession) {
    guard self.session === session else { return }
    for connection in connections { connection.join(nil) }
    place.withLock { $0 = Place() }
  }

  func add(_ connection: AVCaptureConnection) {
    place.withLock { $0.connections.append(connection) }
  }

  func remove(_ connection: AVCaptureConnection) {
    place.withLock { $0.connections.removeAll { $0 === connection } }
  }
}
