/// A widget: something of an app that the system shows on a screen of its own.
///
/// Widgets are compiled, and the controls among them are known to a phone. None is ever drawn.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the configuration.
  associatedtype Body: WidgetConfiguration
  /// The configuration.
  var body: Body { get }
  /// Creates the widget.
  init()
}

extension Widget {
  /// Ends the process, since only the system starts widgets; nothing calls it.
  public static func main() { preconditionFailure("\(Self.self) is a widget, and no program") }
}

/// What the system needs to know about a widget.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the configuration's body.
  associatedtype Body: WidgetConfiguration
  /// The configuration that makes up this one.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  #kept("let body: Never = noBody(of: Self.self)")
}

extension WidgetConfiguration {
  #kept(
    """
    func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration = self
    func contentMarginsDisabled() -> some WidgetConfiguration = self
    func description(_ description: LocalizedStringKey) -> some WidgetConfiguration = self
    """)
}
