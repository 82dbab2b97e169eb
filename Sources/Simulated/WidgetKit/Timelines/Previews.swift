public import SimulatedSwiftUI

/// Shows a widget in Xcode's canvas; here, the widget is compiled and nothing else.
///
/// - Parameters:
///   - name: The name of the preview.
///   - family: The size of the widget.
///   - widget: The widget.
///   - timeline: What the widget shows, one after the other.
@freestanding(declaration)
public macro Preview<Shown: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Shown,
  @EntryListBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "MacroPlugin", type: "Preview")

/// A result builder that lists what a widget shows.
@resultBuilder
public enum EntryListBuilder {
  /// Returns the entries in their order.
  public static func buildBlock(_ entries: any TimelineEntry...) -> [any TimelineEntry] { entries }
}
