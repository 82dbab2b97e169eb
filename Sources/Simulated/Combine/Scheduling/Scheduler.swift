import CameraControl
public import Foundation

/// A type that runs work, such as a queue.
///
/// Apple's schedulers can also run work later. In the simulation, publishers such
/// as `debounce` wait in virtual time.
public protocol Scheduler {
  /// Runs an action as soon as possible.
  func schedule(_ action: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
  /// Runs an action as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    let work = Handoff(action)
    let act: @Sendable () -> Void = { work.value() }
    let run = PhoneTime.current?.following(act, on: self) ?? act
    async { run() }
  }
}

extension OperationQueue: Scheduler {
  /// Runs an action as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    let work = Handoff(action)
    addOperation { work.value() }
  }
}

extension RunLoop: Scheduler {
  /// Runs an action as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    let work = Handoff(action)
    perform { work.value() }
  }
}

/// A scheduler that runs work immediately, on the current thread.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The only scheduler of this type.
  public static let shared = ImmediateScheduler()

  /// Runs an action as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { action() }
}
