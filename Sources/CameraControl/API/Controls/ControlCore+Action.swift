extension ControlCore {
  /// The value that the app reads.
  package var value: Double { state.withLock { $0.value } }

  /// Whether the app may write the value here: on the action queue, or before there is one.
  package var isWritable: Bool {
    state.withLock { $0.binding }?.queue.isCurrent ?? true
  }

  /// The action queue, if there is one yet.
  package var actionQueue: (any CallbackQueue)? { state.withLock { $0.binding }?.queue }

  /// The label of the action queue.
  package var queueLabel: String { actionQueue?.label ?? "" }

  /// Calls `action`, on `queue`, for all changes that have not reached an action.
  package func setAction(
    queue: any CallbackQueue, _ action: @escaping @Sendable (Double) -> Void
  ) {
    let new = ActionBinding(self, queue: queue, action)
    let (old, turns) = state.withLock { $0.replaceBinding(with: new) }
    // The old action is released outside the lock: releasing it may release objects of the app.
    withExtendedLifetime(old) {}
    let host = host
    giveTurns(turns, to: new, on: host)
    host?.courier?.expect(queue)
  }

  /// Gives a binding turns of its queue.
  func giveTurns(_ count: Int, to binding: ActionBinding, on host: PhoneHost?) {
    for _ in 0..<count { binding.queueUp(for: host) }
  }

  /// Stores a value that the app wrote, and calls the action if the phone is set to do so.
  package func write(_ value: Double) {
    let host = host
    host?.record(.written, .written(control: name, value))
    let callsAction = host?.behavior.delivery.programmaticSetCallsAction ?? false
    let binding = state.withLock { inside -> ActionBinding? in
      let isChange = inside.value != value
      inside.value = value
      // While a finger's change is pending, the overlay keeps showing where the finger is. And an
      // action that writes the value it was given must not move the dial from under the finger.
      if !inside.isFingerAhead, inside.dial.value != value { inside.dial.move(to: value) }
      guard isChange, callsAction, let binding = inside.binding else { return nil }
      _ = inside.wait(ControlInside.Change(value: value, origin: .stored), replacing: false)
      return binding
    }
    binding?.queueUp(for: host)
  }

  /// How a finger's change reaches the action.
  fileprivate enum Way {
    /// It is stored, and the caller, which is in the lane, makes the call.
    case inPlace
    /// It waits, and needs a turn.
    case waiting
    /// It replaced an older one, which already has a turn.
    case replaced
  }

  /// A change by a finger, on its way out of the lock.
  // Not copyable, because every copy would retain the binding.
  private struct Move: ~Copyable, Sendable {
    let binding: ActionBinding?
    let value: Double
    let landmark: Landmark?
    let way: Way
  }

  /// Moves the value with a finger.
  package func turn(
    _ turn: ControlTurn, on host: PhoneHost, in delivery: inout RecordDelivery
  ) {
    self.turn(turn, of: nil, on: host, in: &delivery)
  }

  /// Moves the value with a finger, if the control is in the session and reacts.
  package func turn(
    _ turn: ControlTurn, of session: SessionID?, on host: PhoneHost,
    in delivery: inout RecordDelivery
  ) {
    let moved = state.withLock { inside -> Move? in
      // The binding is only looked at here, and retained once, on its way out of the lock.
      guard inside.binding != nil, inside.isMeant(by: session, on: host) else { return nil }
      if turn.begins { inside.dial.anchor() }
      let tuning = host.behavior.slide
      guard let value = inside.dial.slide(byMillimetres: turn.millimetres, tuning: tuning)
      else { return nil }
      let way = inside.choose(value, on: host, gate)
      return Move(
        binding: inside.binding, value: value, landmark: inside.dial.landmark(tuning: tuning),
        way: way)
    }
    guard let moved else { return }
    delivery.record(
      .queue, at: host.now, .queue(moved.binding.map { host.name(of: $0.queue) } ?? ""))
    delivery.record(.value, at: host.now, .value(control: name, moved.value))
    if host.behavior.button.haptics {
      switch moved.landmark {
      case .prominentValue: delivery.record(.haptic, at: host.now, .haptic(.prominentValue))
      case .end: delivery.record(.haptic, at: host.now, .haptic(.end))
      case nil: break
      }
    }
    switch moved.way {
    case .inPlace:
      delivery.flush()
      moved.binding?.call(moved.value)
    case .waiting:
      if host.courier == nil { delivery.flush() }
      moved.binding?.queueUp(for: host)
    case .replaced:
      return
    }
  }

  /// Calls the action of a system slider, which has already driven its device.
  package func callAction(
    with value: Double, on host: PhoneHost, in delivery: inout RecordDelivery
  ) {
    guard let systemAction, let device else { return }
    // The main queue is the phone's, so the binding can only be created once a phone asks for it.
    let (binding, old, turns) = state.withLock { inside in
      var (old, turns): (ActionBinding?, Int) = (nil, 0)
      let binding: ActionBinding
      if let present = inside.binding, present.queue === host.mainQueue {
        binding = present
      } else {
        binding = ActionBinding(self, queue: host.mainQueue) { [kind] value in
          if kind == .systemZoom { device.noteZoomHeard() }
          CaptureDevice.$inAction.withValue(device) {
            MainActor.assumeIsolated { systemAction(value) }
          }
        }
        (old, turns) = inside.replaceBinding(with: binding)
      }
      _ = inside.wait(ControlInside.Change(value: value, origin: .stored), replacing: false)
      return (binding, old, turns + 1)
    }
    withExtendedLifetime(old) {}
    delivery.flush()
    giveTurns(turns, to: binding, on: host)
  }

  /// Uses a turn of a binding's queue, and returns the change that it is for.
  // Not inlined, so that nothing has to be retained.
  @inline(never) func takeTurn(_ binding: ActionBinding) -> ControlInside.Change? {
    state.withLock { $0.takeTurn(binding, at: gate) }
  }
}

extension ControlInside {
  /// Returns whether a turn is meant for the control: by a machine that knows it, or its session.
  fileprivate func isMeant(by session: SessionID?, on host: PhoneHost) -> Bool {
    guard let session else { return true }
    return seat?.id(in: session, on: host) != nil && isOperable(host.quirks)
  }

  /// Sends a value that a finger chose on its way to the action.
  // This happens under the lock, so that the action receives values in the order in which they were
  // chosen, whatever threads they come from.
  @inline(__always) fileprivate mutating func choose(
    _ value: Double, on host: PhoneHost, _ gate: borrowing LaneGate
  ) -> ControlCore.Way {
    let runsInPlace = binding?.runsInPlace ?? false
    guard runsInPlace, host.courier == nil, !isFingerAhead, gate.enter() else {
      return queue(value, on: host) ? .waiting : .replaced
    }
    self.value = value
    return .inPlace
  }

  private mutating func queue(_ chosenValue: Double, on host: PhoneHost) -> Bool {
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
