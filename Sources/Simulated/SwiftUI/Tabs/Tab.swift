import SimulatedUIKit

/// What a modifier around a screen of a tab view says about the screen.
@MainActor
protocol TabPart {
  /// What identifies the screen.
  var tag: AnyHashable? { get }
  /// What a tap chooses the screen with.
  var item: (any View)? { get }
  /// The screen inside.
  var screen: any View { get }
}

extension TabPart {
  var tag: AnyHashable? { nil }
  var item: (any View)? { nil }
}

/// A modifier that says nothing about a screen of a tab view, and is passed by.
@MainActor
protocol Wrapping: TabPart {
  associatedtype Content: View
  var content: Content { get }
}

extension Wrapping {
  var screen: any View { content }
}

extension View {
  /// Says what is tapped to choose the view, in a tab view.
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    TabItemView(content: self, label: label())
  }

  /// Sets the looks of a tab view.
  public func tabViewStyle(_ style: TabViewStyle) -> some View {
    looked("tabViewStyle", ["": style])
  }
}

private struct TabItemView<Content: View, Item: View>: ShownView, TabPart {
  let content: Content
  let label: Item

  var item: (any View)? { label }
  var screen: any View { content }

  func show(in renderer: Renderer) -> [UIView] { renderer.show(content) }
}

/// A screen of a tab view, in the newer form.
public struct Tab<Value: Hashable, Content: View>: View {
  private let value: Value?
  private let label: Label<Text, Image>
  private let content: Content

  /// Creates a screen with a title, a symbol and what identifies it.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    (self.value, self.content) = (value, content())
    label = Label(titleKey, systemImage: systemImage)
  }
}

extension Tab where Value == Int {
  /// Creates a screen with a title and a symbol, which its number identifies.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    (value, self.content) = (nil, content())
    label = Label(titleKey, systemImage: systemImage)
  }
}

extension Tab: ShownView, TabPart {
  var tag: AnyHashable? { value.map { AnyHashable($0) } }
  var item: (any View)? { label }
  var screen: any View { content }

  func show(in renderer: Renderer) -> [UIView] { renderer.show(content) }
}

/// The looks of a tab view.
public struct TabViewStyle: Hashable, Sendable, CustomStringConvertible {
  /// The name of the style.
  public let description: String

  /// As the system likes.
  public static let automatic = TabViewStyle(description: "automatic")
  /// Pages that are swiped.
  public static let page = TabViewStyle(description: "page")

  /// Pages that are swiped, with or without dots.
  public static func page(indexDisplayMode: IndexDisplayMode) -> TabViewStyle {
    TabViewStyle(description: lookText("page", ["indexDisplayMode": indexDisplayMode]))
  }

  /// Whether dots are shown.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// If there are several pages.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }
}
