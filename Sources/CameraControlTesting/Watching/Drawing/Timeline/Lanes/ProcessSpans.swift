import CameraControl

/// The times of launches, of processes, and of the content of capture extensions.
struct ProcessSpans {
  /// The launches, each from the phone's answer until a camera runs.
  private var launches = SpanRows()

  /// The processes, among them the visits to capture extensions, each from its start to its end.
  private var processes = SpanRows()

  /// The directories of visits, each from being made to being deleted or lost.
  private var contents = SpanRows()

  // The process that was launched last, if no camera has run since.
  private var launching: String?

  init(_ entries: ArraySlice<Trace.Entry>) {
    for (kind, event) in entries.moments { add(event, kind) }
  }

  /// Returns the rows of spans that entries of a kind begin.
  func rows(of kind: Trace.Kind) -> [(name: String, spans: [Span])] {
    switch kind {
    case .launch: launches.rows
    case .process: processes.rows
    case .content: contents.rows
    case _: []
    }
  }

  private mutating func add(_ event: Moment, _ kind: Trace.Kind) {
    switch kind {
    case .launch: add(launch: event)
    case .process: add(process: event)
    case .content: add(content: event)
    case .session where event.text == "did start running": endLaunch(with: event)
    case .input:
      // A test can end a process in an orderly way.
      guard let name = EntryReading.subject(event.text, " ends"), processes.isOpen(name) else {
        return
      }
      end(name, with: event)
    case _: break
    }
  }

  /// Adds an entry such as `Photos extension from control-center`.
  private mutating func add(launch event: Moment) {
    endLaunch(with: event, style: "cancelled")
    launches.begin(Self.launch, at: event)
    guard !event.text.hasPrefix("nothing: "), let way = event.text.ranges(of: " from ").last else {
      return launches.end(Self.launch, at: event, style: "cancelled", isMarked: false)
    }
    launching = String(event.text[..<way.lowerBound])
  }

  /// Adds an entry such as `Photos extension terminated: …`.
  private mutating func add(process event: Moment) {
    if let name = EntryReading.subject(event.text, " started") {
      if processes.isOpen(name) { processes.end(name, at: event, isMarked: false) }
      processes.begin(name, at: event)
    } else if let name = EntryReading.subject(event.text, " suspended") {
      end(name, with: event)
    } else if let name = EntryReading.subject(event.text, " killed") {
      end(name, with: event, style: "cancelled")
    } else if let end = event.text.firstRange(of: " terminated: ") {
      self.end(String(event.text[..<end.lowerBound]), with: event, style: "cancelled")
    }
  }

  /// Adds an entry such as `session-1 made`.
  private mutating func add(content event: Moment) {
    if let name = EntryReading.subject(event.text, " made") {
      contents.begin(name, at: event)
    } else if let name = EntryReading.subject(event.text, " deleted by the app") {
      contents.end(name, at: event)
    } else if let name = EntryReading.subject(event.text, " lost") {
      contents.end(name, at: event, style: "cancelled")
    }
  }

  private mutating func end(_ process: String, with event: Moment, style: String = "") {
    processes.end(process, at: event, style: style)
    if process == launching { endLaunch(with: event, style: "cancelled") }
  }

  private mutating func endLaunch(with event: Moment, style: String = "") {
    guard launching != nil else { return }
    launching = nil
    launches.end(Self.launch, at: event, style: style)
  }

  private static let launch = "launching"
}
