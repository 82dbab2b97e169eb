public import CameraControl

/// An interactive HTML report of one or several traces.
///
/// The report is a single file that you open from disk, and that loads nothing else. The report has
/// timelines, the overlay at each instant, a searchable list of all entries, the script, and a test
/// to paste. You can use the report with a keyboard or a screen reader, in light or dark mode.
///
/// ```swift
/// let page = TraceReport([("before", old), ("after", new)]).html
/// ```
///
/// Equal traces give the same bytes on every machine.
public struct TraceReport: Hashable, Sendable {
  /// The model of the phone that the traces come from.
  public var model: PhoneModel

  /// The traces, each with a title.
  public var traces: [Named]

  /// A trace with a title.
  public struct Named: Hashable, Sendable {
    /// The title; it may be empty.
    public var title: String

    /// The trace.
    public var trace: Trace

    /// Creates a trace with a title.
    public init(_ title: String, _ trace: Trace) {
      self.title = title
      self.trace = trace
    }
  }

  /// Creates a report about traces.
  ///
  /// - Parameters:
  ///   - traces: The traces, each with a title; the report marks differences between the first two.
  ///   - model: The model of the phone that the traces come from.
  public init(_ traces: [(String, Trace)], on model: PhoneModel = .iPhone16Pro) {
    self.traces = traces.map(Named.init)
    self.model = model
  }

  /// The page, as a complete HTML document.
  ///
  /// The page shows at most ``maximumEntries`` entries of each trace, and says how many entries it
  /// leaves out. If the traces first differ far from their beginning, the page begins shortly
  /// before that difference.
  public var html: String { ReportPage(self).html }

  /// The largest number of entries that a report shows of each trace.
  public static let maximumEntries = 20_000

  /// The largest number of entries that a report's timeline shows of each trace.
  public static let maximumTimelineEntries = 4000
}
