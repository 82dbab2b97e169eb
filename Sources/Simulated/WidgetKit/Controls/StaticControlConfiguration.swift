public import SimulatedSwiftUI

/// The configuration of a control without options for the person.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration
{
  private let kind: String
  private let content: () -> Content

  /// Creates a configuration.
  public init(
    kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content
  ) { (self.kind, self.content) = (kind, content) }

  /// Creates a configuration for a control with a value: always the value for a preview.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) { self.init(kind: kind) { content(provider.previewValue) } }
}

extension StaticControlConfiguration: DescribedControl {
  package var control: ControlDescription {
    ControlDescription(kind: kind, intent: intent(of: content()))
  }
}

/// A provider of the value for a control without options.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// The value for a preview.
  var previewValue: Value { get }
  /// Returns the value.
  func currentValue() async throws -> Value
}
