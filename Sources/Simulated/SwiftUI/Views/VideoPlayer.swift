public import SimulatedAVKit

/// A view of a movie, which is not seen.
public struct VideoPlayer<Overlay: View>: View, ShownView {
  private let overlay: Overlay

  /// Creates a view with others in front of the movie.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) {
    overlay = videoOverlay()
  }

  func show(in renderer: Renderer) -> [UIView] {
    [renderer.showLeaf("VideoPlayer")] + renderer.show(overlay)
  }
}

extension VideoPlayer where Overlay == EmptyView {
  /// Creates a view.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
