/// A timeline of a trace, as a picture.
///
/// Time runs from left to right, and each lane shows one side of what happened. Long waits are
/// folded, and faults, diagnostics and whatever led to nothing are marked across all lanes. The
/// picture adapts to light and dark surroundings.
///
/// ```swift
/// let picture = TraceDrawing(phone.trace, lanes: [.finger, .overlay, .values]).svg
/// ```
///
/// A drawing knows the trace and nothing else, so it has the same bytes on every machine. A trace that comes
/// from a phone also knows how the overlay shows each value, and keeps that when it is encoded; of one that
/// was made from texts, the overlay has the numbers.
/// It has the force of the finger only if the trace has readings: see ``SimulatedPhone/tracesSamples``.
/// Without them, it shows presses and slides from the gestures. Callbacks are arranged by queue if
/// the trace names queues, and by who receives them: see ``SimulatedPhone/tracesQueues``.
public struct TraceDrawing: Hashable, Sendable {
  /// The trace.
  public var trace: Trace

  /// The lanes, from top to bottom.
  public var lanes: [Lane]

  private var other: Other?

  /// A trace to draw below, and what both are called.
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

  /// Returns a drawing of this trace above another one, with each entry marked that only one of them
  /// has.
  ///
  /// Both have the same axis, so what happened at the same time stands at the same place, and the
  /// same scales. A dashed line stands where a trace lacks what the other one has.
  ///
  /// - Parameters:
  ///   - other: The trace to draw below.
  ///   - title: What this trace is called.
  ///   - otherTitle: What the other one is called.
  /// - Returns: The drawing of both.
  public func compared(
    with other: Trace, named title: String = "golden", and otherTitle: String = "actual"
  ) -> TraceDrawing {
    var drawing = self
    drawing.other = Other(trace: other, titles: [title, otherTitle])
    return drawing
  }

  /// The picture, as a complete SVG document.
  ///
  /// It has no script and refers to nothing outside. Of a trace with more than ``maximumEntries``
  /// entries, it shows the first ones and says how many it leaves out.
  public var svg: String {
    let traces = [trace] + (other.map { [$0.trace] } ?? [])
    let excerpts = zip(other?.titles ?? [""], traces).map {
      TraceExcerpt($0, $1, Self.maximumEntries)
    }
    return TimelinePicture(excerpts, lanes).svg
  }

  /// The largest number of entries that a drawing shows of a trace.
  public static let maximumEntries = 20_000
}

extension TraceDrawing {
  /// A part of a drawing, which shows one side of what happened.
  public enum Lane: String, Sendable, CaseIterable {
    /// What the finger did: the steps of the script, the force and the position of the finger, and
    /// presses of all buttons.
    case finger
    /// What the overlay showed.
    case overlay
    /// What the controls delegate and the handlers of presses were told, and, in a trace that names
    /// queues, when the actions of controls were called.
    case callbacks
    /// The values of the controls.
    case values
    /// The notes of the app and the test.
    case app
    /// What the system did: sessions, sounds, launches, processes, devices and the focus lock.
    ///
    /// Launches, processes and the content of visits are bars, too, from their beginning to their end.
    case system
  }
}
