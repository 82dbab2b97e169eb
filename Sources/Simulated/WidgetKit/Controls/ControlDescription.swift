package import SimulatedAppIntents
package import SimulatedSwiftUI

/// A phone's description of a control.
package struct ControlDescription {
  /// The name of its kind.
  package var kind: String
  /// The intent that runs when the person touches the control; `nil` if it is unknown.
  package var intent: (any AppIntent)?

  /// Describes a control, or returns `nil` if its configuration is not one of the library.
  @MainActor
  package static func of(_ widget: some ControlWidget) -> ControlDescription? {
    description(of: widget.body)
  }

  @MainActor
  private static func description(
    of configuration: some ControlWidgetConfiguration
  ) -> ControlDescription? {
    (configuration as? any DescribedControl)?.control ?? body(of: configuration)
  }

  @MainActor
  private static func body<Part: ControlWidgetConfiguration>(
    of configuration: Part
  ) -> ControlDescription? {
    Part.Body.self == Never.self ? nil : description(of: configuration.body)
  }
}

/// A configuration that can be described.
@MainActor
package protocol DescribedControl {
  /// The description.
  var control: ControlDescription { get }
}

/// A template with an intent.
@MainActor
protocol ActingTemplate {
  var action: any AppIntent { get }
}

/// Returns the intent of a template, or `nil` if it has none.
@MainActor
func intent<Part: ControlWidgetTemplate>(of template: Part) -> (any AppIntent)? {
  if let acting = template as? any ActingTemplate { return acting.action }
  return Part.Body.self == Never.self ? nil : intent(of: template.body)
}
