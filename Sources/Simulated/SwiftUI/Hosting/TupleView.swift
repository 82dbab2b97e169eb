/// Several views, one after the other.
public struct TupleView<Content>: View {
  /// The views.
  public let value: Content

  let views: [any View]

  init(_ value: Content, views: [any View]) {
    self.value = value
    self.views = views
  }
}

extension TupleView: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    views.enumerated().flatMap { index, view in renderer.show(view, at: index) }
  }
}
