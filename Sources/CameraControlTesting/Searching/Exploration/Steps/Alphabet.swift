import CameraControl

/// The moves of which scripts consist, in a fixed order, and how often scripts use each move.
struct Alphabet: Sendable {
  let moves: [Move]
  let weights: [Int]
  /// The steps of the app, each with the number of the first one that does the same with another value.
  private let appSteps: [(name: String, first: Int)]
  private let numbers: [String: Int]

  /// Whether there are so many steps of the app that one of them is nearly always unknown.
  let isCrowded: Bool

  /// What the moves need; `nil` if more has to be known.
  private let needs: [StepConditions?]

  /// The moves of which more has to be known.
  let unsure: [Int]

  /// Creates an alphabet; without waits, it has those that go with the gestures.
  init(
    gestures: Gestures, waits: [DeadlineWait]?, appSteps: [(name: String, first: Int)],
    model: PhoneModel, mostControls: Int
  ) {
    var weighted = gestures.weighted(on: model, mostControls)
    let isWeighted = weighted.contains { $0.weight > 1 }
    weighted += (waits ?? gestures.waits).map { (.wait($0), isWeighted ? 2 : 1) }
    // However many steps an app has, they do not crowd out the gestures.
    let (total, count) = (weighted.reduce(0) { $0 + $1.weight }, max(1, appSteps.count))
    let share = isWeighted ? min(4, max(1, total / count)) : 1
    let factor = isWeighted ? max(1, count / max(1, total)) : 1
    isCrowded = factor > 1
    moves = weighted.map(\.move) + appSteps.map { .step(.app($0.name)) }
    weights = weighted.map { $0.weight * factor } + appSteps.map { _ in share }
    let needs = moves.map(\.need)
    (self.needs, unsure) = (needs, needs.indices.filter { needs[$0] == nil })
    self.appSteps = appSteps
    numbers = Dictionary(
      appSteps.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
  }

  /// The steps that do not depend on the phone's state.
  var fixedSteps: [GestureStep] {
    moves.compactMap { move in
      if case .step(let step) = move { step } else { nil }
    }
  }

  /// The number of the first move that is a step of the app.
  var firstOfApp: Int { moves.count - appSteps.count }

  /// Returns the number of a step of the app; `nil` if it is a step of the phone or the person.
  func appStep(for step: GestureStep) -> Int? {
    if case .app(let name) = step { numbers[name] } else { nil }
  }

  /// Returns the step that a move is now, or `nil` if it is not possible.
  func step(for move: Int, in situation: Situation, _ isPossible: (Int) -> Bool) -> GestureStep? {
    allows(move, in: situation, isPossible) ? moves[move].step(in: situation) : nil
  }

  /// Returns whether a move is possible now: see `step(for:in:_:)`.
  func allows(_ move: Int, in situation: Situation, _ isPossible: (Int) -> Bool) -> Bool {
    if let need = needs[move] { return situation.conditions.contains(need) }
    guard move < firstOfApp else { return isPossible(move - firstOfApp) }
    return moves[move].step(in: situation) != nil
  }

  /// Returns the same step with simpler amounts or an earlier value, the simplest first.
  func simplerSteps(than step: GestureStep) -> [GestureStep] {
    guard let number = appStep(for: step) else { return step.simplerSteps }
    return appSteps[appSteps[number].first..<number].map { .app($0.name) }
  }
}

extension Gestures {
  fileprivate typealias Weighted = (move: Move, weight: Int)

  fileprivate var waits: [DeadlineWait] {
    switch self {
    case .named(.abstract, _): [.until]
    case .named: DeadlineWait.allCases
    case .listed: []
    }
  }

