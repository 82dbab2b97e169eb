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
    async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Traps unless it is called on this queue.
  public func checkIsolated() { dispatchPrecondition(condition: .onQueue(self)) }
}

extension DispatchQueue {
  /// Runs work on the queue, which may capture what is not `Sendable`, as on a phone.
  @preconcurrency
  public func async(execute work: @escaping @Sendable () -> Void) {
    async(group: nil, qos: .unspecified, flags: [], execute: work)
  }

  /// Runs such work apart from other work, or in another way.
  @preconcurrency
  public func async(flags: DispatchWorkItemFlags, execute work: @escaping @Sendable () -> Void) {
    async(group: nil, qos: .unspecified, flags: flags, execute: work)
  }

  /// Runs such work later.
  @preconcurrency
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
  }
}

// The Objective-C name of queues. The backticks exempt it from the lint rule on names.
/// A queue.
public typealias `dispatch_queue_t` = DispatchQueue
