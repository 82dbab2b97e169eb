import CameraControl
import Foundation

// C functions of SimulatedMainThread, declared here so that clients don't need that module.

/// The time that `DispatchTime.now()` returned last on this thread; 0 if it was never called here.
@_silgen_name("simulatedPhoneLastTime") func simulatedPhoneLastTime() -> UInt64

/// The number of jobs that the main actor has had so far.
@_silgen_name("simulatedPhoneMainJobs") func simulatedPhoneMainJobs() -> Int

/// Runs the main actor's pending jobs, if called on the main thread outside such a job.
@_silgen_name("simulatedPhoneRunMainJobs") func simulatedPhoneRunMainJobs()

// The C functions call the Swift functions below.

/// Lets the current phone fire a timer that the app adds to the main run loop; returns whether it will.
@_cdecl("simulatedPhoneTakesTimer")
func takeTimer(_ object: UnsafeMutableRawPointer, _ left: Double, _ isExact: Bool) -> Bool {
  guard let time = PhoneTime.current(for: "Timer") else { return false }
  let timer = Handoff(Unmanaged<Timer>.fromOpaque(object).takeUnretainedValue())
  // An app may add a timer for several modes. The phone must schedule the timer only once.
  guard KnownTimers.of(time.app.phone).add(timer.value) else { return true }
  let interval = timer.value.timeInterval
  time.call(
    after: .seconds(interval > 0 ? interval : isExact ? left : asGiven(left)),
    every: interval > 0 ? .seconds(interval) : nil,
    while: { timer.value.isValid }, { timer.value.fire() })
  return true
}

/// The timers that a phone fires.
private final class KnownTimers: Sendable {
  static func of(_ phone: Phone) -> KnownTimers {
    phone.attachedObjects.object(for: ObjectIdentifier(self)) { KnownTimers() }
  }

  private let timers = Guarded<[Handoff<Weak<Timer>>]>([])

  /// Adds a timer; returns `false` if it was added before.
  func add(_ timer: Timer) -> Bool {
    let new = Handoff(Weak(timer))
    return timers.withLock { timers in
      timers.removeAll { $0.value.object == nil }
      guard !timers.contains(where: { $0.value.object === new.value.object }) else { return false }
      timers.append(new)
      return true
    }
  }
}

/// Estimates the interval that the app gave a one-shot timer, from the time left until the timer fires.
///
/// A timer stores only its fire date, and the thread may have paused since. The estimate is the roundest
/// interval that exceeds the time left by at most 5 ms and at most 5 %.
private func asGiven(_ left: Double) -> Double {
  for unit in [1, 0.1, 0.01, 0.001] {
    // A date is exact to a fraction of a microsecond.
    let rounded = ((left - 0.000_002) / unit).rounded(.up) * unit
    if rounded - left <= min(0.005, left / 20) { return (rounded * 1_000).rounded() / 1_000 }
  }
  return max(left, 0)
}
