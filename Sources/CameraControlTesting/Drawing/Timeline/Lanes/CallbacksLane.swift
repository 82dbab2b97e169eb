import CameraControl

/// Draws what the controls delegate and the handlers of presses were told.
struct CallbacksLane {
  /// The states of the controls, as the delegate knows them.
  private(set) var states = SpanRows()

  /// The presses that handlers were told.
  private(set) var presses = SpanRows()

  private var calls: [Moment] = []

  init(_ entries: ArraySlice<Trace.Entry>) {
    for entry in entries {
      switch entry.kind {
      case .callback: take(callback: entry)
      case .event: take(event: entry)
      case .step, .input, .sample, .gesture, .overlay, .value, .written, .enabled, .device, .system,
        .sound, .session, .focus, .diagnostic, .fault, .unanswered, .haptic, .launch, .process,
        .content, .app:
        break
      }
    }
  }

  static func draw(_ entries: ArraySlice<Trace.Entry>, _ page: inout LanePage) {
    let lane = CallbacksLane(entries)
    page.moments(lane.calls, named: "delegate", "callback")
    for row in lane.states.rows { page.spans(row.spans, named: row.name, "callback") }
    for row in lane.presses.rows { page.spans(row.spans, named: row.name, "event") }
  }

  private mutating func take(callback entry: Trace.Entry) {
    calls.append(Moment(instant: entry.instant, text: entry.text))
    if let (name, isOn) = Self.states[entry.text] {
      states.turn(name, isOn: isOn, at: entry.instant)
    }
  }

  /// Takes an entry such as `volume-up began, secondary`.
  private mutating func take(event entry: Trace.Entry) {
    let words = entry.text.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return }
    let name = String(words[0])
    if words[1].hasPrefix("began") {
      presses.begin(name, at: entry.instant)
    } else {
      let style = words[1].hasPrefix("cancelled") ? "cancelled" : ""
      presses.end(name, at: entry.instant, style: style)
    }
  }

  private static let states: [String: (name: String, isOn: Bool)] = [
    TraceText.text(of: .didBecomeActive): ("active", true),
    TraceText.text(of: .didBecomeInactive): ("active", false),
    TraceText.text(of: .willEnterFullscreen): ("fullscreen", true),
    TraceText.text(of: .willExitFullscreen): ("fullscreen", false),
  ]
}
