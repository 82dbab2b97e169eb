import CameraControl

/// A movie that is put together of parts of others; it has their duration, and no pictures.
public final class AVMutableComposition: AVAsset {
  private let end = Guarded(CMTime.zero)
  /// Creates a movie without tracks.
  public convenience init() { self.init(url: URL(fileURLWithPath: "/composition")) }
  /// The latest end of a part.
  public override var duration: CMTime { end.withLock { $0 } }

  /// Adds a track.
  public func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: Int32
  ) -> AVMutableCompositionTrack? { AVMutableCompositionTrack(mediaType, of: self) }

  fileprivate func reach(_ time: CMTime) {
    end.withLock { end in if time.seconds > end.seconds { end = time } }
  }
}

/// A track that is put together of parts of others.
@Kept("preferredTransform = CGAffineTransform.identity")
public final class AVMutableCompositionTrack: NSObject {
  /// Whether the track has pictures or sound.
  public let mediaType: AVMediaType

  private let movie: AVMutableComposition

  fileprivate init(_ mediaType: AVMediaType, of movie: AVMutableComposition) {
    (self.mediaType, self.movie) = (mediaType, movie)
  }

  /// Adds a part of a track at a time.
  public func insertTimeRange(
    _ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime
  ) throws { movie.reach(startTime + timeRange.duration) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// No number, or any.
public let kCMPersistentTrackID_Invalid: Int32 = 0

/// How the pictures of a movie are changed; there are none, so nothing is asked to change one.
@Kept(
  """
  static func videoComposition(with asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping Applier) async throws -> AVVideoComposition = AVVideoComposition()
  convenience init(asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping Applier) = self.init()
  """)
open class AVVideoComposition: NSObject {
  /// What changes a picture of a movie.
  public typealias Applier = @Sendable (AVAsynchronousCIImageFilteringRequest) -> Void
}

/// A picture of a movie that is to be changed; none is ever delivered.
@Kept(
  """
  func finish(with filteredImage: CIImage, context: CIContext?); func finish(with error: any Error)
  let renderSize: CGSize = sourceImage.extent.size; let compositionTime: CMTime = .zero
  """)
@Fields("let", "sourceImage: CIImage")
public final class AVAsynchronousCIImageFilteringRequest: NSObject {}

/// How an app changes the pictures of a movie; kept, since there are none.
@Kept(
  "renderSize = CGSize.zero; frameDuration = CMTime.invalid; instructions: [AVMutableVideoCompositionInstruction] = []"
)
public final class AVMutableVideoComposition: AVVideoComposition {}

/// What happens to the pictures of a part of the time.
@Kept(
  "timeRange = CMTimeRange.zero; layerInstructions: [AVMutableVideoCompositionLayerInstruction] = []; backgroundColor: CGColor? = nil"
)
public final class AVMutableVideoCompositionInstruction: NSObject {}

/// What happens to the pictures of a track.
@Kept(
  """
  init(assetTrack track: Any?); func setTransform(_ transform: CGAffineTransform, at time: CMTime)
  func setOpacity(_ opacity: Float, at time: CMTime)
  """)
public final class AVMutableVideoCompositionLayerInstruction: NSObject {}
