import CameraControl
import Foundation

extension DispatchQueue {
  /// Runs work on the queue; as on a phone, the work may capture values that aren't `Sendable`.
  @preconcurrency
  public func async(execute work: @escaping @Sendable () -> Void) {
    async(flags: [], execute: work)
  }

  /// Runs work on the queue with flags, such as `.barrier`.
  @preconcurrency
  public func async(flags: DispatchWorkItemFlags, execute work: @escaping @Sendable () -> Void) {
    let work = PhoneTime.seeingTasks?.following(work, on: self) ?? work
    async(group: nil, qos: .unspecified, flags: flags, execute: work)
  }

  /// Runs work at a deadline; on a simulated phone, in the phone's time.
  @preconcurrency
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    if !passes(deadline, to: work) {
      asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
  }

  /// Lets the current phone run work at a deadline; returns `false` without a phone in virtual time.
  fileprivate func passes(
    _ deadline: DispatchTime, while isWanted: @escaping @Sendable () -> Bool = { true },
    to work: @escaping @Sendable () -> Void
  ) -> Bool {
    guard let time = PhoneTime.current(for: "DispatchQueue.asyncAfter") else { return false }
    guard deadline < .distantFuture else { return true }
    // The time since the thread called `DispatchTime.now()` must not count.
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
