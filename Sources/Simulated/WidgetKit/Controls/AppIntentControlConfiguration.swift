public import SimulatedAppIntents
public import SimulatedSwiftUI

/// The configuration of a control with options for the person, or with a value.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  private let kind: String
  private let content: () -> Content

  /// Creates a configuration for a control with a value, which is shown as in a preview.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    self.kind = kind
    self.content = { content(provider.previewValue(configuration: Configuration())) }
  }

  /// Creates a configuration for a control with options.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    self.kind = kind
    self.content = { content(Configuration()) }
  }
}

extension AppIntentControlConfiguration: DescribedControl {
  package var control: ControlDescription {
    ControlDescription(kind: kind, intent: intent(of: content()))
  }
}

/// What provides the value of a control.
public protocol AppIntentControlValueProvider {
  /// The type of the options.
  associatedtype Configuration: ControlConfigurationIntent
  /// The type of the value.
  associatedtype Value

  /// Returns a value for a preview.
  func previewValue(configuration: Configuration) -> Value

  /// Returns the value.
  func currentValue(configuration: Configuration) async throws -> Value
}
