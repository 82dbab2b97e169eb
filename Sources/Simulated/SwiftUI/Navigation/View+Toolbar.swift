/// The content of a bar; any view can be the content.
public protocol ToolbarContent: View {}

/// A result builder that combines the content of a bar.
public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: ToolbarContent {}
extension Group: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: View {}
extension ConditionalContent: ToolbarContent {}

/// A view in a bar.
@Kept(
  """
  init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) = (self.placement, self.content) = (placement, content())
  init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content) = self.init(placement: placement, content: content)
  """)
public struct ToolbarItem<Content: View>: ToolbarContent, ShownView {
  private let placement: ToolbarItemPlacement
  private let content: Content

  func show(in renderer: Renderer) -> [UIView] {
    renderer.show(content.looked("ToolbarItem", ["placement": placement]))
  }
}

/// Views in a bar.
@Kept(
  "init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) = (self.placement, self.content) = (placement, content())"
)
public struct ToolbarItemGroup<Content: View>: ToolbarContent, ShownView {
  private let placement: ToolbarItemPlacement
  private let content: Content

  func show(in renderer: Renderer) -> [UIView] {
    renderer.show(content.looked("ToolbarItemGroup", ["placement": placement]))
  }
}

extension ToolbarContent {
  /// Sets whether the content shares a background with the content beside it.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    ToolbarItemGroup { looked("sharedBackgroundVisibility", ["": visibility]) }
  }
}
