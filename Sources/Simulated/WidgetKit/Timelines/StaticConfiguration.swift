public import SimulatedAppIntents
public import SimulatedSwiftUI

/// The configuration of a widget without options for the person.
@MainActor @preconcurrency
@Kept(
  "init<Provider: TimelineProvider>(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content)"
)
public struct StaticConfiguration<Content: View>: WidgetConfiguration {}

extension WidgetConfiguration {
  /// Sets the sizes that the person can choose; the simulation ignores them.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
}

/// The background of widgets on the Lock Screen.
public struct AccessoryWidgetBackground: View {
  /// Creates the background.
  public init() {}
  /// A black background.
  public var body: some View { Color.black }
}

extension EnvironmentValues {
  /// The size of the widget.
  @Entry public var widgetFamily = WidgetFamily.systemSmall
  /// The colors in which a phone shows the widget.
  @Entry public var widgetRenderingMode = WidgetRenderingMode.fullColor
  /// Whether the widget has its background.
  @Entry public var showsWidgetContainerBackground = true
}

extension Button {
  /// Creates a button that performs an intent.
  public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(action: { Task { _ = try? await intent.perform() } }, label: label)
  }
}

extension Toggle {
  /// Creates a switch that performs an intent.
  public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    let isSet = Binding {
      isOn
    } set: { _ in
      Task { _ = try? await intent.perform() }
    }
    self.init(isOn: isSet, label: label)
  }
}

extension Button where Label == Text { #titles("init<I: AppIntent>(intent: I)") }

extension Toggle where Label == Text { #titles("init<I: AppIntent>(isOn: Bool, intent: I)") }

/// The colors in which a phone shows a widget.
@Described("fullColor; accented; vibrant")
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {}

/// The size and place of a widget.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular = 5
  case accessoryRectangular, accessoryInline
}
