import CameraControlTesting

/// The steps that were played so far, with the time that passed between them.
struct PlayedScript: Equatable {
  private(set) var steps: [GestureStep] = []

  /// Adds a gesture.
  mutating func append(_ step: GestureStep) { steps.append(step) }

  /// Adds time, which joins the time that has passed since the last gesture.
  mutating func append(wait duration: Duration) {
    guard duration > .zero else { return }
    if case .wait(let before)? = steps.last {
      steps[steps.count - 1] = .wait(before + duration)
    } else {
      steps.append(.wait(duration))
    }
  }

  mutating func cut(from place: Int) { steps.removeSubrange(place...) }

  /// The place of the last gesture; `nil` if there is none.
  ///
  /// A button that goes down and up again is one gesture.
  var lastGesture: Int? {
    guard let last = steps.lastIndex(where: { !$0.isWait }) else { return nil }
    guard case .input(.button(let button, isDown: false)) = steps[last] else { return last }
    return steps[..<last].lastIndex(of: .down(button)) ?? last
  }

  /// Whether the Camera Control is down at the end.
  var isButtonDown: Bool {
    let last = steps.last { $0 == .down(.cameraControl) || $0 == .up(.cameraControl) }
    return last == .down(.cameraControl)
  }

  /// The script, in which equal steps without time between them are written as one repetition.
  var script: GestureScript {
    var runs: [(step: GestureStep, count: Int)] = []
    for step in steps {
      if let last = runs.last, last.step == step {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((step, 1))
      }
    }
    return GestureScript(runs.map { $0.count == 1 ? $0.step : .repeated($0.count, [$0.step]) })
  }
}

extension GestureStep {
  /// Whether only time passes.
  var isWait: Bool { if case .wait = self { true } else { false } }
}
