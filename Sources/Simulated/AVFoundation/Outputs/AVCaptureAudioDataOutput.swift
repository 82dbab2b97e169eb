/// An output for sound; none is delivered.
@Kept(
  """
  func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? = [:]
  """)
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  private let receiver = SampleReceiver<any AVCaptureAudioDataOutputSampleBufferDelegate>()

  /// Creates an output.
  public init() { super.init(.audioData) }

  /// Sets the delegate and its queue; the delegate is kept weakly and never called.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) { receiver.set(sampleBufferDelegate, queue: sampleBufferCallbackQueue) }

  /// The delegate.
  open var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)? {
    receiver.delegate
  }

  /// The queue of the delegate.
  open var sampleBufferCallbackQueue: DispatchQueue? { receiver.queue }
}

/// A delegate for sound; no simulated phone calls it.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Called for each buffer; optional.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  /// Does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}
