import CameraControl
public import Foundation
import SimulatedCoreGraphics

/// An output for frames; none are delivered.
@Settings(
  """
  alwaysDiscardsLateVideoFrames = true; automaticallyConfiguresOutputBufferDimensions = true
  deliversPreviewSizedOutputBuffers = false; minFrameDuration = CMTime.invalid
  let availableVideoCodecTypes: [AVVideoCodecType] = [.hevc, .h264]
  let availableVideoPixelFormatTypes: [UInt32] = [875_704_438, 1_111_970_369]
  func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? = [:]
  """)
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  private let receiver = SampleReceiver<any AVCaptureVideoDataOutputSampleBufferDelegate>()
  private let format = Guarded(Handoff<[String: Any]>([:]))

  /// Creates an output.
  public init() {
    super.init(.videoData)
  }

  /// The format of the frames; stored, without effect.
  open var videoSettings: [String: Any] {
    get { format.withLock { $0 }.value }
    set {
      let new = Handoff(newValue)
      format.withLock { $0 = new }
    }
  }

  /// Sets the delegate and its queue; the delegate is kept weakly and never called.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    receiver.set(sampleBufferDelegate, queue: sampleBufferCallbackQueue)
  }

  /// The delegate.
  open var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)? {
    receiver.delegate
  }

  /// The queue of the delegate.
  open var sampleBufferCallbackQueue: DispatchQueue? { receiver.queue }
}

/// A delegate for frames; no simulated phone calls it.
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
