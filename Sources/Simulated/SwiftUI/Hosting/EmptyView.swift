/// No view.
@Kept("nonisolated init()")
public struct EmptyView: View, ShownView {
  func show(in renderer: Renderer) -> [UIView] { [] }
}
