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

  /// The ports that the app formed the connection from; none if the session formed it.
  let madeFrom: [AVCaptureInput.Port]

  private let place: Guarded<WeakSession>

  /// Creates a connection from ports to an output, which a session can add.
  ///
  /// - Parameters:
  ///   - ports: Ports of inputs of the session.
  ///   - output: An output of the session.
  public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
    madeFrom = ports
    self.output = output
    place = Guarded(WeakSession())
  }

  /// Creates a connection from a port to a preview, which a session can add.
  ///
  /// - Parameters:
  ///   - port: A port of a camera that is an input of the session.
  ///   - layer: A preview of the session.
  public init(
    inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer
  ) {
    madeFrom = [port]
    videoPreviewLayer = layer
    place = Guarded(WeakSession())
  }

  init(in session: AVCaptureSession, to output: AVCaptureOutput) {
    madeFrom = []
    self.output = output
    place = Guarded(WeakSession(session))
  }

  init(in session: AVCaptureSession, to layer: AVCaptureVideoPreviewLayer) {
    madeFrom = []
    videoPreviewLayer = layer
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

  /// Whether the app has enabled the connection; `true` at first.
  public var isEnabled: Bool {
    get { wishes.withLock { $0.isEnabled } }
    set { wishes.withLock { $0.isEnabled = newValue } }
  }

  /// Whether the connection is enabled and its session is running.
  public var isActive: Bool { isEnabled && session?.isRunning ?? false }

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
