import CameraControl
public import Foundation

/// An output for sound; none is ever delivered.
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  private let receiver = Guarded(Receiver())

  private struct Receiver {
    var delegate: Handoff<WeakReceiver>?
    var queue: DispatchQueue?
  }

  private struct WeakReceiver {
    weak var object: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  }

  /// Creates an output.
  public init() {
    super.init(.audioData)
  }

  /// Sets the delegate for sound and its queue; the delegate is never called.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    let delegate = sampleBufferDelegate.map { Handoff(WeakReceiver(object: $0)) }
    receiver.withLock { receiver in
      receiver.delegate = delegate
      receiver.queue = sampleBufferCallbackQueue
    }
  }

  /// The delegate for sound, or `nil` if there is none or it has been deallocated.
  open var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)? {
    receiver.withLock { $0.delegate }?.value.object
  }

  /// The queue for sound.
  open var sampleBufferCallbackQueue: DispatchQueue? { receiver.withLock { $0.queue } }
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
