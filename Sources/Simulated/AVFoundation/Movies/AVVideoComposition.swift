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
