import CameraControl
import CameraControlTesting

extension ButtonSample {
  /// A finger that does anything a finger can, and some things it can't; the same for each seed.
  ///
  /// Force rests on the thresholds and near them, fingers vanish under force, places jump, the
  /// switch chatters, and readings come close together, at one instant, on the deadlines, or late.
  static func stream(seed: UInt64, count: Int) -> [ButtonSample] {
    let forces = [0, 0, 0.1, 0.2499, 0.25, 0.3, 0.35, 0.4, 0.5, 0.5999, 0.6, 0.7, 0.7999, 0.8, 1]
    let steps: [Int64] = [0, 1, 4, 8, 8, 8, 16, 30, 120, 180, 300, 350, 400, 500, 900]
    var random = SeededGenerator(seed: seed)
    var instant = PhoneInstant.zero
    var force = 0.0
    var position: Double?
    var isSwitchDown = false
    return (0..<count).map { _ in
      let step = steps[Int.random(in: 0..<steps.count, using: &random)]
      instant.nanoseconds += step * 1_000_000
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<5: force = forces[Int.random(in: 0..<forces.count, using: &random)]
      case 5..<8: position = (position ?? 0) + Double.random(in: -1.2...1.2, using: &random)
      case 8: position = Bool.random(using: &random) ? nil : 0
      case 9: position = Double.random(in: -1e7...1e7, using: &random)
      case 10: isSwitchDown.toggle()
      default: force = min(max(force + Double.random(in: -0.02...0.02, using: &random), 0), 1)
      }
      return ButtonSample(
        instant: instant, force: force, position: position, isSwitchDown: isSwitchDown)
    }
  }
}
