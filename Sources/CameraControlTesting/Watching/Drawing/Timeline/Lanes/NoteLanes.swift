import CameraControl

// The lanes that show texts.

/// Draws the notes of the app and the test, or the system's events: each kind in its own rows, and events
/// with a duration as bars below.
enum NoteLane {
  static func draw(
    _ kinds: [Trace.Kind], of entries: ArraySlice<Trace.Entry>, _ style: String,
    _ page: inout LanePage
  ) {
    var runs: [Trace.Kind: NoteRuns] = [:]
    for note in entries.moments where kinds.contains(note.kind) {
      runs[note.kind, default: NoteRuns()].add(note)
    }
    let spans = ProcessSpans(entries)
    for kind in kinds {
      page.moments(runs[kind]?.moments ?? [], named: kind.name, style)
      for row in spans.rows(of: kind).prefix(mostSpans) {
        page.spans(row.spans, named: row.name, "process")
      }
      let rest = spans.rows(of: kind).count - mostSpans
      if rest > 0 { page.spans([], named: "+ \(rest) more", "process") }
    }
  }

  private static let mostSpans = 25

  /// What the system notes.
  static let system: [Trace.Kind] = [
    .system, .session, .launch, .process, .content, .sound, .focus, .device,
  ]
}

/// Draws mistakes and gestures without effect, which are also marked in all lanes.
struct FindingLane {
  private var mistakes: [Moment] = []
  private var unanswered: [Moment] = []

  init(_ entries: ArraySlice<Trace.Entry>) {
    for moment in entries.moments {
      switch moment.kind {
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
    page.moments(unanswered, named: "without effect", "finding", longest: Self.longest)
  }

  private static let longest = 560
}
