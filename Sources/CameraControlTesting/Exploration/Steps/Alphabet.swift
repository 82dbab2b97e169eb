import CameraControl

/// The moves that scripts are made of, in a fixed order, and how often each one comes up.
struct Alphabet: Sendable {
  let moves: [Move]
  let weights: [Int]

  init(
    gestures: [GestureStep]?, waits: [DeadlineWait]?, appSteps: [String], model: PhoneModel
  ) {
    var weighted: [(move: Move, weight: Int)] =
      gestures.map { $0.map { (.step($0), 1) } } ?? Self.usual(on: model)
    weighted += (waits ?? DeadlineWait.allCases).map { (.wait($0), 2) }
    weighted += appSteps.map { (.step(.app($0)), 4) }
    moves = weighted.map(\.move)
    weights = weighted.map { gestures == nil ? $0.weight : 1 }
  }
}

extension Alphabet {
  /// The steps that do not depend on the phone's state.
  var fixedSteps: [GestureStep] {
    moves.compactMap { move in
      if case .step(let step) = move { step } else { nil }
    }
  }

  /// Returns what makes sense on a phone, with how often it comes up.
  private static func usual(on model: PhoneModel) -> [(move: Move, weight: Int)] {
    let common: [(GestureStep, Int)] = [
      (.press(.volumeUp), 2), (.down(.volumeUp), 2), (.up(.volumeUp), 4), (.press(.volumeDown), 1),
      (.leaveApp, 2), (.returnToApp, 6), (.lock, 1), (.unlock, 4), (.sideButton, 1),
      (.screen(isOn: true), 4), (.interrupt(.videoDeviceInUseByAnotherClient), 2),
      (.endInterruption, 4),
    ]
    let moves = common.map { (move: Move.step($0.0), weight: $0.1) }
    return model.hasCameraControl ? usualOnTheButton + moves : moves
  }

  private static var usualOnTheButton: [(move: Move, weight: Int)] {
    let steps: [(GestureStep, Int)] = [
      (.lightPress, 6), (.doubleLightPress, 3), (.slide(by: 0.5), 4), (.slide(by: -0.25), 3),
      (.slide(millimetres: 3), 2), (.lightSlide(.fraction(0.25)), 2), (.click, 6),
      (.doubleClick, 1), (.down(.cameraControl), 2), (.up(.cameraControl), 6), (.swipeOverlay, 2),
      (.swipeOverlayToBezel, 2), (.tapOverlay(item: 0), 2), (.tapOverlay(item: 1), 2),
      (.tapOutsideOverlay, 2), (.dragOverlay(millimetres: 5), 1), (.touch(force: 0), 1),
      (.lift, 6),
    ]
    let edges = Move.Edge.allCases.flatMap { edge -> [Move] in
      [.lightHold(edge), .clickHold(edge), .slide(edge, isForward: true)]
    }
    let touches = Move.Level.allCases.flatMap { level in
      Move.Edge.allCases.map { Move.touch(level, $0) }
    }
    let pairs = Move.Pair.allCases.flatMap { pair in Move.Edge.allCases.map { Move.pair(pair, $0) }
    }
    return steps.map { (.step($0.0), $0.1) } + (edges + touches + pairs).map { ($0, 1) }
  }
}
