/// A dial that an app defined: its value, and the action that hears of it on the app's queue.
package final class ActionDial<Value: DialValue>: Sendable {
  private let state: Guarded<State>

  private struct State {
    var dial: Dial
    var value: Value
    // Values that a finger chose are numbered. Those behind `stored` are still on their way to the
    // action queue, or were lost with a queue that went.
    var chosen: UInt64 = 0
    var stored: UInt64 = 0
    var lane: CallbackLane<Change>?

    var isFingerAhead: Bool { stored < chosen }

    /// Stores what a finger chose, unless a newer choice has come over another queue meanwhile.
    mutating func store(_ value: Value, number: UInt64) {
      guard number > stored else { return }
      stored = number
      self.value = value
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
    case finger(number: UInt64)
    /// A finger chose it, and it was stored at once.
    case fingerStored

    /// Whether a newer choice of the finger may take its place.
    var isReplaceable: Bool {
      switch self {
      case .stored: false
      case .finger, .fingerStored: true
      }
    }
  }

  /// How a change by a finger gets to the action.
  private enum Way {
    /// It is stored, and the caller is in the lane and calls.
    case inPlace
    /// It waits in the lane, which needs a turn for it.
    case waiting
    /// It took the place of an older one, which has a turn already.
    case replaced
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
      // With a finger's change on the way, the overlay goes on showing where the finger is. And an
      // action that writes what it was given must not move the dial from under the finger.
      if !state.isFingerAhead, state.dial.value != value.dialed {
        state.dial.move(to: value.dialed)
      }
      return isChange ? state.lane : nil
    }
    guard let lane, let phone, phone.behavior.delivery.programmaticSetCallsAction else { return }
    lane.send(Change(value: value, owner: self, origin: .stored), courier: phone.courier)
  }

  /// Moves the dial with a finger, and tells `didMove` of a new value.
  package func turn(_ turn: ControlTurn, on phone: Phone, didMove: (Value) -> Void) {
    let moved = state.withLock { state -> (CallbackLane<Change>, Value, Way)? in
      guard let lane = state.lane else { return nil }
      if turn.begins { state.dial.anchor() }
      guard
        let target = state.dial.slide(
          byMillimetres: turn.millimetres, tuning: phone.behavior.slide)
      else { return nil }
      let value = Value(dialed: target)
      if lane.runsInPlace, phone.courier == nil, !state.isFingerAhead, lane.enter() {
        state.value = value
        return (lane, value, .inPlace)
      }
      return (lane, value, queue(value, in: lane, of: &state, on: phone))
    }
    guard let (lane, value, way) = moved else { return }
    didMove(value)
    switch way {
    case .inPlace: lane.call(Change(value: value, owner: self, origin: .stored))
    case .waiting: lane.requestTurn(courier: phone.courier)
    case .replaced: break
    }
  }

  // It happens under the lock, so that values come to the action in the order in which they were
  // chosen, whatever threads they come from.
  private func queue(
    _ value: Value, in lane: CallbackLane<Change>, of state: inout State, on phone: Phone
  ) -> Way {
    let origin: Origin
    if phone.quirks.valueUpdate == .immediate {
      state.value = value
      origin = .fingerStored
    } else {
      state.chosen += 1
      origin = .finger(number: state.chosen)
    }
    let change = Change(value: value, owner: self, origin: origin)
    if phone.behavior.delivery.actionDelivery == .latestOnly,
      lane.replaceNewest(with: change, if: \.origin.isReplaceable)
    {
      return .replaced
    }
    lane.put(change)
    return .waiting
  }

  private func store(_ change: Change) {
    guard case .finger(let number) = change.origin else { return }
    state.withLock { $0.store(change.value, number: number) }
  }
}
