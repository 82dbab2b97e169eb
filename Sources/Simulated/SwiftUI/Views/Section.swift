import SimulatedUIKit

/// A part of a form or list.
public struct Section<Parent: View, Content: View>: View {
  private let header: Parent
  private let content: Content
}

extension Section {
  /// Creates a part with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content())
  }
}

extension Section where Parent == Text {
  /// Creates a part with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content())
  }
}

extension Section where Parent == EmptyView {
  /// Creates a part without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content())
  }
}

extension Section: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    renderer.show(header, at: 0) + renderer.show(content, at: 1)
  }
}
