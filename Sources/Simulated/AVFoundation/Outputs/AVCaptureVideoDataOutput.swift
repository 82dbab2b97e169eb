import CameraControl
public import Foundation

/// An output for video frames; none is ever delivered.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  private let wishes = Guarded(Wishes())

  private struct Wishes {
    var settings = Handoff<[String: Any]>([:])
    var alwaysDiscardsLateVideoFrames = true
  }

  private let receiver = SampleReceiver<any AVCaptureVideoDataOutputSampleBufferDelegate>()

  /// Creates an output.
  public init() {
    super.init(.videoData)
  }

  /// The settings for frames; stored, without effect.
  open var videoSettings: [String: Any] {
    get { settings.value }
    set { settings = Handoff(newValue) }
  }

  private var settings: Handoff<[String: Any]> {
    get { wishes.withLock { $0.settings } }
    set { wishes.withLock { $0.settings = newValue } }
  }

  /// Whether late frames are dropped; stored, without effect.
  open var alwaysDiscardsLateVideoFrames: Bool {
    get { wishes.withLock { $0.alwaysDiscardsLateVideoFrames } }
    set { wishes.withLock { $0.alwaysDiscardsLateVideoFrames = newValue } }
  }

  /// The pixel formats to choose from.
  open var availableVideoPixelFormatTypes: [UInt32] { [875_704_438, 1_111_970_369] }

  /// Sets the delegate for frames and its queue; the delegate is never called.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    receiver.set(sampleBufferDelegate, queue: sampleBufferCallbackQueue)
  }

  /// The delegate for frames, or `nil` if there is none or it has been deallocated.
  open var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)? {
    receiver.delegate
  }

  /// The queue for frames.
  open var sampleBufferCallbackQueue: DispatchQueue? { receiver.queue }
}
