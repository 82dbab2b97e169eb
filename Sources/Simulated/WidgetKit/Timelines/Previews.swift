public import SimulatedSwiftUI

/// Shows a widget in Xcode's canvas; the simulation only compiles the widget.
@freestanding(declaration)
public macro Preview<Shown: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Shown,
  @EntryListBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "MacroPlugin", type: "Preview")

/// A result builder that lists the entries of a widget.
@resultBuilder
public enum EntryListBuilder {
  /// Returns the entries in their order.
  public static func buildBlock(_ entries: any TimelineEntry...) -> [any TimelineEntry] { entries }
}
