import CameraControl
public import Foundation

/// A place where work is done, such as a queue.
///
/// Apple's schedulers know times as well. These have none: the time of a simulated phone is virtual,
/// and work that is put off in real time would not follow it.
public protocol Scheduler {
  /// Does some work as soon as its turn comes.
  func schedule(_ action: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
  /// Does some work as soon as its turn comes.
  public func schedule(_ action: @escaping () -> Void) {
    let work = Handoff(action)
    let act: @Sendable () -> Void = { work.value() }
    let run = PhoneTime.current?.following(act, on: self) ?? act
    async { run() }
  }
}

extension OperationQueue: Scheduler {
  /// Does some work as soon as its turn comes.
  public func schedule(_ action: @escaping () -> Void) {
    let work = Handoff(action)
    addOperation { work.value() }
  }
}

extension RunLoop: Scheduler {
  /// Does some work as soon as its turn comes.
  public func schedule(_ action: @escaping () -> Void) {
    let work = Handoff(action)
    perform { work.value() }
  }
}

/// A scheduler that does the work at once, where it is.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The scheduler; there is one.
  public static let shared = ImmediateScheduler()

  /// Does some work as soon as its turn comes.
  public func schedule(_ action: @escaping () -> Void) { action() }
}
