public import SimulatedSwiftUI

/// The configuration of a control without options for the person.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration
{
  private let kind: String
  private let content: () -> Content

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - kind: The name by which the system knows the control.
  ///   - content: What the person sees and touches.
  public init(
    kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content
  ) {
    (self.kind, self.content) = (kind, content)
  }
}

extension StaticControlConfiguration: DescribedControl {
  package var control: ControlDescription {
    ControlDescription(kind: kind, intent: intent(of: content()))
  }
}
