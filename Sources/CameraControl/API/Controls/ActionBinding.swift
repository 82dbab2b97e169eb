/// An action with the queue that it runs on.
///
/// Its turns are carried to the queue. It retains its control's core, so that a waiting change
/// reaches the action even after the control is gone.
final class ActionBinding: CallbackWork {
  let queue: any CallbackQueue
  let runsInPlace: Bool

  private let core: ControlCore
  private let action: @Sendable (Double) -> Void

  init(
    _ core: ControlCore, queue: any CallbackQueue, _ action: @escaping @Sendable (Double) -> Void
  ) {
    self.core = core
    self.queue = queue
    self.action = action
    runsInPlace = queue is InPlaceQueue
  }

  /// Gets a turn of the queue, for a change that waits.
  // Optional chaining does not retain the phone; a binding would.
  func queueUp(for host: PhoneHost?) {
    host?.carry(self, to: queue) ?? queue.take(self)
  }

  /// Uses a turn of the queue.
  func run() {
    if let change = core.takeTurn(self) { call(change.value) }
  }

  /// Calls the action from inside the lane, which the caller has entered, and leaves the lane.
  func call(_ value: Double) {
    action(value)
    guard !core.gate.leave() else { return }
    while true {
      switch core.state.withLock({ $0.nextOwed(self, at: core.gate) }) {
      case .change(let change): action(change.value)
      case .none: return
      case .turns(let count, of: let successor):
        return core.giveTurns(count, to: successor, on: core.host)
      }
    }
  }
}
