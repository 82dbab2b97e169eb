public import Foundation
import SimulatedCoreGraphics

// Movies are not read, played or written. What an app says of them is kept.

/// A movie or a sound.
@Kept(
  """
  let duration: CMTime = .zero; let tracks: [AVAssetTrack] = []; let isPlayable: Bool = true
  func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] = []
  func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] = []
  func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T = property.value
  """)
open class AVAsset: NSObject {
  /// The address.
  public let url: URL

  /// Creates a movie by its address.
  public required init(url: URL) { self.url = url }
}

/// A movie at an address.
@Kept(
  "convenience init(url: URL, options: [String: Any]?) = self.init(url: url)")
open class AVURLAsset: AVAsset {}

/// Something about a movie that is loaded.
public struct AVAsyncProperty<Root, Value>: Sendable where Value: Sendable {
  let value: Value
}

extension AVAsyncProperty where Root == AVAsset {
  /// The duration.
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init(value: .zero) }
  /// Whether the movie can be played.
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init(value: true) }
  /// The tracks.
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init(value: []) }
}

/// The pictures or the sound of a movie.
@Kept(
  """
  let naturalSize: CGSize = .zero; let preferredTransform: CGAffineTransform = .identity
  let nominalFrameRate: Float = 30; let mediaType: AVMediaType = .video
  """)
public final class AVAssetTrack: NSObject, Sendable {}

/// Makes pictures of a movie, without a content.
@Kept(
  """
  appliesPreferredTrackTransform = false; maximumSize = CGSize.zero; init(asset: AVAsset)
  requestedTimeToleranceBefore = CMTime.positiveInfinity; requestedTimeToleranceAfter = CMTime.positiveInfinity
  func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) = (CGImage(width: 1920, height: 1080), time)
  func copyCGImage(at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage = CGImage(width: 1920, height: 1080)
  """)
public final class AVAssetImageGenerator: NSObject {}

/// Plays a movie, which is neither seen nor heard.
@Kept(
  """
  rate: Float = 0; isMuted = false; volume: Float = 1; currentItem: AVPlayerItem? = nil
  func play() = rate = 1; func pause() = rate = 0; func seek(to time: CMTime)
  func replaceCurrentItem(with item: AVPlayerItem?) = currentItem = item
  convenience init(url: URL) = self.init(playerItem: AVPlayerItem(url: url))
  func seek(to time: CMTime) async -> Bool = true; func currentTime() -> CMTime = .zero
  actionAtItemEnd = ActionAtItemEnd.pause
  """)
open class AVPlayer: NSObject {
  /// Creates a player of a movie.
  public required init(playerItem: AVPlayerItem?) {
    super.init()
    currentItem = playerItem
  }

  /// Creates a player.
  public override convenience init() { self.init(playerItem: nil) }

  /// What follows the end of a movie.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
}

/// A movie that is played.
@Kept(
  #"""
  convenience init(url: URL) = self.init(asset: AVAsset(url: url)); let duration: CMTime = .zero
  class let didPlayToEndTimeNotification: Notification.Name = .init("AVPlayerItemDidPlayToEndTimeNotification")
  """#)
@Fields("let", "asset: AVAsset")
public final class AVPlayerItem: NSObject {}

extension NSNotification.Name {
  #kept("static let AVPlayerItemDidPlayToEndTime: Self = AVPlayerItem.didPlayToEndTimeNotification")
}

/// Plays sounds, which are not heard.
@Kept(
  """
  volume: Float = 1; numberOfLoops = 0; currentTime: Double = 0; isPlaying = false
  init(contentsOf url: URL) throws; init(data: Data) throws
  func prepareToPlay() -> Bool = true; func stop() = isPlaying = false; func pause() = isPlaying = false
  """)
public final class AVAudioPlayer: NSObject {
  /// Plays the sound.
  @discardableResult
  public func play() -> Bool {
    isPlaying = true
    return true
  }
}

/// Writes a movie, which stays empty.
@Kept(
  """
  shouldOptimizeForNetworkUse = false; status = Status.unknown; error: (any Error)? = nil
  init(outputURL: URL, fileType: AVFileType) throws = self.outputURL = outputURL
  init(url: URL, fileType: AVFileType) throws = outputURL = url; func cancelWriting() = status = .cancelled
  func canAdd(_ input: AVAssetWriterInput) -> Bool = true; func add(_ input: AVAssetWriterInput)
  func startSession(atSourceTime startTime: CMTime); func endSession(atSourceTime endTime: CMTime)
  func finishWriting() async = finish()
  func finishWriting(completionHandler: @escaping @Sendable () -> Void) = finish(then: completionHandler)
  """)
public final class AVAssetWriter: NSObject {
  /// Where the movie is written.
  public let outputURL: URL

  /// Begins to write.
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

  /// How far the writing has come.
  public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }
}

/// What is written into a movie.
@Kept(
  """
  expectsMediaDataInRealTime = false; transform = CGAffineTransform.identity
  let isReadyForMoreMediaData: Bool = true; func append(_ sampleBuffer: CMSampleBuffer) -> Bool = true
  init(mediaType: AVMediaType, outputSettings: [String: Any]?); func markAsFinished()
  init(mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?)
  """)
public final class AVAssetWriterInput: NSObject {}

/// Frames that are written into a movie.
@Kept(
  """
  init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil)
  func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime: CMTime) -> Bool = true
  """)
public final class AVAssetWriterInputPixelBufferAdaptor: NSObject {}
