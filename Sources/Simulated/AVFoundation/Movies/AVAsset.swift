// The simulation doesn't read, play or write movies. It only stores what an app sets.

/// A movie or a sound.
@Kept(
  """
  let duration: CMTime = .zero; let tracks: [AVAssetTrack] = []; let isPlayable: Bool = true
  func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] = []
  func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] = []
  func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T = property.value(self)
  func load<A, B>(_ one: AVAsyncProperty<AVAsset, A>, _ other: AVAsyncProperty<AVAsset, B>) async throws -> (A, B) = (one.value(self), other.value(self))
  """)
open class AVAsset: NSObject {
  /// The URL of the movie.
  public let url: URL
  /// Creates a movie from its URL.
  public required init(url: URL) { self.url = url }
}

/// A movie at a URL.
@Kept(
  "convenience init(url: URL, options: [String: Any]?) = self.init(url: url)")
open class AVURLAsset: AVAsset {}

/// A property of a movie that an app loads asynchronously.
public struct AVAsyncProperty<Root, Value>: Sendable where Value: Sendable {
  let value: @Sendable (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset {
  #kept(
    #"""
    static let duration: AVAsyncProperty<AVAsset, CMTime> = .init { $0.duration }
    static let isPlayable: AVAsyncProperty<AVAsset, Bool> = .init { $0.isPlayable }
    static let tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> = .init { $0.tracks }
    """#)
}

extension AVAsyncProperty where Root == AVAssetTrack {
  #kept(
    #"""
    static let naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> = .init { $0.naturalSize }
    static let nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> = .init { $0.nominalFrameRate }
    static let preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> = .init { $0.preferredTransform }
    """#)
}

/// The pictures or the sound of a movie.
@Kept(
  """
  let naturalSize: CGSize = .zero; let preferredTransform: CGAffineTransform = .identity
  let nominalFrameRate: Float = 30; let mediaType: AVMediaType = .video
  func load<T>(_ property: AVAsyncProperty<AVAssetTrack, T>) async throws -> T = property.value(self)
  func load<A, B>(_ one: AVAsyncProperty<AVAssetTrack, A>, _ other: AVAsyncProperty<AVAssetTrack, B>) async throws -> (A, B) = (one.value(self), other.value(self))
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
  actionAtItemEnd = ActionAtItemEnd.pause; automaticallyWaitsToMinimizeStalling = true
  let status: AVPlayerItem.Status = .readyToPlay
  override convenience init() = self.init(playerItem: nil)
  """)
open class AVPlayer: NSObject {
  /// Creates a player for a movie.
  public required init(playerItem: AVPlayerItem?) {
    super.init()
    currentItem = playerItem
  }

  /// Whether the player is playing, which it is at any rate but 0.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

  /// What a player does at the end of a movie.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  /// Whether a player is playing.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
}

/// A layer for the movie of a player; the simulation shows nothing.
@Kept(
  """
  player: AVPlayer? = nil; videoGravity = AVLayerVideoGravity.resizeAspect; let isReadyForDisplay: Bool = true
  required init()
  """)
open class AVPlayerLayer: CALayer {
  /// Creates a layer for a player.
  public init(player: AVPlayer?) {
    super.init()
    self.player = player
  }
}

/// A movie that is played.
@Kept(
  #"""
  convenience init(url: URL) = self.init(asset: AVAsset(url: url)); let duration: CMTime = .zero
  class let didPlayToEndTimeNotification: Notification.Name = .init("AVPlayerItemDidPlayToEndTimeNotification")
  """#)
@Fields("let", "asset: AVAsset")
public final class AVPlayerItem: NSObject {
  /// Whether a player can play a movie.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
}

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
