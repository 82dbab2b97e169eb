import CameraControl

/// Draws the calls of the controls delegate, of press handlers and of actions, by queue.
struct CallbacksLane {
  /// The callbacks of each queue, in the order in which the queues first appear.
  private(set) var queues: [QueueCalls] = []

  // Where the next callback goes.
  private var place = 0
  private var places: [String?: Int] = [:]

  init(_ entries: ArraySlice<Trace.Entry>) {
    go(to: nil)
    for (kind, call) in entries.moments {
      switch kind {
      case .queue:
        go(to: call.text)
        queues[place].entries.append(call.entry)
      case .callback: add(callback: call)
      case .event: add(event: call)
      case .value: add(value: call)
      case _: break
      }
    }
  }

  static func draw(_ entries: ArraySlice<Trace.Entry>, _ page: inout LanePage) {
    let queues = CallbacksLane(entries).queues
    for queue in queues.prefix(mostQueues) { queue.draw(&page) }
    let rest = queues.count - mostQueues
    if rest > 0 { page.heading("+ \(rest) more queues", "queue") }
  }

  /// Lets the callbacks that follow go to another queue.
  private mutating func go(to queue: String?) {
    place = places[queue] ?? queues.count
    guard place == queues.count else { return }
    places[queue] = place
    queues.append(QueueCalls(queue))
  }

  private mutating func add(callback call: Moment) {
    queues[place].callbacks.append(call)
    guard let (name, isOn) = Self.states[call.text] else { return }
    // A state may end on another queue than it began on.
    let row = queues.firstIndex { $0.states.isOpen(name) } ?? place
    queues[row].states.turn(name, isOn: isOn, at: call)
  }

  /// Adds an entry such as `volume-up began, secondary`.
  private mutating func add(event call: Moment) {
    let words = call.text.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return }
    let name = String(words[0])
    let row = queues.firstIndex { $0.presses.isOpen(name) } ?? place
    if words[1].hasPrefix("began") {
      queues[row].presses.begin(name, at: call)
    } else {
      let style = words[1].hasPrefix("cancelled") ? "cancelled" : ""
      queues[row].presses.end(name, at: call, style: style)
    }
  }

  private mutating func add(value call: Moment) {
    // Without its queue, an action shows no more than the value in its own lane.
    guard queues[place].queue != nil, let (control, _) = EntryReading.value(call.text) else {
      return
    }
    queues[place].add(actionOf: control, call)
  }

  private static let states: [String: (name: String, isOn: Bool)] = [
    TraceText.text(of: .didBecomeActive): ("active", true),
    TraceText.text(of: .didBecomeInactive): ("active", false),
    TraceText.text(of: .willEnterFullscreen): ("fullscreen", true),
    TraceText.text(of: .willExitFullscreen): ("fullscreen", false),
  ]

  private static let mostQueues = 25
}
