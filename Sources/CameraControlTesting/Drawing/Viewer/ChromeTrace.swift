import CameraControl

/// Writes a trace in the format of trace viewers.
struct ChromeTrace {
  private var events: [String] = []
  private var threads = 0

  init(_ trace: Trace) {
    let entries = trace.entries[...]
    let last = entries.map(\.instant).max() ?? .zero
    let callbacks = CallbacksLane(entries)
    add(steps(in: entries), named: "steps", until: last)
    for row in FingerLane(entries).presses.rows {
      add(row.spans.map { (row.name, $0) }, named: "finger: \(row.name)", until: last)
    }
    add(overlays(in: entries), named: "overlay", until: last)
    for queue in callbacks.queues { add(queue, until: last) }
    let spans = ProcessSpans(entries)
    for kind in [Trace.Kind.launch, .process, .content] {
      for row in spans.rows(of: kind) {
        let name = kind == .launch ? "launches" : "\(kind.rawValue): \(row.name)"
        add(row.spans.map { (row.name, $0) }, named: name, until: last)
      }
    }
    for kind in Trace.Kind.allCases where !Self.drawnAsSpans.contains(kind) {
      addMoments(entries.filter { $0.kind == kind }, named: kind.rawValue)
    }
    addValues(entries)
  }

  /// The trace as JSON.
  var json: String {
    "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n\(events.joined(separator: ",\n"))\n]}\n"
  }

  private typealias Named = (name: String, span: Span)

  private func steps(in entries: ArraySlice<Trace.Entry>) -> [Named] {
    row(entries.filter { $0.kind == .step }) { _ in false }
  }

  private func overlays(in entries: ArraySlice<Trace.Entry>) -> [Named] {
    let hidden = OverlayDrawing.text(of: .hidden)
    return row(entries.filter { $0.kind == .overlay }) { $0 == hidden }
  }

  /// Adds a thread with the calls of a queue, if it has a name, and one for each state and button.
  private mutating func add(_ queue: QueueCalls, until last: PhoneInstant) {
    if let name = queue.queue, !queue.calls.isEmpty {
      startThread("queue: \(name)")
      for call in queue.calls { addMoment(call.text, at: call.instant) }
    }
    let suffix = queue.queue.map { " on \($0)" } ?? ""
    for row in queue.states.rows {
      add(row.spans.map { (row.name, $0) }, named: "delegate: \(row.name)\(suffix)", until: last)
    }
    for row in queue.presses.rows {
      add(row.spans.map { (row.name, $0) }, named: "handler: \(row.name)\(suffix)", until: last)
    }
  }

  /// Returns spans, each of which ends where the next entry is.
  private func row(_ entries: [Trace.Entry], isEnd: (String) -> Bool) -> [Named] {
    entries.indices.filter { !isEnd(entries[$0].text) }.map { index in
      let next = index + 1 < entries.count ? entries[index + 1].instant : nil
      return (entries[index].text, Span(start: entries[index].instant, end: next))
    }
  }

  private mutating func add(_ spans: [Named], named name: String, until last: PhoneInstant) {
    guard !spans.isEmpty else { return }
    startThread(name)
    for (name, span) in spans {
      // Viewers refuse an end before its beginning, which only a trace made by hand can have.
      let end = max(span.start, span.end ?? last)
      events.append(event(name, "B", span.start))
      events.append(event(name, "E", end))
    }
  }

  private mutating func addMoments(_ entries: [Trace.Entry], named name: String) {
    guard !entries.isEmpty else { return }
    startThread(name)
    for entry in entries { addMoment(entry.text, at: entry.instant) }
  }

  private mutating func addMoment(_ name: String, at instant: PhoneInstant) {
    events.append(event(name, "i", instant, ",\"s\":\"t\""))
  }

  private mutating func addValues(_ entries: ArraySlice<Trace.Entry>) {
    for entry in entries where entry.kind == .value || entry.kind == .written {
      guard let (control, value) = EntryReading.value(entry.text) else { continue }
      events.append(event(control, "C", entry.instant, ",\"args\":{\"value\":\(value)}"))
    }
  }

  private mutating func startThread(_ name: String) {
    threads += 1
    events.append(
      "{\"name\":\"thread_name\",\"ph\":\"M\",\"pid\":1,\"tid\":\(threads),"
        + "\"args\":{\"name\":\(JSONText.quoted(name))}}")
  }

  private func event(
    _ name: String, _ phase: String, _ instant: PhoneInstant, _ more: String = ""
  ) -> String {
    "{\"name\":\(JSONText.quoted(name)),\"ph\":\"\(phase)\",\"pid\":1,\"tid\":\(threads),"
      + "\"ts\":\(Self.microseconds(instant))\(more)}"
  }

  /// Returns an instant in microseconds, without loss.
  private static func microseconds(_ instant: PhoneInstant) -> String {
    let nanoseconds = instant.nanoseconds.magnitude
    let digits = String(nanoseconds % 1000)
    let fraction = String(repeating: "0", count: 3 - digits.count) + digits
    return "\(instant.nanoseconds < 0 ? "-" : "")\(nanoseconds / 1000).\(fraction)"
  }

  private static let drawnAsSpans: Set<Trace.Kind> = [
    .step, .overlay, .queue, .callback, .event, .value, .written, .sample,
  ]
}

extension Trace {
  /// The trace as JSON for trace viewers that read Chrome's format.
  ///
  /// Steps, presses, launches, processes, the content of visits and what the overlay showed are pairs
  /// of a beginning and an end, each in a thread with a name. Values are counters. Everything else is
  /// a moment, as are the entries that begin and end launches, processes and content. Readings of the
  /// button are left out.
  ///
  /// Callbacks are moments in a thread of their queue if the trace names queues: see
  /// ``SimulatedPhone/tracesQueues``.
  public var chromeTrace: String { ChromeTrace(self).json }
}