  /// Returns the gestures that a phone can feel, with how often each one occurs.
  fileprivate func weighted(on model: PhoneModel, _ mostControls: Int) -> [Weighted] {
    switch self {
    case .named(let name, let more):
      var own = name == .abstract ? Self.abstract : Self.usual
      if model.hasCameraControl {
        let taps = Self.alike((0..<mostControls).map { .tapOverlay(item: $0) })
        own = (name == .abstract ? Self.abstractOnTheButton : Self.usualOnTheButton) + taps + own
      }
      if name == .everything { own += Self.alike(Self.unusual(on: model)) }
      return own + Self.alike(more.filter { step in !own.contains { $0.move == .step(step) } })
    case .listed(let steps): return Self.alike(steps)
    }
  }

  private static func alike(_ steps: [GestureStep]) -> [Weighted] { steps.map { (.step($0), 1) } }

  private static var usual: [Weighted] {
    let steps: [(GestureStep, Int)] = [
      (.press(.volumeUp), 2), (.down(.volumeUp), 2), (.up(.volumeUp), 4), (.press(.volumeDown), 1),
      (.leaveApp, 2), (.returnToApp, 6), (.lock, 1), (.unlock, 4), (.sideButton, 1),
      (.screen(isOn: true), 4), (.interrupt(.videoDeviceInUseByAnotherClient), 2),
      (.endInterruption, 4),
    ]
    return steps.map { (.step($0.0), $0.1) }
  }

  /// Returns the steps that change what an app receives, apart from the usual ones.
  private static func unusual(on model: PhoneModel) -> [GestureStep] {
    // To leave the app interrupts it for another reason.
    var steps: [GestureStep] = InterruptionReason.allCases.filter {
      $0 != .videoDeviceInUseByAnotherClient && $0 != .videoDeviceNotAvailableInBackground
    }.map { .interrupt($0) }
    steps += [.set(.airPodsRemote(.pressOnce)), .press(.airPodsStem)]
    if model.hasActionButton { steps += [.set(.actionButton(.capture)), .press(.action)] }
    guard model.hasCameraControl else { return steps }
    let switches = [false, true].map { GestureStep.set(.adjustmentsEnabled($0)) }
    return steps + [.set(.focusLock(true)), .set(.cleanPreview(false))] + switches
  }

  private static var usualOnTheButton: [Weighted] {
    let steps: [(GestureStep, Int)] = [
      (.lightPress, 6), (.doubleLightPress, 3), (.slide(by: 0.5), 4), (.slide(by: -0.25), 3),
      (.slide(millimeters: 3), 2), (.lightSlide(.fraction(0.25)), 2), (.click, 6),
      (.doubleClick, 1), (.down(.cameraControl), 2), (.up(.cameraControl), 6), (.swipeOverlay, 2),
      (.swipeOverlayToBezel, 2), (.tapOutsideOverlay, 2), (.dragOverlay(millimeters: 5), 1),
      (.touch(force: 0), 1), (.lift, 6),
    ]
    let first: [Move.Threshold] = [.lightHold, .clickHold, .slide]
    let edges = Move.Edge.allCases.flatMap { edge in first.map { Move.threshold($0, edge) } }
    let others = Move.Threshold.allCases.dropFirst(first.count).flatMap { threshold in
      Move.Edge.allCases.map { Move.threshold(threshold, $0) }
    }
    return steps.map { (.step($0.0), $0.1) } + (edges + others).map { ($0, 1) }
  }

  // An action that lasts has two steps, so that every other step can happen in between.
  private static var abstract: [Weighted] {
    alike([
      .down(.volumeUp), .up(.volumeUp), .leaveApp, .returnToApp, .sideButton, .unlock,
      .interrupt(.videoDeviceInUseByAnotherClient), .endInterruption,
    ])
  }

  private static var abstractOnTheButton: [Weighted] {
    alike([
      .lightPress, .doubleLightPress, .touch(force: 0.5), .lift, .slide(by: 0.5),
      .down(.cameraControl), .up(.cameraControl), .tapOutsideOverlay, .swipeOverlay,
    ])
  }
}
