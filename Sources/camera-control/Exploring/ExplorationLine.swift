import CameraControlTesting
import Foundation
import Synchronization

/// Shows the progress of an exploration on standard error, in a line that changes at least once a
/// second.
final class ExplorationLine: Sendable {
  private let state: Mutex<ExplorationLineState>

  init(isShown: Bool) {
    state = Mutex(ExplorationLineState(isShown: isShown))
    if isShown { tick() }
  }

  /// Shows what has happened.
  func show(_ progress: ExplorationProgress) { state.withLock { $0.show(progress) } }

  /// Removes the line.
  func finish() {
    state.withLock { state in
      if state.isShown { StandardError.replaceLine() }
      state.isShown = false
    }
  }

  /// Counts the seconds, because the exploration reports only when it has run some scripts.
  private func tick() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self, state.withLock({ $0.write() }) else { return }
      tick()
    }
  }
}

/// The content of the line.
private struct ExplorationLineState {
  var isShown: Bool
  private var start = ContinuousClock.now
  private var most = ""
  private var counts = ""

  init(isShown: Bool) { self.isShown = isShown }

  mutating func show(_ progress: ExplorationProgress) {
    guard isShown else { return }
    switch progress {
    case .begins(let count):
      (most, start) = (count.map { " of at most \($0)" } ?? "", .now)
      counts = "0\(most) scripts"
      write()
    case .explored(let scripts, let states, let failures):
      let rate = Int(Double(scripts) / max((ContinuousClock.now - start) / .seconds(1), 0.001))
      counts = "\(scripts)\(most) scripts, \(states) states, \(failures) failures, \(rate)/s"
      write()
    case .found(let property, let script):
      StandardError.replaceLine()
      StandardError.say("“\(property)” is false after: \(script)")
    case .failed(let failure): StandardError.say("  shortest: \(failure.script)")
    }
  }

  /// Writes the counts and the time so far; returns whether the line is still shown.
  @discardableResult func write() -> Bool {
    guard isShown, !counts.isEmpty else { return isShown }
    StandardError.replaceLine("\(counts), \((ContinuousClock.now - start).components.seconds) s")
    return true
  }
}
