import CameraControl

/// The callbacks that one queue ran, by receiver.
struct QueueCalls {
  /// The queue; `nil` in a trace that does not name queues.
  let queue: String?

  /// The entries that name the queue.
  var entries: [Int] = []

  /// The calls of the controls delegate.
  var callbacks: [Moment] = []

  /// The states of the controls, as the delegate knows them.
  var states = SpanRows()

  /// The presses that handlers were told.
  var presses = SpanRows()

  /// The controls whose actions were called, and when.
  private(set) var actions: [(control: String, calls: [Moment])] = []

  private var places: [String: Int] = [:]

  init(_ queue: String?) { self.queue = queue }

  mutating func add(actionOf control: String, _ call: Moment) {
    let place = places[control] ?? actions.count
    if place == actions.count {
      places[control] = place
      actions.append((control, []))
    }
    actions[place].calls.append(call)
  }

  /// Draws a row for each receiver, below the name of the queue.
  func draw(_ page: inout LanePage) {
    if let queue { page.heading("queue \(queue)", "queue", entries) }
    page.moments(callbacks, named: "delegate", "callback")
    for row in states.rows { page.spans(row.spans, named: row.name, "callback") }
    for row in presses.rows { page.spans(row.spans, named: row.name, "event") }
    for action in actions.prefix(Self.mostActions) {
      page.ticks(action.calls, named: "\(action.control) action", "action")
    }
    let rest = actions.count - Self.mostActions
    if rest > 0 { page.ticks([], named: "+ \(rest) more", "action") }
  }

  private static let mostActions = 25
}
