public import SimulatedAppIntents

/// The content of a widget at a point in time.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
  /// The relevance of the entry to the person; `nil` if the app sets none.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// No relevance: `nil`.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry to the person.
@Fields("score: Float, duration: Double = 0")
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {}

/// The entries of a widget, and when the system requests more.
@Fields("let", "entries: [Entry], policy: TimelineReloadPolicy")
public struct Timeline<Entry: TimelineEntry> {}

/// When the system requests a new timeline: after this one, on the app's request, or after a time.
@Kept(
  #"""
  static let atEnd: TimelineReloadPolicy = Self(name: "atEnd", date: nil)
  static let never: TimelineReloadPolicy = Self(name: "never", date: nil)
  static func after(_ date: Date) -> TimelineReloadPolicy = Self(name: "after", date: date)
  """#)
public struct TimelineReloadPolicy: Hashable, Sendable {
  private let name: String
  private let date: Date?
}

/// The circumstances in which a phone shows a widget.
public struct TimelineProviderContext: Sendable {
  /// The size.
  public let family: WidgetFamily
  /// Whether a gallery shows the widget.
  public let isPreview: Bool
  /// The size in points.
  public let displaySize: CGSize
}

/// A provider of the timeline of a widget; nothing calls it.
public protocol TimelineProvider {
  /// The type of the timeline's entries.
  associatedtype Entry: TimelineEntry
  /// The circumstances.
  typealias Context = TimelineProviderContext
  /// Returns the entry that the widget shows before there is content.
  func placeholder(in context: Context) -> Entry
  /// Provides the entry that a gallery shows.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Provides the timeline.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
