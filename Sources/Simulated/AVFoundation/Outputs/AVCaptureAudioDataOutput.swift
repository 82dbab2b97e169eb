import CameraControl
public import Foundation

/// An output for sound; none is ever delivered.
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  private let receiver = SampleReceiver<any AVCaptureAudioDataOutputSampleBufferDelegate>()

  /// Creates an output.
  public init() {
    super.init(.audioData)
  }

  /// Sets the delegate for sound and its queue; the delegate is never called.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    receiver.set(sampleBufferDelegate, queue: sampleBufferCallbackQueue)
  }

  /// The delegate for sound, or `nil` if there is none or it has been deallocated.
  open var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)? {
    receiver.delegate
  }

  /// The queue for sound.
  open var sampleBufferCallbackQueue: DispatchQueue? { receiver.queue }
}

/// A delegate for sound; its method is optional.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Called with some sound.
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
