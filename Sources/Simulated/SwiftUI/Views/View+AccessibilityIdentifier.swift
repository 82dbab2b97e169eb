extension View {
  /// Sets the identifier of the view for interface tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    IdentifiedView(content: self, identifier: identifier)
  }
}

private struct IdentifiedView<Content: View>: ShownView, Wrapping {
  let content: Content
  let identifier: String

  func show(in renderer: Renderer) -> [UIView] {
    let views = renderer.show(content)
    for view in views where !renderer.isAccessory(view) {
      view.accessibilityIdentifier = identifier
    }
    return views
  }
}
