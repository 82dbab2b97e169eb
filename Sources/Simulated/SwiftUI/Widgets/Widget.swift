/// A widget: a part of an app that the system shows on its own screens.
///
/// The simulation compiles widgets and knows the controls among them, but draws none of them.
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
  /// Ends the process, because only the system starts widgets; nothing calls this.
  public static func main() { preconditionFailure("\(Self.self) is a widget, and no program") }
}

/// The configuration of a widget, which the system reads.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the configuration's body.
  associatedtype Body: WidgetConfiguration
  /// The content of this configuration, which is also a configuration.
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
