import CameraControl

/// An output for frames; a test delivers them.
@Settings(
  """
  alwaysDiscardsLateVideoFrames = true; automaticallyConfiguresOutputBufferDimensions = true
  deliversPreviewSizedOutputBuffers = false; minFrameDuration = CMTime.invalid
  let availableVideoCodecTypes: [AVVideoCodecType] = [.hevc, .h264]
  let availableVideoPixelFormatTypes: [UInt32] = [875_704_438, 1_111_970_369]
  func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? = [:]
  func recommendedVideoSettings(forVideoCodecType videoCodecType: AVVideoCodecType, assetWriterOutputFileType outputFileType: AVFileType) -> [String: Any]? = [AVVideoCodecKey: videoCodecType]
  """)
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  private let receiver = SampleReceiver<any AVCaptureVideoDataOutputSampleBufferDelegate>()
  private let format = Guarded(Handoff<[String: Any]>([:]))

  /// Creates an output.
  public init() { super.init(.videoData) }

  /// The format of the frames, of which only that of the pixels has an effect.
  open var videoSettings: [String: Any] {
    get { format.withLock { $0 }.value }
    set {
      let new = Handoff(newValue)
      format.withLock { $0 = new }
    }
  }

  /// Sets the delegate and its queue; the delegate is kept weakly.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) { receiver.set(sampleBufferDelegate, queue: sampleBufferCallbackQueue) }

  /// The delegate.
  open var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)? {
    receiver.delegate
  }

  /// The queue of the delegate.
  open var sampleBufferCallbackQueue: DispatchQueue? { receiver.queue }

  /// Delivers a frame to the delegate if the session is running; a test calls it.
  public func simulate(_ sampleBuffer: CMSampleBuffer) {
    guard let connection = connection(with: .video), connection.isActive,
      let app = session?.app, let queue = receiver.queue
    else { return }
    queue.take(courier: app.phone.host.courier) { [self] in
      AmbientPhone.withApp(app) {
        receiver.delegate?.captureOutput(self, didOutput: sampleBuffer, from: connection)
      }
    }
  }

  /// Delivers a black frame of now, in the pixel format of the settings; a test calls it.
  public func simulateFrame(width: Int = 1920, height: Int = 1080) {
    let format = videoSettings[kCVPixelBufferPixelFormatTypeKey]
    let frame = CVPixelBuffer(
      width: width, height: height,
      format: format as? OSType ?? (format as? NSNumber)?.uint32Value
        ?? kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange)
    let nanoseconds = (session?.app ?? .ambient).phone.now.nanoseconds
    let now = CMTime(value: nanoseconds, timescale: 1_000_000_000)
    guard let description = try? CMFormatDescription(imageBuffer: frame),
      let sample = try? CMSampleBuffer(
        imageBuffer: frame, formatDescription: description,
        sampleTiming: CMSampleTimingInfo(presentationTimeStamp: now))
    else { return }
    simulate(sample)
  }
}

/// A delegate for frames, which a test delivers.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Called for each frame; optional.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)

  /// Called for each frame that is left out; optional.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  #kept(
    """
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    """)
}
