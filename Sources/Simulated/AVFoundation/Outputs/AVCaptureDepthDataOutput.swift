import CameraControl

/// An output for depth data; no simulated phone measures depth.
@Settings(
  """
  isFilteringEnabled = true; alwaysDiscardsLateDepthData = true; init() = super.init(.videoData)
  let delegate: (any AVCaptureDepthDataOutputDelegate)? = receiver.delegate
  """)
open class AVCaptureDepthDataOutput: AVCaptureOutput {
  private let receiver = SampleReceiver<any AVCaptureDepthDataOutputDelegate>()

  /// Sets the delegate and its queue, and keeps only a weak reference to the delegate.
  open func setDelegate(
    _ delegate: (any AVCaptureDepthDataOutputDelegate)?, callbackQueue: DispatchQueue?
  ) { receiver.set(delegate, queue: callbackQueue) }
}

/// A delegate for depth data; nothing calls it.
public protocol AVCaptureDepthDataOutputDelegate: NSObjectProtocol {}

/// The depth data of a picture, which a test can create.
@Kept(
  """
  let isDepthDataFiltered: Bool = false; let depthDataAccuracy: Accuracy = .relative; let depthDataQuality: Quality = .high
  let cameraCalibrationData: AVCameraCalibrationData? = nil; let availableDepthDataTypes: [OSType] = [depthDataType]
  func converting(toDepthDataType depthDataType: OSType) -> AVDepthData = AVDepthData(simulated: depthDataMap, depthDataType)
  func applyingExifOrientation(_ exifOrientation: CGImagePropertyOrientation) -> AVDepthData = self
  """)
@Fields(
  "let",
  "simulated depthDataMap: CVPixelBuffer, _ depthDataType: OSType = kCVPixelFormatType_DepthFloat32"
)
public final class AVDepthData: NSObject {
  /// Whether depth data is relative, or absolute in meters.
  public enum Accuracy: Int, Sendable { case relative, absolute }

  /// The quality of depth data.
  public enum Quality: Int, Sendable { case low, high }
}

/// The calibration data of a lens; the simulation has none.
public final class AVCameraCalibrationData: NSObject {}

/// Combines the data that several outputs capture at the same time; a test delivers the data.
@Fields("let", "dataOutputs: [AVCaptureOutput]")
public final class AVCaptureDataOutputSynchronizer: NSObject {
  private let receiver = SampleReceiver<any AVCaptureDataOutputSynchronizerDelegate>()

  /// Sets the delegate and its queue, and keeps only a weak reference to the delegate.
  public func setDelegate(
    _ delegate: (any AVCaptureDataOutputSynchronizerDelegate)?, queue: DispatchQueue?
  ) { receiver.set(delegate, queue: queue) }

  /// The delegate.
  public var delegate: (any AVCaptureDataOutputSynchronizerDelegate)? { receiver.delegate }

  /// Delivers data to the delegate; call this in a test.
  public func simulate(_ data: [(output: AVCaptureOutput, data: AVCaptureSynchronizedData)]) {
    let given = Handoff((self, AVCaptureSynchronizedDataCollection(data)))
    receiver.queue?.async { [receiver] in
      receiver.delegate?.dataOutputSynchronizer(given.value.0, didOutput: given.value.1)
    }
  }
}

/// A delegate that receives data that several outputs captured at the same time.
public protocol AVCaptureDataOutputSynchronizerDelegate: NSObjectProtocol {
  /// Called with the data that the outputs captured at the same time.
  func dataOutputSynchronizer(
    _ synchronizer: AVCaptureDataOutputSynchronizer,
    didOutput synchronizedDataCollection: AVCaptureSynchronizedDataCollection)
}

/// The data that several outputs captured at the same time.
@Kept(
  "let count: Int = data.count; subscript(output: AVCaptureOutput) -> AVCaptureSynchronizedData? = synchronizedData(for: output)"
)
public final class AVCaptureSynchronizedDataCollection: NSObject {
  private let data: [(output: AVCaptureOutput, data: AVCaptureSynchronizedData)]

  init(_ data: [(output: AVCaptureOutput, data: AVCaptureSynchronizedData)]) { self.data = data }

  /// Returns the data that an output delivered.
  public func synchronizedData(for output: AVCaptureOutput) -> AVCaptureSynchronizedData? {
    data.first { $0.output === output }?.data
  }
}

/// Data that an output delivered.
open class AVCaptureSynchronizedData: NSObject {
  /// The time at which the output captured the data.
  public let timestamp: CMTime

  init(_ timestamp: CMTime) { self.timestamp = timestamp }
}

/// A frame that an output delivered.
@Kept("let sampleBufferWasDropped: Bool = false")
public final class AVCaptureSynchronizedSampleBufferData: AVCaptureSynchronizedData {
  /// The frame.
  public let sampleBuffer: CMSampleBuffer

  /// Creates data for a test.
  public init(simulated sampleBuffer: CMSampleBuffer) {
    self.sampleBuffer = sampleBuffer
    super.init(sampleBuffer.presentationTimeStamp)
  }
}

/// Depth data that an output delivered.
@Kept("let depthDataWasDropped: Bool = false")
public final class AVCaptureSynchronizedDepthData: AVCaptureSynchronizedData {
  /// The depth data.
  public let depthData: AVDepthData

  /// Creates data for a test.
  public init(simulated depthData: AVDepthData, at timestamp: CMTime) {
    self.depthData = depthData
    super.init(timestamp)
  }
}
