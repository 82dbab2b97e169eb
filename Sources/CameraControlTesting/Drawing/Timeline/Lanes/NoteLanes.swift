import CameraControl

// The lanes that show texts.

/// Draws the notes of the app and the test.
enum AppLane {
  static func draw(_ entries: ArraySlice<Trace.Entry>, _ page: inout LanePage) {
    var runs = NoteRuns()
    for entry in entries where entry.kind == .app { runs.add(entry.text, at: entry.instant) }
    page.moments(runs.moments, named: "app", "app")
  }
}

/// Draws what the system did, each kind in rows of its own.
enum SystemLane {
  static func draw(_ entries: ArraySlice<Trace.Entry>, _ page: inout LanePage) {
    var runs: [Trace.Kind: NoteRuns] = [:]
    for entry in entries where kinds.contains(entry.kind) {
      runs[entry.kind, default: NoteRuns()].add(entry.text, at: entry.instant)
    }
    for kind in kinds {
      page.moments(runs[kind]?.moments ?? [], named: kind.rawValue, "system")
    }
  }

  private static let kinds: [Trace.Kind] = [
    .system, .session, .launch, .process, .content, .sound, .focus, .device,
  ]
}

/// Draws mistakes and what led to nothing, which are marked in all lanes, too.
struct FindingLane {
  private var mistakes: [Moment] = []
  private var unanswered: [Moment] = []

  init(_ entries: ArraySlice<Trace.Entry>) {
    for entry in entries {
      let moment = Moment(instant: entry.instant, text: entry.text)
      switch entry.kind {
      case .fault, .diagnostic: mistakes.append(moment)
      case .unanswered: unanswered.append(moment)
      case .step, .input, .sample, .gesture, .overlay, .callback, .value, .written, .enabled,
        .device, .event, .system, .sound, .session, .focus, .haptic, .launch, .process, .content,
        .app:
        break
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
