/// The widgets and controls of a widget extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
  /// Creates the bundle.
  init()
}

extension WidgetBundle {
  /// Ends the process, because only the system starts widgets; nothing calls this.
  public static func main() { preconditionFailure("\(Self.self) is no program") }
  /// The controls among the widgets.
  package var controls: [any ControlWidget] { (body as? BundledWidgets)?.controls ?? [] }
}

/// A result builder for the widgets and controls of a bundle.
@MainActor @preconcurrency @resultBuilder
public enum WidgetBundleBuilder {
  #kept(
    """
    static func buildExpression<Content: Widget>(_ content: Content) -> Content = content
    static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget = BundledWidgets(controls: [content])
    static func buildBlock() -> some Widget = BundledWidgets()
    """)

  /// Combines the widgets of a bundle.
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget
  {
    var controls: [any ControlWidget] = []
    for widget in repeat each content { controls += (widget as? BundledWidgets)?.controls ?? [] }
    return BundledWidgets(controls: controls)
  }

  #kept(
    """
    static func buildOptional<Content: Widget>(_ content: Content?) -> some Widget = BundledWidgets(controls: (content as? BundledWidgets)?.controls ?? [])
    static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> Content = content
    """)
}

/// The widgets of a bundle.
private struct BundledWidgets: Widget {
  var controls: [any ControlWidget] = []

  var body: Never { preconditionFailure("a list of widgets has no configuration") }
}
