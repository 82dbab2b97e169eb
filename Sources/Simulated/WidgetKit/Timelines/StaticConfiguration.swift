public import SimulatedAppIntents
public import SimulatedSwiftUI

/// The configuration of a widget without options for the person.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// Creates a configuration.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

/// The configuration of a widget with options for the person.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  /// Creates a configuration.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}

extension WidgetConfiguration {
  /// Sets the sizes that the person can choose; they are ignored.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
}
