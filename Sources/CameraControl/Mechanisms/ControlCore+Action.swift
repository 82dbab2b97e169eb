extension ControlCore {
  /// The value as the app reads it.
  package var value: Double { state.withLock { $0.value } }

  /// Whether the app may write the value here and now: on the action queue, or before there is one.
  package var isWritable: Bool {
    state.withLock { $0.binding }?.queue.isCurrent ?? true
  }

  /// The label of the action queue.
  package var queueLabel: String { state.withLock { $0.binding }?.queue.label ?? "" }

  /// Lets `action` hear of changes, on `queue`, from the next one on.
  package func setAction(
    queue: any CallbackQueue, _ action: @escaping @Sendable (Double) -> Void
  ) {
    let new = ActionBinding(self, queue: queue, action)
    // The old action is let go of outside the lock: with it, objects of the app can go.
    let old = state.withLock { $0.replaceBinding(with: new) }
    withExtendedLifetime(old) {}
  }

  /// Stores a value that the app wrote; where the phone says so, the action hears of it.
  package func write(_ value: Double) {
    let host = host
    host?.record(.written, .written(control: name, value))
    let callsAction = host?.behavior.delivery.programmaticSetCallsAction ?? false
    let binding = state.withLock { inside -> ActionBinding? in
      let isChange = inside.value != value
      inside.value = value
      // With a finger's change on the way, the overlay goes on showing where the finger is. And an
      // action that writes what it was given must not move the dial from under the finger.
      if !inside.isFingerAhead, inside.dial.value != value { inside.dial.move(to: value) }
      guard isChange, callsAction, let binding = inside.binding else { return nil }
      _ = inside.wait(ControlInside.Change(value: value, origin: .stored), replacing: false)
      return binding
    }
    if let binding { binding.queue.take(binding, with: host?.courier) }
  }

  /// How a change by a finger gets to the action.
  private enum Way {
    /// It is stored, and the caller is in the lane and calls.
    case inPlace
    /// It waits, and needs a turn.
    case waiting
    /// It took the place of an older one, which has a turn already.
    case replaced
  }

  /// Moves the value with a finger.
  package func turn(_ turn: ControlTurn, in delivery: inout PhoneDelivery) {
    self.turn(turn, of: nil, in: &delivery)
  }

  /// Moves the value with a finger, if the control is the session's and reacts.
  package func turn(
    _ turn: ControlTurn, of session: SessionID?, in delivery: inout PhoneDelivery
  ) {
    let host = delivery.host
    let moved = state.withLock { inside -> (ActionBinding, Double, Way)? in
      guard let binding = inside.binding, inside.isMeant(by: session, on: host) else { return nil }
      if turn.begins { inside.dial.anchor() }
      guard
        let value = inside.dial.slide(
          byMillimetres: turn.millimetres, tuning: host.behavior.slide)
      else { return nil }
      if binding.runsInPlace, host.courier == nil, !inside.isFingerAhead, binding.gate.enter() {
        inside.value = value
        return (binding, value, .inPlace)
      }
      return (binding, value, inside.queue(value, on: host) ? .waiting : .replaced)
    }
    guard let (binding, value, way) = moved else { return }
    delivery.record(.value, .value(control: name, value))
    switch way {
    case .inPlace:
      delivery.flush()
      binding.call(value)
    case .waiting:
      if host.courier == nil { delivery.flush() }
      binding.queue.take(binding, with: host.courier)
    case .replaced:
      return
    }
  }

  /// Calls the action of a system slider, which has driven its device.
  package func callAction(with value: Double, in delivery: inout PhoneDelivery) {
    guard let systemAction else { return }
    let host = delivery.host
    // The main queue is the phone's, so the binding can only be made when a phone asks.
    let (binding, old) = state.withLock { inside in
      var old: ActionBinding?
      let binding: ActionBinding
      if let present = inside.binding, present.queue === host.mainQueue {
        binding = present
      } else {
        binding = ActionBinding(self, queue: host.mainQueue, systemAction)
        old = inside.replaceBinding(with: binding)
      }
      _ = inside.wait(ControlInside.Change(value: value, origin: .stored), replacing: false)
      return (binding, old)
    }
    withExtendedLifetime(old) {}
    delivery.flush()
    binding.queue.take(binding, with: host.courier)
  }
}

extension ControlInside {
  /// Whether a turn is meant for the control: by a machine, which knows it, or by its session.
  fileprivate func isMeant(by session: SessionID?, on host: PhoneHost) -> Bool {
    guard let session else { return true }
    return seat?.id(in: session, on: host) != nil && isOperable(host.quirks)
  }

  // It happens under the lock, so that values come to the action in the order in which they were
  // chosen, whatever threads they come from.
  fileprivate mutating func queue(_ chosenValue: Double, on host: PhoneHost) -> Bool {
    let origin: Origin
    if host.quirks.valueUpdate == .immediate {
      value = chosenValue
      origin = .fingerStored
    } else {
      chosen += 1
      origin = .finger(number: chosen)
    }
    return wait(
      Change(value: chosenValue, origin: origin),
      replacing: host.behavior.delivery.actionDelivery == .latestOnly)
  }
}
