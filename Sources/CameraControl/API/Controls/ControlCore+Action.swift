// How a control's value reaches the app's action.

extension ControlCore {
  /// A value on its way to the action.
  struct Change: Sendable {
    let value: Double

    /// The number of a finger's value, which is stored when it reaches the action queue (CTL20); `nil`
    /// for a value that is stored already.
    var number: UInt64?

    /// Whether a newer value of the finger may replace this value.
    var isReplaceable = false
  }

  /// The value that the app reads.
  var value: Double { state.withLock { $0.value } }

  /// Whether the app may write the value here: on the action queue, or before it sets one.
  var isWritable: Bool { actionQueue?.isCurrent ?? true }

  /// The action queue, if there is one yet.
  var actionQueue: (any CallbackQueue)? { state.withLock { $0.action }?.queue }

  var queueLabel: String { actionQueue?.label ?? "" }

  /// Calls `action`, on `queue`, for all values that have not reached an action.
  func setAction(queue: any CallbackQueue, _ action: @escaping @Sendable (Double) -> Void) {
    let new = ControlAction(self, queue: queue, action)
    let old = changeWithListener { state in
      defer { inform(of: state) }
      return state.replaceAction(with: new)
    }
    finishReplacing(old)
    host?.courier?.expect(queue)
  }

  /// Connects the action of a system slider with the main queue of its session's phone.
  func connectSystemAction(_ state: inout State, on host: PhoneHost) -> Replaced? {
    guard systemAction != nil, state.action?.queue !== host.mainQueue else { return nil }
    return state.replaceAction(with: ControlAction(self, queue: host.mainQueue, nil))
  }

  /// Calls the action of a system slider, on the main queue of its phone.
  fileprivate func callSystemAction(_ value: Double) {
    guard let systemAction, let device else { return }
    if kind == .systemZoom { device.recordZoomHeard() }
    CaptureDevice.$inAction.withValue(device) { MainActor.assumeIsolated { systemAction(value) } }
  }

  /// An action that was replaced, and the turns that the new one needs.
  struct Replaced: Sendable {
    let action: ControlAction?
    let turns: Int
  }

  /// Offers the turns that a new action needs, once the lock is free.
  // The old action is released here: releasing it may release objects of the app.
  func finishReplacing(_ old: Replaced) { offer(old.turns) }

  /// Offers turns to the action, for values that wait.
  fileprivate func offer(_ turns: Int) {
    guard turns > 0 else { return }
    let (action, host) = state.withLock { ($0.action, $0.membership?.host) }
    guard let action else { return }
    for _ in 0..<turns { action.offerTurn(courier: host?.courier) }
  }

  /// Stores a value that the app wrote, and calls the action if the phone is set to do so.
  func write(_ value: Double) {
    let turns = changeWithListener { state in
      let isChange = state.value != value
      state.value = value
      guard let (host, id) = state.listener else { return 0 }
      let stored = state.stored
      host.changeLeavingEffects { $0.world.write(value, to: id, after: stored) }
      let calls = isChange && host.behavior.delivery.programmaticSetCallsAction
      guard calls, state.membership != nil, state.action != nil else { return 0 }
      state.lane.add(Change(value: value))
      return 1
    }
    offer(turns)
  }

  /// Receives a value that a finger chose, and calls the action with it.
  func receive(_ value: Double, number: UInt64, on host: PhoneHost) {
    let action = state.withLock { state -> ControlAction? in
      guard let action = state.action else { return nil }
      guard device == nil else {
        // The device already has the value.
        state.lane.add(Change(value: value))
        return action
      }
      let isStored = host.quirks.valueUpdate == .immediate
      let change = Change(value: value, number: isStored ? nil : number, isReplaceable: true)
      if isStored { state.value = value } else { state.chosen = change }
      if host.behavior.delivery.actionDelivery == .latestOnly,
        state.lane.newest?.isReplaceable ?? false
      {
        state.lane.replaceNewest(with: change)
        return nil
      }
      state.lane.add(change)
      return action
    }
    action?.offerTurn(courier: host.courier)
  }

  /// Breaks the retain cycle between the control and its action when the control is released.
  ///
  /// A value that waits for its turn still reaches the action.
  func retire() {
    let old = state.withLock { state -> ControlAction? in
      state.isRetired = true
      return state.lane.isEmpty ? state.action.take() : nil
    }
    withExtendedLifetime(old) {}
  }

  /// Uses a turn of an action's queue, and returns the change that it is for.
  fileprivate func takeTurn(of action: ControlAction) -> Change? {
    state.withLock { state in
      let change = state.lane.takeTurn(of: action)
      if let change { state.store(change) }
      return change
    }
  }

  /// Ends a call of an action during which turns came, and returns what is left to do.
  fileprivate func endCall(of action: ControlAction) -> Lane<Change>.Rest {
    state.withLock { state in
      let rest = state.lane.endCall(of: action)
      if case .call(let change) = rest { state.store(change) }
      return rest
    }
  }
}

extension ControlCore.State {
  /// Calls another action from now on.
  fileprivate mutating func replaceAction(with new: ControlAction) -> ControlCore.Replaced {
    defer { action = new }
    return ControlCore.Replaced(action: action, turns: lane.move(to: new))
  }

  /// Stores what a finger chose, just before the action is called with it (CTL20).
  fileprivate mutating func store(_ change: ControlCore.Change) {
    if isRetired, lane.isEmpty { action = nil }
    guard let number = change.number else { return }
    stored = number
    value = change.value
  }
}

/// An action with the queue that it runs on.
///
/// The action retains its control's core, so that a waiting value reaches the action even if the
/// control no longer exists.
final class ControlAction: CallbackWork {
  let queue: any CallbackQueue

  private let core: ControlCore
  /// The action of the app; the action of a system slider belongs to the core.
  private let action: (@Sendable (Double) -> Void)?

  init(_ core: ControlCore, queue: any CallbackQueue, _ action: (@Sendable (Double) -> Void)?) {
    self.core = core
    self.queue = queue
    self.action = action
  }

  var subject: String { core.name }

  /// Offers a turn of the queue to the action.
  func offerTurn(courier: (any Courier)?) { queue.deliver(self, through: courier) }

  func run() {
    Lane.useTurn {
      core.takeTurn(of: self)
    } end: {
      core.endCall(of: self)
    } passOn: {
      core.offer($0)
    } make: {
      if let action { action($0.value) } else { core.callSystemAction($0.value) }
    }
  }
}
