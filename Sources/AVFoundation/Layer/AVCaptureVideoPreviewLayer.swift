import CameraControl
public import Foundation

/// Shows what a session captures, which is nothing to see.
open class AVCaptureVideoPreviewLayer: CALayer {
  private let preview = CaptureOutput(.preview)
  private let link = AVCaptureConnection(to: nil)

  /// Makes a layer without a session.
  public required init() {}

  /// Makes a layer that shows what a session captures.
  public init(session: AVCaptureSession) {
    super.init()
    self.session = session
  }

  /// Makes a layer for a session, without a connection.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) {
    self.init(session: session)
  }

  /// The session whose picture is shown.
  public var session: AVCaptureSession? {
    didSet {
      guard session !== oldValue else { return }
      oldValue?.session.removeOutput(preview)
      guard let session else { return }
      session.phone.attempt("AVCaptureVideoPreviewLayer") { () throws(CaptureError) in
        try session.session.addOutput(preview)
      }
    }
  }

  /// How the picture fills the layer.
  public var videoGravity = AVLayerVideoGravity.resizeAspect

  /// The connection that brings the picture.
  public var connection: AVCaptureConnection? { session == nil ? nil : link }

  /// Whether there is a picture.
  public var isPreviewing: Bool { session?.isRunning ?? false }

  /// Sets the session, without a connection.
  public func setSessionWithNoConnection(_ session: AVCaptureSession) {
    self.session = session
  }

  /// Returns the place in the picture, from 0 to 1 each way, of a place in the layer.
  public func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }

  /// Returns the place in the layer of a place in the picture, from 0 to 1 each way.
  public func layerPointConverted(
    fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint
  ) -> CGPoint {
    CGPoint(
      x: captureDevicePointOfInterest.x * bounds.width,
      y: captureDevicePointOfInterest.y * bounds.height)
  }

  deinit {
    session?.session.removeOutput(preview)
  }
}
