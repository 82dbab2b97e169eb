/// A timeline of a trace, as a picture.
///
/// Time runs from left to right, and each row, or lane, shows one part of the phone or the app. The
/// picture shortens long waits. A line through all lanes marks each error, each warning, and each
/// gesture that had no effect. The picture adapts to light and dark mode.
///
/// ```swift
/// let picture = TraceDrawing(phone.trace, lanes: [.finger, .overlay, .values]).svg
/// ```
///
/// Equal traces give the same bytes on every machine. The drawing shows values as the overlay does.
/// If an entry is known only as a text, because the trace was read from one, the drawing leaves out
/// its value, press or overlay, and says so. The drawing shows the force of the finger only if the trace has readings: see
/// ``SimulatedPhone/tracesSamples``. Without readings of the button, the drawing derives presses
/// and slides from the gestures. If the trace names queues, the drawing has a lane for each queue:
/// see ``SimulatedPhone/tracesQueues``.
public struct TraceDrawing: Hashable, Sendable {
  /// The trace.
  public var trace: Trace

  /// The lanes, from top to bottom.
  public var lanes: [Lane]

  private var other: Other?

  /// A trace to draw below the first trace, with the titles of both traces.
  private struct Other: Hashable, Sendable {
    var trace: Trace
    var titles: [String]
  }

  /// Creates a drawing of a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - lanes: The lanes, from top to bottom.
  public init(_ trace: Trace, lanes: [Lane] = Lane.allCases) {
    self.trace = trace
    self.lanes = lanes
  }

  /// Returns a drawing of this trace above another trace, with marks at entries that only one trace
  /// contains.
  ///
  /// Both traces have the same axis and the same scales. A dashed line marks where a trace lacks an
  /// entry of the other trace.
  ///
  /// - Parameters:
  ///   - other: The trace to draw below.
  ///   - title: The title of this trace.
  ///   - otherTitle: The title of the trace below.
  /// - Returns: The drawing of both traces.
  public func compared(
    with other: Trace, named title: String = "golden", and otherTitle: String = "actual"
  ) -> TraceDrawing {
    var drawing = self
    drawing.other = Other(trace: other, titles: [title, otherTitle])
    return drawing
  }

  /// The picture, as a complete SVG document.
  ///
  /// The picture contains no JavaScript, and no links to other files. If a trace has more than
  /// ``maximumEntries`` entries, the picture shows the first ones and says how many it leaves out.
  public var svg: String {
    let traces = [trace] + (other.map { [$0.trace] } ?? [])
    let excerpts = zip(other?.titles ?? [""], traces).map {
      TraceExcerpt($0, $1.entries, Self.maximumEntries)
    }
    return TimelinePicture(excerpts, lanes).svg
  }

  /// The largest number of entries that a drawing shows of a trace.
  public static let maximumEntries = 20_000

  /// A part of a drawing, which shows one part of the phone or the app.
  public enum Lane: String, Sendable, CaseIterable {
    /// What the finger did: the steps of the script, the force and the position of the finger, and
    /// presses of all buttons.
    case finger
    /// What the overlay showed.
    case overlay
    /// Calls of the controls delegate and of press handlers; also calls of the controls' actions,
    /// if the trace names queues.
    case callbacks
    /// The values of the controls.
    case values
    /// The notes of the app and the test.
    case app
    /// What the system did: sessions, sounds, launches, processes, devices and the focus lock.
    ///
    /// Launches, processes and session content are bars, from their beginning to their end.
    case system
  }
}
