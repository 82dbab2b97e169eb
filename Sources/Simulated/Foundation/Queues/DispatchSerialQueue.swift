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

  /// Returns the queue as an actor's executor, for which a task asks before each job.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    if let time = PhoneTime.seeingTasks { time.waits.expectJob(on: self) }
    return UnownedSerialExecutor(ordinary: self)
  }

  /// Traps unless it is called on this queue.
  public func checkIsolated() { dispatchPrecondition(condition: .onQueue(self)) }
}

/// The jobs that the process's actors have put on queues so far.
///
/// A task that is resumed asks for no executor, so no phone is current for its job.
enum QueueJobs {
  static let count = Atomic<Int>(0)
}

extension DispatchQueue {
  /// Runs work on the queue, which may capture what is not `Sendable`, as on a phone.
  @preconcurrency
  public func async(execute work: @escaping @Sendable () -> Void) {
    async(flags: [], execute: work)
  }

  /// Runs such work apart from other work, or in another way.
  @preconcurrency
  public func async(flags: DispatchWorkItemFlags, execute work: @escaping @Sendable () -> Void) {
    let work = PhoneTime.seeingTasks?.following(work, on: self) ?? work
    async(group: nil, qos: .unspecified, flags: flags, execute: work)
  }

  /// Runs such work later; on a simulated phone, when the phone's time has passed.
  @preconcurrency
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    if !passes(deadline, to: work) {
      asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
  }

  /// Lets the current phone run work at a deadline, if there is a phone.
  fileprivate func passes(
    _ deadline: DispatchTime, while isWanted: @escaping @Sendable () -> Bool = { true },
    to work: @escaping @Sendable () -> Void
  ) -> Bool {
    guard let time = PhoneTime.current else { return false }
    guard deadline < .distantFuture else { return true }
    // Whatever time the thread took since it asked for the time must not count.
    let (end, now) = (deadline.uptimeNanoseconds, simulatedPhoneLastTime())
    let start = now == 0 || now > end ? DispatchTime.now().uptimeNanoseconds : now
    let left = Duration.nanoseconds(end > start ? Int64(clamping: end - start) : 0)
    time.call(after: left.roundedUp, on: self, while: isWanted, work)
    return true
  }
}

/// Lets the current phone run a work item at a deadline; returns whether it does.
///
/// The C functions of SimulatedMainThread call it.
@_cdecl("simulatedPhoneTakesWork")
func takeWork(
  _ deadline: UInt64, _ item: UnsafeMutableRawPointer, _ queue: UnsafeMutableRawPointer
) -> Bool {
  let item = Handoff(Unmanaged<DispatchWorkItem>.fromOpaque(item).takeUnretainedValue())
  return Unmanaged<DispatchQueue>.fromOpaque(queue).takeUnretainedValue().passes(
    DispatchTime(uptimeNanoseconds: deadline), while: { !item.value.isCancelled },
    to: { item.value.perform() })
}

// The Objective-C name of queues. The backticks exempt it from the lint rule on names.
/// A queue.
public typealias `dispatch_queue_t` = DispatchQueue
