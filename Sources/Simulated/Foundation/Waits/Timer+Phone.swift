import CameraControl
import Foundation

// SimulatedMainThread has these in C. They are not imported, so that no client needs its module.

/// The time that `DispatchTime.now()` returned last on this thread; 0 if it was never called here.
@_silgen_name("simulatedPhoneLastTime") func simulatedPhoneLastTime() -> UInt64

/// How many jobs the main actor has had.
@_silgen_name("simulatedPhoneMainJobs") func simulatedPhoneMainJobs() -> Int

/// Runs the main actor's jobs that wait, if this is the main thread and runs none of them.
@_silgen_name("simulatedPhoneRunMainJobs") func simulatedPhoneRunMainJobs()

// The C functions call the rest.

/// Lets the current phone call a timer that is added to the main run loop; returns whether it does.
@_cdecl("simulatedPhoneTakesTimer")
func takeTimer(_ object: UnsafeMutableRawPointer, _ left: Double, _ isExact: Bool) -> Bool {
  guard let time = PhoneTime.current else { return false }
  let timer = Handoff(Unmanaged<Timer>.fromOpaque(object).takeUnretainedValue())
  // A timer that is added again, for another mode, fires no more often.
  guard KnownTimers.of(time.app.phone).add(timer.value) else { return true }
  let interval = timer.value.timeInterval
  time.call(
    after: .seconds(interval > 0 ? interval : isExact ? left : asGiven(left)),
    every: interval > 0 ? .seconds(interval) : nil,
    while: { timer.value.isValid }, { timer.value.fire() })
  return true
}

/// The timers that a phone calls.
private final class KnownTimers: Sendable {
  /// The timers of a phone.
  static func of(_ phone: Phone) -> KnownTimers {
    phone.attachedObjects.object(for: ObjectIdentifier(self)) { KnownTimers() }
  }

  private let timers = Guarded<[Handoff<Weak>]>([])

  private final class Weak {
    weak var timer: Timer?
    init(_ timer: Timer) { self.timer = timer }
  }

  /// Adds a timer, and returns `false` if it is known.
  func add(_ timer: Timer) -> Bool {
    let new = Handoff(Weak(timer))
    return timers.withLock { timers in
      timers.removeAll { $0.value.timer == nil }
      guard !timers.contains(where: { $0.value.timer === new.value.timer }) else { return false }
      timers.append(new)
      return true
    }
  }
}

/// Returns the time of a timer that fires once, as the app gave it, from what is left of it.
///
/// The timer knows only its date, and the thread may have paused since. The time is the roundest one
/// that is at most 5 ms longer than what is left, and at most 5 %.
private func asGiven(_ left: Double) -> Double {
  for unit in [1, 0.1, 0.01, 0.001] {
    // A date holds a fraction of a microsecond.
    let rounded = ((left - 0.000_002) / unit).rounded(.up) * unit
    if rounded - left <= min(0.005, left / 20) { return (rounded * 1_000).rounded() / 1_000 }
  }
  return max(left, 0)
}
