import CameraControl

/// A layer for the preview of a session; the simulation never draws it.
@Kept(
  """
  videoGravity = AVLayerVideoGravity.resizeAspect; let isPreviewing: Bool = session?.isRunning ?? false; required init()
  isDeferredStartEnabled = false; let isDeferredStartSupported: Bool = false
  """
)
open class AVCaptureVideoPreviewLayer: CALayer {
  // One for each session, because a session keeps the old one while an app configures the session.
  private var preview = CaptureOutput(.preview)

  /// Creates a layer that previews a session.
  public init(session: AVCaptureSession) {
    shown = session
    super.init()
    join(session, connected: true)
  }

  /// Creates a layer for a session without connecting it to the session.
  public init(sessionWithNoConnection session: AVCaptureSession) {
    shown = session
    super.init()
    join(session, connected: false)
  }

  private var shown: AVCaptureSession?

  /// The session that the layer previews.
  open var session: AVCaptureSession? {
    get { shown }
    set { change(to: newValue, connected: true) }
  }

  /// The connection from the session's input.
  public private(set) var connection: AVCaptureConnection?

  private func change(to session: AVCaptureSession?, connected: Bool) {
    guard session !== shown else { return }
    leave(shown)
    shown = session
    if let session { join(session, connected: connected) }
  }

  private func join(_ session: AVCaptureSession, connected: Bool) {
    session.phone.host.attempt("AVCaptureVideoPreviewLayer") { () throws(CaptureError) in
      try session.session.addOutput(preview)
    }
    guard connected else { return }
    let new = AVCaptureConnection(in: session, showing: self)
    connection = new
    session.members.withLock { $0.previews.append(new) }
  }

  private func leave(_ session: AVCaptureSession?) {
    guard let session else { return }
    session.session.removeOutput(preview)
    preview = CaptureOutput(.preview)
    let old = connection
    connection = nil
    old?.join(nil)
    session.members.withLock { $0.previews.removeAll { $0 === old } }
  }

  func connect(_ connection: AVCaptureConnection?) { self.connection = connection }

  /// Sets the session without connecting it to the layer.
  open func setSessionWithNoConnection(_ session: AVCaptureSession) {
    change(to: session, connected: false)
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

  /// Converts a rectangle in the layer to one in the picture, whose coordinates are from 0 to 1.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    guard !bounds.isEmpty else { return .zero }
    return rectInLayerCoordinates.applying(
      CGAffineTransform(scaleX: 1 / bounds.width, y: 1 / bounds.height))
  }

  /// Converts a rectangle in the picture, whose coordinates are from 0 to 1, to one in the layer.
  open func layerRectConverted(fromMetadataOutputRect rectInOutput: CGRect) -> CGRect {
    rectInOutput.applying(CGAffineTransform(scaleX: bounds.width, y: bounds.height))
  }

  deinit { leave(shown) }
}
