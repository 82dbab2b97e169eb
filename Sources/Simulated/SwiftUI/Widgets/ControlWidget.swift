/// A control that the person adds to Control Center, to the Lock Screen or to the Action button.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The type of the configuration.
  associatedtype Body: ControlWidgetConfiguration
  /// The configuration.
  var body: Body { get }
  /// Creates the control.
  init()
}

extension ControlWidget {
  /// Ends the process, because only the system starts controls; nothing calls this.
  public static func main() { preconditionFailure("\(Self.self) is a control, and no program") }
}

/// The configuration of a control, which the system reads.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  /// The type of the configuration's body.
  associatedtype Body: ControlWidgetConfiguration
  /// The content of this configuration, which is also a configuration.
  var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

extension ControlWidgetConfiguration where Body == Never {
  #kept("let body: Never = noBody(of: Self.self)")
}

/// A template of a control: what the person sees and touches.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  /// The type of the template's body.
  associatedtype Body: ControlWidgetTemplate
  /// The content of this template, which is also a template.
  @ControlWidgetTemplateBuilder var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

extension ControlWidgetTemplate where Body == Never {
  #kept("let body: Never = noBody(of: Self.self)")
}

/// A result builder for the template of a control.
@MainActor @preconcurrency @resultBuilder
@Kept(
  "static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content = content")
public enum ControlWidgetTemplateBuilder {}
