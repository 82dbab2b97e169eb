import SimulatedUIKit

// Bars: what is in them is shown beside the view, and runs.
extension View {
  /// Shows views in the bars around the view.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    CompositionView(content: self, other: content(), isBehind: false)
  }

  /// Hides or shows bars around the view.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    looked("toolbar", ["": visibility, "for": bars])
  }

  /// Hides or shows bars around the view.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    looked("toolbarVisibility", ["": visibility, "for": bars])
  }

  /// Hides or shows the background of bars around the view.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    looked("toolbarBackground", ["": visibility, "for": bars])
  }

  /// Sets the size of the title in a navigation bar.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    looked("navigationBarTitleDisplayMode", ["": displayMode])
  }

  /// Hides or shows the navigation bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    looked("navigationBarHidden", ["": hidden])
  }

  /// Hides the button that leads back from the looks; the view `BackButton` stays.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    looked("navigationBarBackButtonHidden", ["": hidden])
  }
}

/// Views in a bar.
public protocol ToolbarContent: View {}

/// A result builder that combines the views in a bar.
public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: ToolbarContent {}
extension Group: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: View {}
extension ConditionalContent: ToolbarContent {}

/// A view in a bar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a view at a place in a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }
}

extension ToolbarItem: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    renderer.show(content.looked("ToolbarItem", ["placement": placement]))
  }
}

/// Several views in a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates views at a place in a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }
}

extension ToolbarItemGroup: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    renderer.show(content.looked("ToolbarItemGroup", ["placement": placement]))
  }
}
