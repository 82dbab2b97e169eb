/// The outermost view of an app or extension, which may have its own states.
package struct RootView<Owner>: View, ShownView {
  let owner: Owner
  let content: @MainActor (Owner) -> any View

  /// Creates a description.
  package init(owner: Owner, content: @escaping @MainActor (Owner) -> any View) {
    (self.owner, self.content) = (owner, content)
  }

  func show(in renderer: Renderer) -> [UIView] {
    renderer.evaluate(owner, content) { (view: any View) in renderer.show(view) }
  }
}
