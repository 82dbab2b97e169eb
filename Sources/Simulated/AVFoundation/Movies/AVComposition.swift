import CameraControl

/// A movie composed of parts of other movies, with their duration but without pictures.
public final class AVMutableComposition: AVAsset {
  private let end = Guarded(CMTime.zero)
  /// Creates a movie without tracks.
  public convenience init() { self.init(url: URL(fileURLWithPath: "/composition")) }
  /// The duration, up to the end of the part that ends last.
  public override var duration: CMTime { end.withLock { $0 } }

  /// Adds a track.
  public func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: Int32
  ) -> AVMutableCompositionTrack? { AVMutableCompositionTrack(mediaType, of: self) }

  fileprivate func reach(_ time: CMTime) {
    end.withLock { end in if time.seconds > end.seconds { end = time } }
  }
}

/// A track composed of parts of other tracks.
@Kept("preferredTransform = CGAffineTransform.identity")
public final class AVMutableCompositionTrack: NSObject {
  /// Whether the track has pictures or sound.
  public let mediaType: AVMediaType

  private let movie: AVMutableComposition

  fileprivate init(_ mediaType: AVMediaType, of movie: AVMutableComposition) {
    (self.mediaType, self.movie) = (mediaType, movie)
  }

  /// Inserts a part of another track at a point in time.
  public func insertTimeRange(
    _ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime
  ) throws { movie.reach(startTime + timeRange.duration) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier that stands for no track, or for any track.
public let kCMPersistentTrackID_Invalid: Int32 = 0

/// Changes to the pictures of a movie; simulated movies have no pictures, so nothing is called.
@Kept(
  """
  static func videoComposition(with asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping Applier) async throws -> AVVideoComposition = AVVideoComposition()
  convenience init(asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping Applier) = self.init()
  """)
open class AVVideoComposition: NSObject {
  /// A closure that applies filters to a picture of a movie.
  public typealias Applier = @Sendable (AVAsynchronousCIImageFilteringRequest) -> Void
}

/// A request to filter a picture of a movie; the simulation never makes one.
@Kept(
  """
  func finish(with filteredImage: CIImage, context: CIContext?); func finish(with error: any Error)
  let renderSize: CGSize = sourceImage.extent.size; let compositionTime: CMTime = .zero
  """)
@Fields("let", "sourceImage: CIImage")
public final class AVAsynchronousCIImageFilteringRequest: NSObject {}

/// An app's changes to the pictures of a movie; stored, without effect.
@Kept(
  "renderSize = CGSize.zero; frameDuration = CMTime.invalid; instructions: [AVMutableVideoCompositionInstruction] = []"
)
public final class AVMutableVideoComposition: AVVideoComposition {}

/// An instruction for the pictures in a part of a movie.
@Kept(
  "timeRange = CMTimeRange.zero; layerInstructions: [AVMutableVideoCompositionLayerInstruction] = []; backgroundColor: CGColor? = nil"
)
public final class AVMutableVideoCompositionInstruction: NSObject {}

/// An instruction for the pictures of a track.
@Kept(
  """
  init(assetTrack track: Any?); func setTransform(_ transform: CGAffineTransform, at time: CMTime)
  func setOpacity(_ opacity: Float, at time: CMTime)
  """)
public final class AVMutableVideoCompositionLayerInstruction: NSObject {}
