extension View {
  /// Gives the view an identity; if the identity changes, the states of the view begin anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentityView(content: self, id: id) }
}

private struct IdentityView<Content: View>: ShownView, Wrapping {
  let content: Content
  let id: AnyHashable

  func show(in renderer: Renderer) -> [UIView] { renderer.show(content, id: id) }
}
