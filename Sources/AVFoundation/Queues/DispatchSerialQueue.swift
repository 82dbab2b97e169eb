public import Dispatch

/// A dispatch queue that runs one piece of work after the other and can be an actor's executor.
///
/// Dispatch on Linux has no class of this name and lets nobody inherit from its queue, so it is the
/// queue itself; every queue made without `.concurrent` is serial.
public typealias DispatchSerialQueue = DispatchQueue

// Both names are written out with their modules: that is how one says that the conformance is meant,
// although neither is of this module. Where Dispatch has it by itself, this module is not built.
extension Dispatch.DispatchQueue: _Concurrency.SerialExecutor, _Concurrency.Executor {
  /// Runs a job of an actor on this queue.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Stops the process unless the code that asks runs on this queue.
  public func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(self))
  }
}
