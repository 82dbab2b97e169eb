import CameraControl
import CameraControlTesting
import Synchronization

/// A countdown of three seconds, in a task that sleeps on the phone's clock.
final class SelfTimer: Sendable {
  private struct State {
    var task: Task<Void, Never>?
    var deadline: PhoneInstant?
    /// The number of tasks that haven't ended yet.
    var open = 0
  }

  private let clock: VirtualClock
  private let state = Mutex(State())

  init(_ clock: VirtualClock) { self.clock = clock }

  /// How long the countdown still takes, if there is one.
  var remaining: Duration? {
    state.withLock { $0.deadline }.map { clock.now.duration(to: $0) }
  }

  /// Whether each task sleeps or has ended, so that nothing happens before time passes.
  var isQuiet: Bool { state.withLock { $0.open } == clock.sleeperCount }

  func start(_ fire: @escaping @Sendable () -> Void) {
    let deadline = clock.now.advanced(by: .seconds(3))
    state.withLock { state in
      state.deadline = deadline
      state.open += 1
      state.task = Task {
        if (try? await clock.sleep(until: deadline)) != nil {
          self.state.withLock { $0.deadline = nil }
          fire()
        }
        self.state.withLock { $0.open -= 1 }
      }
    }
  }

  func cancel() {
    let task = state.withLock { state in
      state.deadline = nil
      return state.task
    }
    task?.cancel()
  }
}
