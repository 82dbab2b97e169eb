import CameraControl
public import Foundation

/// Hands frames to the app, of which none ever comes.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  private let wishes = Guarded(Wishes())

  private struct Wishes {
    var settings = Handoff<[String: Any]>([:])
    var alwaysDiscardsLateVideoFrames = true
  }

  private let receiver = Guarded(Receiver())

  private struct Receiver {
    var delegate: Handoff<WeakReceiver>?
    var queue: DispatchQueue?
  }

  private struct WeakReceiver {
    weak var object: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  }

  /// Makes an output.
  public init() {
    super.init(.videoData)
  }

  /// How frames are to be laid out; kept, without an effect.
  open var videoSettings: [String: Any] {
    get { settings.value }
    set { settings = Handoff(newValue) }
  }

  private var settings: Handoff<[String: Any]> {
    get { wishes.withLock { $0.settings } }
    set { wishes.withLock { $0.settings = newValue } }
  }

  /// Whether a frame that comes too late is dropped; kept, without an effect.
  open var alwaysDiscardsLateVideoFrames: Bool {
    get { wishes.withLock { $0.alwaysDiscardsLateVideoFrames } }
    set { wishes.withLock { $0.alwaysDiscardsLateVideoFrames = newValue } }
  }

  /// The ways in which frames can be laid out.
  open var availableVideoPixelFormatTypes: [UInt32] { [875_704_438, 1_111_970_369] }

  /// Says who gets the frames, and where; nobody ever gets one.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    let delegate = sampleBufferDelegate.map { Handoff(WeakReceiver(object: $0)) }
    receiver.withLock { receiver in
      receiver.delegate = delegate
      receiver.queue = sampleBufferCallbackQueue
    }
  }

  /// Who gets the frames, if it still exists.
  open var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)? {
    receiver.withLock { $0.delegate }?.value.object
  }

  /// Where the frames come.
  open var sampleBufferCallbackQueue: DispatchQueue? { receiver.withLock { $0.queue } }
}
