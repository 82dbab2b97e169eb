/// A view whose type is not known to the compiler.
@Kept(
  """
  init<Content: View>(_ content: Content) = self.content = content
  init<Content: View>(erasing content: Content) = self.content = content
  """)
public struct AnyView: View, ShownView {
  private let content: any View

  func show(in renderer: Renderer) -> [UIView] { renderer.show(content) }
}
