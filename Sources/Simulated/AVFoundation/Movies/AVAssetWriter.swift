/// Writes a movie, which stays empty.
@Kept(
  """
  shouldOptimizeForNetworkUse = false; metadata: [AVMetadataItem] = []; movieFragmentInterval = CMTime.invalid; status = Status.unknown; error: (any Error)? = nil
  init(outputURL: URL, fileType: AVFileType) throws = self.outputURL = outputURL
  init(url: URL, fileType: AVFileType) throws = outputURL = url; func cancelWriting() = status = .cancelled
  func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool = true
  func canAdd(_ input: AVAssetWriterInput) -> Bool = true; func add(_ input: AVAssetWriterInput)
  func startSession(atSourceTime startTime: CMTime); func endSession(atSourceTime endTime: CMTime)
  func finishWriting() async = finish()
  @preconcurrency func finishWriting(completionHandler: @escaping @Sendable () -> Void) = finish(then: completionHandler)
  """)
public final class AVAssetWriter: NSObject {
  /// The file to which the writer writes the movie.
  public let outputURL: URL

  /// Begins writing the movie.
  @discardableResult
  public func startWriting() -> Bool {
    status = .writing
    return true
  }

  private func finish(then follow: () -> Void = {}) {
    defer { follow() }
    let isWritten = (try? Data(movieOf: .zero).write(to: outputURL)) != nil
    (status, error) = (isWritten ? .completed : .failed, isWritten ? nil : AVError(.unknown))
  }

  /// The state of the writing.
  public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }
}

/// The input of a writer, for one track of a movie.
@Kept(
  """
  expectsMediaDataInRealTime = false; transform = CGAffineTransform.identity
  metadata: [AVMetadataItem] = []; mediaTimeScale: CMTimeScale = 0; naturalSize = CGSize.zero
  let isReadyForMoreMediaData: Bool = true; @discardableResult func append(_ sampleBuffer: CMSampleBuffer) -> Bool = true
  func markAsFinished(); func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) = queue.async(execute: block)
  """)
@Fields(
  "let",
  "mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil"
)
public final class AVAssetWriterInput: NSObject {}

/// Frames that are written into a movie.
@Fields(
  "let", "assetWriterInput: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil")
@Kept(
  """
  let pixelBufferPool: CVPixelBufferPool? = CVPixelBufferPool(sourcePixelBufferAttributes ?? [:])
  @discardableResult func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime: CMTime) -> Bool = true
  """)
public final class AVAssetWriterInputPixelBufferAdaptor: NSObject {}

/// Writes a movie in another form: the file has the duration of the movie, and no pictures.
@Kept(
  """
  outputURL: URL? = nil; outputFileType: AVFileType? = nil; shouldOptimizeForNetworkUse = false; let progress: Float = 1
  status = Status.unknown; error: (any Error)? = nil; timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity); videoComposition: AVVideoComposition? = nil
  func cancelExport() = status = .cancelled; func export() async = write()
  @preconcurrency func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) = write(then: handler)
  """)
public final class AVAssetExportSession: NSObject {
  /// The movie.
  public let asset: AVAsset
  /// Creates an export session; the preset has no effect.
  public init?(asset: AVAsset, presetName: String) { self.asset = asset }

  /// Writes the movie to a file.
  public func export(to url: URL, as fileType: AVFileType) async throws {
    (outputURL, outputFileType) = (url, fileType)
    write()
    if let error { throw error }
  }

  private func write(then follow: () -> Void = {}) {
    defer { follow() }
    let isWritten =
      outputURL.map { (try? Data(movieOf: asset.duration).write(to: $0)) != nil } ?? false
    (status, error) = (isWritten ? .completed : .failed, isWritten ? nil : AVError(.exportFailed))
  }

  /// The state of the writing.
  public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }
}

// The backticks exempt the names from the lint rule on names.
/// The presets for the quality of a movie.
public let (
  `AVAssetExportPresetHighestQuality`, `AVAssetExportPresetMediumQuality`,
  `AVAssetExportPresetPassthrough`, `AVAssetExportPreset1920x1080`, `AVAssetExportPreset1280x720`,
  `AVAssetExportPresetHEVCHighestQuality`
) =
  (
    "AVAssetExportPresetHighestQuality", "AVAssetExportPresetMediumQuality",
    "AVAssetExportPresetPassthrough", "AVAssetExportPreset1920x1080", "AVAssetExportPreset1280x720",
    "AVAssetExportPresetHEVCHighestQuality"
  )
