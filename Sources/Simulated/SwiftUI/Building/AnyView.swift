/// A view whose type is not known to the compiler.
public struct AnyView: View {
  private let content: any View

  /// Creates a view from another one.
  public init<Content: View>(_ content: Content) { self.content = content }

  /// Creates a view from another one.
  public init<Content: View>(erasing content: Content) { self.content = content }
}

extension AnyView: ShownView {
  func show(in renderer: Renderer) -> [UIView] { renderer.show(content) }
}
