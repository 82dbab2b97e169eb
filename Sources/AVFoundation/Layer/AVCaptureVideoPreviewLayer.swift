import CameraControl
public import Foundation

/// A layer for the preview of a session; nothing is ever drawn.
open class AVCaptureVideoPreviewLayer: CALayer {
  private let preview = CaptureOutput(.preview)

  /// Creates a layer without a session.
  public required init() {}

  /// Creates a layer that previews a session.
  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
    join(session)
  }

  /// Creates a layer that previews a session; a connection is formed all the same.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) {
    self.init(session: session)
  }

  /// The session that the layer previews.
  open var session: AVCaptureSession? {
    didSet {
      guard session !== oldValue else { return }
      leave(oldValue)
      if let session { join(session) }
    }
  }

  /// The connection from the session's input.
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

  /// How the video fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Whether the preview is running.
  open var isPreviewing: Bool { session?.isRunning ?? false }

  /// Sets the session; a connection is formed all the same.
  open func setSessionWithNoConnection(_ session: AVCaptureSession) {
    self.session = session
  }

  /// Converts a point in the layer to a point in the picture, whose coordinates are from 0 to 1.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }

  /// Converts a point in the picture, whose coordinates are from 0 to 1, to a point in the layer.
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
