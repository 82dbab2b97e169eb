import CameraControl
public import Foundation

/// Shows what a session captures, which is nothing to see.
open class AVCaptureVideoPreviewLayer: CALayer {
  private let preview = CaptureOutput(.preview)

  /// Makes a layer without a session.
  public required init() {}

  /// Makes a layer that shows what a session captures.
  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
    join(session)
  }

  /// Makes a layer for a session, without a connection.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) {
    self.init(session: session)
  }

  /// The session whose picture is shown.
  open var session: AVCaptureSession? {
    didSet {
      guard session !== oldValue else { return }
      leave(oldValue)
      if let session { join(session) }
    }
  }

  /// The connection that brings the picture.
  public private(set) var connection: AVCaptureConnection?

  private func join(_ session: AVCaptureSession) {
    session.phone.attempt("AVCaptureVideoPreviewLayer") { () throws(CaptureError) in
      try session.session.addOutput(preview)
    }
    let new = AVCaptureConnection(from: session, to: self)
    connection = new
    session.members.withLock { $0.previews.append(new) }
  }

  private func leave(_ session: AVCaptureSession?) {
    guard let session else { return }
    session.session.removeOutput(preview)
    let old = connection
    connection = nil
    session.members.withLock { $0.previews.removeAll { $0 === old } }
  }

  /// How the picture fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Whether there is a picture.
  open var isPreviewing: Bool { session?.isRunning ?? false }

  /// Sets the session, without a connection.
  open func setSessionWithNoConnection(_ session: AVCaptureSession) {
    self.session = session
  }

  /// Returns the place in the picture, from 0 to 1 each way, of a place in the layer.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }

  /// Returns the place in the layer of a place in the picture, from 0 to 1 each way.
  open func layerPointConverted(
    fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint
  ) -> CGPoint {
    CGPoint(
      x: captureDevicePointOfInterest.x * bounds.width,
      y: captureDevicePointOfInterest.y * bounds.height)
  }

  deinit {
    leave(session)
  }
}
