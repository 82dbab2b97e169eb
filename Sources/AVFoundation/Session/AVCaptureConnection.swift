import CameraControl
public import Foundation

/// What leads from a session's inputs to an output or a preview.
public final class AVCaptureConnection: NSObject {
  private let wishes = Guarded(Wishes())

  private struct Wishes {
    var isEnabled = true
    var videoRotationAngle: CGFloat = 0
    var videoOrientation = AVCaptureVideoOrientation.portrait
    var isVideoMirrored = false
    var automaticallyAdjustsVideoMirroring = true
    var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  }

  /// The output that the connection leads to; nil if it leads to a preview.
  public private(set) weak var output: AVCaptureOutput?

  /// The preview that the connection leads to; nil if it leads to an output.
  public private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?

  private weak var previewed: AVCaptureSession?

  init(to output: AVCaptureOutput) {
    self.output = output
  }

  init(from session: AVCaptureSession, to layer: AVCaptureVideoPreviewLayer) {
    previewed = session
    videoPreviewLayer = layer
  }

  /// Whether the app lets anything through; true at first.
  public var isEnabled: Bool {
    get { wishes.withLock { $0.isEnabled } }
    set { wishes.withLock { $0.isEnabled = newValue } }
  }

  /// Whether anything comes through.
  public var isActive: Bool { isEnabled && (output?.session ?? previewed)?.isRunning ?? false }

  /// By how much pictures are turned, in degrees.
  public var videoRotationAngle: CGFloat {
    get { wishes.withLock { $0.videoRotationAngle } }
    set { wishes.withLock { $0.videoRotationAngle = newValue } }
  }

  /// Tells whether pictures can be turned by an angle: by quarters of a circle.
  public func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool {
    angle.truncatingRemainder(dividingBy: 90) == 0
  }

  /// Which way up pictures are.
  public var videoOrientation: AVCaptureVideoOrientation {
    get { wishes.withLock { $0.videoOrientation } }
    set { wishes.withLock { $0.videoOrientation = newValue } }
  }

  /// Whether ``videoOrientation`` can be set.
  public var isVideoOrientationSupported: Bool { true }

  /// Whether pictures are mirrored.
  public var isVideoMirrored: Bool {
    get { wishes.withLock { $0.isVideoMirrored } }
    set { wishes.withLock { $0.isVideoMirrored = newValue } }
  }

  /// Whether pictures can be mirrored.
  public var isVideoMirroringSupported: Bool { true }

  /// Whether the session decides about mirroring.
  public var automaticallyAdjustsVideoMirroring: Bool {
    get { wishes.withLock { $0.automaticallyAdjustsVideoMirroring } }
    set { wishes.withLock { $0.automaticallyAdjustsVideoMirroring = newValue } }
  }

  /// How movies are to be kept steady.
  public var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode {
    get { wishes.withLock { $0.preferredVideoStabilizationMode } }
    set { wishes.withLock { $0.preferredVideoStabilizationMode = newValue } }
  }

  /// How movies are kept steady: as is wished.
  public var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode {
    preferredVideoStabilizationMode
  }

  /// Whether movies can be kept steady.
  public var isVideoStabilizationSupported: Bool { true }
}
