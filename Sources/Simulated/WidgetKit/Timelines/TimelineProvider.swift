public import SimulatedAppIntents

/// What a widget shows at a time.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
  /// How much it matters to the person; `nil` if nothing is said.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// `nil`: nothing is said.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much something matters to the person.
@Fields("score: Float, duration: Double = 0")
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {}

/// What a widget shows, and when the system asks for more.
@Fields("let", "entries: [Entry], policy: TimelineReloadPolicy")
public struct Timeline<Entry: TimelineEntry> {}

/// When the system asks for a new timeline: at the end of this one, when the app asks, or after a time.
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

/// The circumstances in which a widget is shown.
public struct TimelineProviderContext: Sendable {
  /// The size.
  public let family: WidgetFamily
  /// Whether it is shown in a gallery.
  public let isPreview: Bool
  /// The size in points.
  public let displaySize: CGSize
}

/// What provides the timeline of a widget; nothing asks it for one.
public protocol TimelineProvider {
  /// The type of what is shown.
  associatedtype Entry: TimelineEntry
  /// The circumstances.
  typealias Context = TimelineProviderContext
  /// Returns what is shown before there is content.
  func placeholder(in context: Context) -> Entry
  /// Provides what is shown in a gallery.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Provides the timeline.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
