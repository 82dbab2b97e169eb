import CameraControl

/// An output for distances; no simulated phone measures any.
@Settings(
  """
  isFilteringEnabled = true; alwaysDiscardsLateDepthData = true; init() = super.init(.videoData)
  let delegate: (any AVCaptureDepthDataOutputDelegate)? = receiver.delegate
  """)
open class AVCaptureDepthDataOutput: AVCaptureOutput {
  private let receiver = SampleReceiver<any AVCaptureDepthDataOutputDelegate>()

  /// Sets the delegate and its queue; the delegate is kept weakly.
  open func setDelegate(
    _ delegate: (any AVCaptureDepthDataOutputDelegate)?, callbackQueue: DispatchQueue?
  ) { receiver.set(delegate, queue: callbackQueue) }
}

/// A delegate for distances; nothing calls it.
public protocol AVCaptureDepthDataOutputDelegate: NSObjectProtocol {}

/// The distances in a picture; a test can make some.
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
  /// Whether distances are relative, or absolute in meters.
  public enum Accuracy: Int, Sendable { case relative, absolute }

  /// How good distances are.
  public enum Quality: Int, Sendable { case low, high }
}

/// What is known of a lens; nothing is.
public final class AVCameraCalibrationData: NSObject {}

/// Brings what several outputs deliver together; a test delivers it.
@Fields("let", "dataOutputs: [AVCaptureOutput]")
public final class AVCaptureDataOutputSynchronizer: NSObject {
  private let receiver = SampleReceiver<any AVCaptureDataOutputSynchronizerDelegate>()

  /// Sets the delegate and its queue; the delegate is kept weakly.
  public func setDelegate(
    _ delegate: (any AVCaptureDataOutputSynchronizerDelegate)?, queue: DispatchQueue?
  ) { receiver.set(delegate, queue: queue) }

  /// The delegate.
  public var delegate: (any AVCaptureDataOutputSynchronizerDelegate)? { receiver.delegate }

  /// Delivers data to the delegate; a test calls it.
  public func simulate(_ data: [(output: AVCaptureOutput, data: AVCaptureSynchronizedData)]) {
    let given = Handoff((self, AVCaptureSynchronizedDataCollection(data)))
    receiver.queue?.async { [receiver] in
      receiver.delegate?.dataOutputSynchronizer(given.value.0, didOutput: given.value.1)
    }
  }
}

/// Receives data that belong together.
public protocol AVCaptureDataOutputSynchronizerDelegate: NSObjectProtocol {
  /// Called for data of one time.
  func dataOutputSynchronizer(
    _ synchronizer: AVCaptureDataOutputSynchronizer,
    didOutput synchronizedDataCollection: AVCaptureSynchronizedDataCollection)
}

/// The data of one time.
@Kept(
  "let count: Int = data.count; subscript(output: AVCaptureOutput) -> AVCaptureSynchronizedData? = synchronizedData(for: output)"
)
public final class AVCaptureSynchronizedDataCollection: NSObject {
  private let data: [(output: AVCaptureOutput, data: AVCaptureSynchronizedData)]

  init(_ data: [(output: AVCaptureOutput, data: AVCaptureSynchronizedData)]) { self.data = data }

  /// Returns what an output delivered.
  public func synchronizedData(for output: AVCaptureOutput) -> AVCaptureSynchronizedData? {
    data.first { $0.output === output }?.data
  }
}

/// What an output delivered.
open class AVCaptureSynchronizedData: NSObject {
  /// When it was taken.
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

/// Distances that an output delivered.
@Kept("let depthDataWasDropped: Bool = false")
public final class AVCaptureSynchronizedDepthData: AVCaptureSynchronizedData {
  /// The distances.
  public let depthData: AVDepthData

  /// Creates data for a test.
  public init(simulated depthData: AVDepthData, at timestamp: CMTime) {
    self.depthData = depthData
    super.init(timestamp)
  }
}
