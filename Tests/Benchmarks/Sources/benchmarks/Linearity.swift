import CameraControl
import CameraControlTesting

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
      let time = ContinuousClock().measure { phone.perform(script) }
      times.append(time / .nanoseconds(1) / Double(steps))
    }
    times.sort()
    return times[times.count / 2]
  }

  /// Far above what caches and a growing trace cost, and far below what quadratic growth would.
  private static let allowed = 5.0
}
