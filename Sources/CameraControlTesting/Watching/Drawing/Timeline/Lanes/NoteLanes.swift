import CameraControl

// The lanes that show texts.

/// Draws the notes of the app and the test.
enum AppLane {
  static func draw(_ entries: ArraySlice<Trace.Entry>, _ page: inout LanePage) {
    var runs = NoteRuns()
    for index in entries.indices where entries[index].kind == .app {
      runs.add(entries[index].text, at: entries[index].instant, entry: index)
    }
    page.moments(runs.moments, named: "app", "app")
  }
}

/// Draws the system's events: each kind in its own rows, and events with a duration as bars below.
enum SystemLane {
  static func draw(_ entries: ArraySlice<Trace.Entry>, _ page: inout LanePage) {
    var runs: [Trace.Kind: NoteRuns] = [:]
    for index in entries.indices where kinds.contains(entries[index].kind) {
      let entry = entries[index]
      runs[entry.kind, default: NoteRuns()].add(
        entry.text, at: entry.instant, entry: index)
    }
    let spans = ProcessSpans(entries)
    for kind in kinds {
      page.moments(runs[kind]?.moments ?? [], named: kind.rawValue, "system")
      for row in spans.rows(of: kind).prefix(mostSpans) {
        page.spans(row.spans, named: row.name, "process")
      }
      let rest = spans.rows(of: kind).count - mostSpans
      if rest > 0 { page.spans([], named: "+ \(rest) more", "process") }
    }
  }

  private static let mostSpans = 25

  private static let kinds: [Trace.Kind] = [
    .system, .session, .launch, .process, .content, .sound, .focus, .device,
  ]
}

/// Draws mistakes and gestures without effect, which are also marked in all lanes.
struct FindingLane {
  private var mistakes: [Moment] = []
  private var unanswered: [Moment] = []

  init(_ entries: ArraySlice<Trace.Entry>) {
    for index in entries.indices {
      let entry = entries[index]
      let moment = Moment(instant: entry.instant, text: entry.text, entry: index)
      switch entry.kind {
      case .fault, .diagnostic: mistakes.append(moment)
      case .unanswered: unanswered.append(moment)
      case _: break
      }
    }
  }

  /// The instants to mark in all lanes.
  var instants: [PhoneInstant] { (mistakes + unanswered).map(\.instant) }

  func draw(_ page: inout LanePage) {
    page.moments(mistakes, named: "mistakes", "finding", longest: Self.longest)
    page.moments(unanswered, named: "led to nothing", "finding", longest: Self.longest)
  }

  private static let longest = 560
}
