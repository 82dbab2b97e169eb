/// A view whose type is not known to the compiler.
@Kept(
  """
  init<Content: View>(_ content: Content) = self.content = content
  init<Content: View>(erasing content: Content) = self.content = content
  """)
public struct AnyView: View {
  private let content: any View
}

extension AnyView: ShownView {
  func show(in renderer: Renderer) -> [UIView] { renderer.show(content) }
}
