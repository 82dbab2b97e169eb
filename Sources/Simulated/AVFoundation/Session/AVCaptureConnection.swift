import CameraControl

/// A connection from a session's inputs to an output or a preview.
@Settings(
  """
  isEnabled = true; videoRotationAngle: CGFloat = 0; videoOrientation = AVCaptureVideoOrientation.portrait
  isVideoMirrored = false; automaticallyAdjustsVideoMirroring = true
  preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  videoMinFrameDuration = CMTime.invalid; videoMaxFrameDuration = CMTime.invalid
  videoScaleAndCropFactor: CGFloat = 1; let videoMaxScaleAndCropFactor: CGFloat = 1
  let isVideoOrientationSupported: Bool = true; let isVideoMirroringSupported: Bool = true
  let isVideoStabilizationSupported: Bool = true; let audioChannels: [AVCaptureAudioChannel] = []
  isCameraIntrinsicMatrixDeliveryEnabled = false; let isCameraIntrinsicMatrixDeliverySupported: Bool = false
  """)
public final class AVCaptureConnection: NSObject {
  /// The output at the end of the connection; `nil` if the connection ends at a preview.
  public private(set) weak var output: AVCaptureOutput?
  /// The preview at the end of the connection; `nil` if the connection ends at an output.
  public private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?
  /// The ports that the app formed the connection from; none if the session formed it.
  let madeFrom: [AVCaptureInput.Port]

  private let place: Guarded<WeakSession>

  /// Creates a connection from ports to an output, for an app to add to a session.
  public convenience init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
    self.init(from: ports, to: output)
  }

  /// Creates a connection from a port to a preview, for an app to add to a session.
  public convenience init(
    inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer
  ) { self.init(from: [port], showing: layer) }

  init(
    from ports: [AVCaptureInput.Port] = [], in session: AVCaptureSession? = nil,
    to output: AVCaptureOutput? = nil, showing layer: AVCaptureVideoPreviewLayer? = nil
  ) {
    madeFrom = ports
    (self.output, videoPreviewLayer) = (output, layer)
    place = Guarded(WeakSession(session))
  }

  private var session: AVCaptureSession? { place.withLock { $0 }.session }

  var isInSession: Bool { session != nil }

  func join(_ session: AVCaptureSession?) {
    let new = WeakSession(session)
    place.withLock { $0 = new }
  }

  /// The ports at the start of the connection.
  public var inputPorts: [AVCaptureInput.Port] {
    guard madeFrom.isEmpty else { return madeFrom }
    let ports = session?.connectedInputs.flatMap(\.ports) ?? []
    return output == nil ? ports.filter { $0.mediaType == .video } : ports
  }

  func isMade(from input: AVCaptureInput) -> Bool { madeFrom.contains { $0.input === input } }

  func delivers(_ mediaType: AVMediaType) -> Bool {
    inputPorts.contains { $0.mediaType == mediaType }
  }

  /// Whether the connection is enabled and its session is running.
  public var isActive: Bool { isEnabled && session?.isRunning ?? false }

  /// Returns whether an angle is supported; multiples of 90 degrees are.
  public func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool {
    angle.truncatingRemainder(dividingBy: 90) == 0
  }

  /// The stabilization in use: the one that the app asked for.
  public var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode {
    preferredVideoStabilizationMode
  }
}

/// A channel of sound, which is always silent.
@Kept(
  "isEnabled = true; volume: Float = 1; let averagePowerLevel: Float = -120; let peakHoldLevel: Float = -120"
)
public final class AVCaptureAudioChannel: NSObject {}

/// The orientation of a picture, in Apple's older API.
@nonexhaustive
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// A mode in which a phone stabilizes video.
@nonexhaustive
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off, standard, cinematic, cinematicExtended, previewOptimized, cinematicExtendedEnhanced
  case lowLatency
  case auto = -1
}

extension AVCaptureDevice.Format {
  /// Returns whether the format supports a stabilization mode.
  public func isVideoStabilizationModeSupported(
    _ videoStabilizationMode: AVCaptureVideoStabilizationMode
  ) -> Bool { videoStabilizationMode != .cinematicExtendedEnhanced }
}
