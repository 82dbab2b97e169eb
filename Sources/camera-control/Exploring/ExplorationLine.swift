import CameraControlTesting
import Foundation

/// Shows on standard error how far an exploration has got, in a line that changes.
final class ExplorationLine {
  private let isShown: Bool
  private var start = ContinuousClock.now
  private var most = ""

  init(isShown: Bool) { self.isShown = isShown }

  /// Shows what has happened.
  func show(_ progress: ExplorationProgress) {
    guard isShown else { return }
    switch progress {
    case .begins(let count):
      (most, start) = (count.map { " of at most \($0)" } ?? "", .now)
      StandardError.replaceLine("0\(most) scripts")
    case .explored(let scripts, let states, let failures):
      let seconds = max((ContinuousClock.now - start) / .seconds(1), 0.001)
      let rate = Int(Double(scripts) / seconds)
      let line = "\(scripts)\(most) scripts, \(states) states, \(failures) failures, \(rate)/s"
      StandardError.replaceLine(line)
    case .found(let claim, let script):
      StandardError.replaceLine()
      StandardError.say("“\(claim)” does not hold after: \(script)")
    case .failed(let failure): StandardError.say("  shortest: \(failure.script)")
    }
  }

  /// Removes the line.
  func finish() {
    if isShown { StandardError.replaceLine() }
  }
}
