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
    for call in entries.moments {
      if call.kind == .callback { queues[place].callbacks.append(call) }
      if let (matter, begins) = call.event?.matter { turn(matter, begins, call) }
      switch call.event {
      case .queue(let queue):
        go(to: queue)
        queues[place].entries.append(call.entry)
      // Without its queue, an action shows no more than the value in its own lane.
      case .value(let control, _) where queues[place].queue != nil:
        queues[place].add(actionOf: control, call)
      case .capture(let phase, .airPodsStem, _): turn(.press(.airPodsStem), phase == .began, call)
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

  /// Begins or ends a state of the controls or a press, which may end on another queue than it began on.
  private mutating func turn(_ matter: Matter, _ begins: Bool, _ call: Moment) {
    switch matter {
    case .activeControls: turn("active", begins, call)
    case .fullscreen: turn("fullscreen", begins, call)
    case .press(let button):
      let name = TraceText.name(button)
      let row = queues.firstIndex { $0.presses.isOpen(name) } ?? place
      if begins {
        queues[row].presses.begin(name, at: call)
      } else {
        queues[row].presses.end(name, at: call, style: call.isCancelled ? "cancelled" : "")
      }
    case .focusLock: break
    }
  }

  private mutating func turn(_ state: String, _ begins: Bool, _ call: Moment) {
    let row = queues.firstIndex { $0.states.isOpen(state) } ?? place
    queues[row].states.turn(state, isOn: begins, at: call)
  }

  private static let mostQueues = 25
}

extension Moment {
  fileprivate var isCancelled: Bool {
    if case .capture(.cancelled, _, _) = event { true } else { false }
  }
}
