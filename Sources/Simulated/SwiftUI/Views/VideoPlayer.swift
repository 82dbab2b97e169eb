public import SimulatedAVKit

/// A view of a movie, which the simulation doesn't show, with views in front of it.
@Kept(
  "init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) = overlay = videoOverlay()"
)
public struct VideoPlayer<Overlay: View>: View, ShownView {
  private let overlay: Overlay

  func show(in renderer: Renderer) -> [UIView] {
    [renderer.showLeaf("VideoPlayer")] + renderer.show(overlay)
  }
}

extension VideoPlayer where Overlay == EmptyView {
  #kept("init(player: AVPlayer?) = self.init(player: player) { EmptyView() }")
}
