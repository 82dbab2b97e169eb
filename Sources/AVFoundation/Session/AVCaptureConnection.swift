import CameraControl
public import Foundation

/// A connection from a session's inputs to an output or a preview.
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

  /// The output at the end of the connection; `nil` if that is a preview.
  public private(set) weak var output: AVCaptureOutput?

  /// The preview at the end of the connection; `nil` if that is an output.
  public private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?

  private weak var previewed: AVCaptureSession?

  init(to output: AVCaptureOutput) {
    self.output = output
  }

  init(from session: AVCaptureSession, to layer: AVCaptureVideoPreviewLayer) {
    previewed = session
    videoPreviewLayer = layer
  }

  /// Whether the app has enabled the connection; `true` at first.
  public var isEnabled: Bool {
    get { wishes.withLock { $0.isEnabled } }
    set { wishes.withLock { $0.isEnabled = newValue } }
  }

  /// Whether the connection is enabled and its session is running.
  public var isActive: Bool { isEnabled && (output?.session ?? previewed)?.isRunning ?? false }

  /// The rotation of the video, in degrees; stored, without effect.
  public var videoRotationAngle: CGFloat {
    get { wishes.withLock { $0.videoRotationAngle } }
    set { wishes.withLock { $0.videoRotationAngle = newValue } }
  }

  /// Returns whether an angle is supported; multiples of 90 degrees are.
  public func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool {
    angle.truncatingRemainder(dividingBy: 90) == 0
  }

  /// The orientation of the video; stored, without effect.
  public var videoOrientation: AVCaptureVideoOrientation {
    get { wishes.withLock { $0.videoOrientation } }
    set { wishes.withLock { $0.videoOrientation = newValue } }
  }

  /// Whether ``videoOrientation`` can be set.
  public var isVideoOrientationSupported: Bool { true }

  /// Whether the video is mirrored; stored, without effect.
  public var isVideoMirrored: Bool {
    get { wishes.withLock { $0.isVideoMirrored } }
    set { wishes.withLock { $0.isVideoMirrored = newValue } }
  }

  /// Whether ``isVideoMirrored`` can be set.
  public var isVideoMirroringSupported: Bool { true }

  /// Whether the session decides about mirroring; stored, without effect.
  public var automaticallyAdjustsVideoMirroring: Bool {
    get { wishes.withLock { $0.automaticallyAdjustsVideoMirroring } }
    set { wishes.withLock { $0.automaticallyAdjustsVideoMirroring = newValue } }
  }

  /// The stabilisation that the app asked for; stored, without effect.
  public var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode {
    get { wishes.withLock { $0.preferredVideoStabilizationMode } }
    set { wishes.withLock { $0.preferredVideoStabilizationMode = newValue } }
  }

  /// The stabilisation in use: the one that the app asked for.
  public var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode {
    preferredVideoStabilizationMode
  }

  /// Whether stabilisation is supported.
  public var isVideoStabilizationSupported: Bool { true }
}
