/// A dial that an app defined: its value, and the action that hears of it on the app's queue.
package final class ActionDial<Value: DialValue>: Sendable {
  private let state: Guarded<State>

  private struct State {
    var dial: Dial
    var value: Value
    // Changes by a finger that are on their way to the action queue.
    var onTheWay = 0
    var lane: CallbackLane<Change>?

    /// Stores a finger's value now or lets it be stored on the action queue, as the phone has it.
    mutating func note(_ value: Value, on phone: Phone, _ lane: CallbackLane<Change>) -> Way {
      if lane.runsInPlace, phone.courier == nil, onTheWay == 0, lane.enter() {
        self.value = value
        return .inPlace
      }
      onTheWay += 1
      guard phone.quirks.valueUpdate == .immediate else { return .lane(.finger) }
      self.value = value
      return .lane(.fingerStored)
    }
  }

  // A change carries its dial, so that one that waits keeps it alive and the lane need not.
  private struct Change: Sendable {
    var value: Value
    var owner: ActionDial
    var origin: Origin
  }

  private enum Origin {
    /// The value is stored already: the app wrote it, or the action runs in place.
    case stored
    /// A finger chose it; it is stored when the change reaches the action queue.
    case finger
    /// A finger chose it, and it was stored at once, while others may be on the way.
    case fingerStored
  }

  /// How a change by a finger gets to the action.
  private enum Way {
    case inPlace
    case lane(Origin)
  }

  package init(_ dial: Dial) {
    state = Guarded(State(dial: dial, value: Value(dialed: dial.value)))
  }

  /// The value as the app reads it.
  package var value: Value { state.withLock { $0.value } }

  /// The value that the overlay shows: the newest one the finger chose, or else the app's.
  package var shown: (value: Double, fraction: Double) {
    state.withLock { ($0.dial.value, $0.dial.scale.fraction(of: $0.dial.value)) }
  }

  /// Whether there is a queue for the action.
  package var hasAction: Bool { state.withLock { $0.lane != nil } }

  /// Whether the app may write the value here and now: on the action queue, or before there is one.
  package var isWritable: Bool {
    guard let lane = state.withLock({ $0.lane }) else { return true }
    return lane.queue.isCurrent
  }

  /// The label of the action queue.
  package var queueLabel: String { state.withLock { $0.lane?.queue.label } ?? "" }

  /// Lets `action` hear of changes, on `queue`, from the next one on.
  package func setAction(queue: any CallbackQueue, _ action: @escaping @Sendable (Value) -> Void) {
    let lane = CallbackLane<Change>(queue: queue) { change in
      change.owner.store(change)
      action(change.value)
    }
    // The old action is let go of outside the lock: with it, objects of the app can go.
    let old = state.withLock { state in
      defer { state.lane = lane }
      return state.lane
    }
    withExtendedLifetime(old) {}
  }

  /// Changes what the finger is caught by.
  package func setDetents(_ values: [Float]) {
    state.withLock { $0.dial.prominentValues = values.map(Double.init) }
  }

  /// Stores a value that the app wrote; where the phone says so, the action hears of it.
  package func write(_ value: Value, on phone: Phone?) {
    let lane = state.withLock { state -> CallbackLane<Change>? in
      let isChange = state.value != value
      state.value = value
      // With a finger's change on the way, the overlay goes on showing where the finger is.
      if state.onTheWay == 0 { state.dial.move(to: value.dialed) }
      return isChange ? state.lane : nil
    }
    guard let lane, let phone, phone.behavior.delivery.programmaticSetCallsAction else { return }
    lane.send(Change(value: value, owner: self, origin: .stored), courier: phone.courier)
  }

  /// Moves the dial with a finger; tells `willSend` of a new value before the action can hear of it.
  package func turn(_ turn: ControlTurn, on phone: Phone, willSend: (Value) -> Void) {
    let moved = state.withLock { state -> (CallbackLane<Change>, Value, Way)? in
      guard let lane = state.lane else { return nil }
      if turn.begins { state.dial.anchor() }
      guard
        let target = state.dial.slide(
          byMillimetres: turn.millimetres, tuning: phone.behavior.slide)
      else { return nil }
      let value = Value(dialed: target)
      return (lane, value, state.note(value, on: phone, lane))
    }
    guard let (lane, value, way) = moved else { return }
    willSend(value)
    switch way {
    case .inPlace: lane.call(Change(value: value, owner: self, origin: .stored))
    case .lane(let origin):
      send(Change(value: value, owner: self, origin: origin), in: lane, on: phone)
    }
  }

  private func send(_ change: Change, in lane: CallbackLane<Change>, on phone: Phone) {
    if phone.behavior.delivery.actionDelivery == .latestOnly,
      lane.replaceNewest(with: change, if: { $0.origin != .stored })
    {
      state.withLock { $0.onTheWay -= 1 }
    } else {
      lane.send(change, courier: phone.courier)
    }
  }

  private func store(_ change: Change) {
    guard change.origin != .stored else { return }
    state.withLock { state in
      if change.origin == .finger { state.value = change.value }
      state.onTheWay -= 1
    }
  }
}
