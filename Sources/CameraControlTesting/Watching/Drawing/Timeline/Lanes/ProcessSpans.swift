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
    for moment in entries.moments { add(moment) }
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

  private mutating func add(_ moment: Moment) {
    switch moment.event {
    case .launch(let outcome): add(outcome, moment)
    case .process(let event): add(event, moment)
    case .content(let event): add(event, moment)
    case .session(.didStartRunning): endLaunch(with: moment)
    // A test can end a process in an orderly way.
    case .input(.terminate(let app)) where processes.isOpen(app): end(app, with: moment)
    case _: break
    }
  }

  private mutating func add(_ outcome: LaunchOutcome, _ moment: Moment) {
    endLaunch(with: moment, style: "cancelled")
    launches.begin(Self.launch, at: moment)
    switch outcome {
    case .captureExtension(let product, _): launching = "\(product) extension"
    case .app(let product, _): launching = product
    case .nothing: launches.end(Self.launch, at: moment, style: "cancelled", isMarked: false)
    }
  }

  private mutating func add(_ event: ProcessEvent, _ moment: Moment) {
    switch event {
    case .started(let process):
      if processes.isOpen(process) { processes.end(process, at: moment, isMarked: false) }
      processes.begin(process, at: moment)
    case .suspended(let process): end(process, with: moment)
    case .killed(let process), .terminated(let process, _):
      end(process, with: moment, style: "cancelled")
    case .performed, .continued, .appeared: break
    }
  }

  private mutating func add(_ event: ContentEvent, _ moment: Moment) {
    switch event {
    case .made(let name): contents.begin(name, at: moment)
    case .deleted(let name): contents.end(name, at: moment)
    case .lost(let name): contents.end(name, at: moment, style: "cancelled")
    case .copied, .copyFailed, .gone, .erased, .emptied, .update: break
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
