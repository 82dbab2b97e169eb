import CameraControl
import CameraControlTesting

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Checks that a long script costs no more per step than a short one.
enum Linearity {
  static let name = "linearity"

  /// Compares scripts of ten thousand and of a million steps with one of ten.
  static func check() throws(Complaint) {
    let base = perStep(steps: 10, repetitions: 1000)
    for (steps, repetitions) in [(10_000, 3), (1_000_000, 1)] {
      let ratio = perStep(steps: steps, repetitions: repetitions) / base
      print("# \(name): a step of \(steps) costs \(ratio.fixed(2)) times a step of 10")
      guard ratio < allowed else {
        throw Complaint("a script of \(steps) steps costs \(ratio.fixed(2)) times as much per step")
      }
    }
  }

  private static func perStep(steps: Int, repetitions: Int) -> Double {
    let script: GestureScript = [.repeated(steps / 2, [.wait(.milliseconds(1)), .swipeOverlay])]
    var times: [Double] = []
    for _ in 0..<repetitions {
      let phone = SimulatedPhone()
      let before = processorNanoseconds()
      phone.perform(script)
      times.append((processorNanoseconds() - before) / Double(steps))
    }
    times.sort()
    return times[times.count / 2]
  }

  /// Returns this thread's processor time, to which other programs add nothing.
  private static func processorNanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Twenty times what was measured, and far below what quadratic growth costs: a thousand times a step of
  /// the short script in the first long one, and a hundred thousand times in the second.
  private static let allowed = 50.0
}
