import SimulatedUIKit

/// A menu; what is in it is always there.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a menu with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension Menu: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    let view = renderer.keep { UIView(frame: .zero) }
    view.showOnly(renderer.show(label, at: 0) + renderer.show(content, at: 1))
    return [view]
  }
}
