import CameraControl
import Dispatch

// Callbacks that run on the thread that waits for them. The courier cannot give such a callback up,
// because the thread can do nothing else until the callback returns. The most it can do is report it.

extension CallbackCourier {
  /// Starts to look after the callbacks that run on waiting threads, unless that is under way.
  ///
  /// A timer is set at most once in the time of the patience, however many callbacks run.
  func mind() {
    guard !isMinding.load(ordering: .relaxed), patience > .zero,
      !isMinding.exchange(true, ordering: .relaxed)
    else { return }
    lookAgain(after: 0)
  }

  private func lookAgain(after turn: UInt64) {
    let (patience, number) = state.withLock { ($0.patience, $0.patienceNumber) }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience.dispatched) { [weak self] in
      self?.mind(after: turn, number: number)
    }
  }

  /// The result of a check of the callbacks on waiting threads.
  private enum Look {
    /// No callback is running.
    case nothing
    /// A callback is running, and it began after the last check.
    case running(UInt64)
    /// A callback has been running since the last check.
    case stalled(CourierTrouble, @Sendable (CourierTrouble) -> Void)
  }

  private func mind(after turn: UInt64, number: UInt64) {
    let look = state.withLock { state -> Look in
      // A change of the patience has already started a new check.
      guard state.patienceNumber == number else { return .nothing }
      guard let stub = state.line.running, stub.turn == state.turnHere else {
        isMinding.store(false, ordering: .relaxed)
        return .nothing
      }
      guard stub.turn == turn else { return .running(stub.turn) }
      isMinding.store(false, ordering: .relaxed)
      return .stalled(.stalled(on: stub.place.label, for: state.patience), state.onTrouble)
    }
    switch look {
    case .nothing: break
    case .running(let turn): lookAgain(after: turn)
    case .stalled(let trouble, let tell): tell(trouble)
    }
  }
}
