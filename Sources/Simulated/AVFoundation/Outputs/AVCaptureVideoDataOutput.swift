import CameraControl

/// An output for frames; a test delivers them.
@Settings(
  """
  alwaysDiscardsLateVideoFrames = true; automaticallyConfiguresOutputBufferDimensions = true
  deliversPreviewSizedOutputBuffers = false; minFrameDuration = CMTime.invalid
  let availableVideoCodecTypes: [AVVideoCodecType] = [.hevc, .h264]
  let availableVideoPixelFormatTypes: [UInt32] = [875_704_438, 1_111_970_369]
  init() = super.init(.videoData); let sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)? = receiver.delegate
  let sampleBufferCallbackQueue: DispatchQueue? = receiver.queue
  func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? = [:]
  func recommendedVideoSettings(forVideoCodecType videoCodecType: AVVideoCodecType, assetWriterOutputFileType outputFileType: AVFileType) -> [String: Any]? = [AVVideoCodecKey: videoCodecType]
  """)
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  private let receiver = SampleReceiver<any AVCaptureVideoDataOutputSampleBufferDelegate>()
  private let format = Guarded(Handoff<[String: Any]>([:]))

  /// The format of the frames; only the pixel format has an effect.
  open var videoSettings: [String: Any] {
    get { format.withLock { $0 }.value }
    set {
      let new = Handoff(newValue)
      format.withLock { $0 = new }
    }
  }

  /// Sets the delegate and its queue, and keeps only a weak reference to the delegate.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) { receiver.set(sampleBufferDelegate, queue: sampleBufferCallbackQueue) }

  /// Delivers a frame to the delegate if the session is running; call this in a test.
  public func simulate(_ sampleBuffer: CMSampleBuffer) {
    guard let connection = connection(with: .video), connection.isActive,
      let app = session?.app, let queue = receiver.queue
    else { return }
    queue.deliver(through: app.phone.host.courier) { [self] in
      AmbientPhone.withApp(app) {
        receiver.delegate?.captureOutput(self, didOutput: sampleBuffer, from: connection)
      }
    }
  }

  /// Delivers a black frame with the current time and the set pixel format; call this in a test.
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
  /// Called for each frame that the output drops; optional.
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

/// An output for sound; the simulation delivers none.
@Kept(
  """
  init() = super.init(.audioData); let sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)? = receiver.delegate
  let sampleBufferCallbackQueue: DispatchQueue? = receiver.queue
  func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? = [:]
  """)
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  private let receiver = SampleReceiver<any AVCaptureAudioDataOutputSampleBufferDelegate>()

  /// Sets a delegate that nothing calls, and its queue; keeps a weak reference to the delegate.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) { receiver.set(sampleBufferDelegate, queue: sampleBufferCallbackQueue) }
}

/// A delegate for sound; no simulated phone calls it.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Called for each buffer; optional.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  #kept(
    "func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)"
  )
}

/// The delegate of an output, held weakly, and the queue on which the output calls the delegate.
final class SampleReceiver<Delegate>: Sendable {
  private let parts = Guarded(Parts())

  private struct Parts {
    var delegate: Handoff<Weak<AnyObject>>?
    var queue: DispatchQueue?
  }

  func set(_ delegate: Delegate?, queue: DispatchQueue?) {
    let delegate = delegate.map { Handoff(Weak($0 as AnyObject)) }
    parts.withLock { $0 = Parts(delegate: delegate, queue: queue) }
  }

  /// The delegate, or `nil` if there is none or it has been deallocated.
  var delegate: Delegate? { parts.withLock { $0.delegate }?.value.object as? Delegate }

  var queue: DispatchQueue? { parts.withLock { $0.queue } }
}
