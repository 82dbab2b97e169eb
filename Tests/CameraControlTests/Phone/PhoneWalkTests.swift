import CameraControl
import CameraControlTesting
import XCTest

/// Random walks over a whole phone; a walk that fails is shortened and printed as a test.
///
/// Two phones take half the walks together and must know the same: in a quarter of the walks after
/// every step, in another quarter at the end, because comparing takes as long as walking.
final class PhoneWalkTests: XCTestCase {
  /// DEL10, EVT05: a hundred thousand steps leave nothing unbalanced, nothing open, nothing due,
  /// and no difference between two phones that were told the same.
  func testAHundredThousandSteps() {
    var counts: [String: Int] = [:]
    for seed in 1...40 as ClosedRange<UInt64> {
      let twin: Twin =
        switch seed % 4 {
        case 0: .comparedAfterEveryStep
        case 2: .comparedAtTheEnd
        default: .none
        }
      counts.merge(walk(seed: seed, count: 2_500, twin: twin), uniquingKeysWith: +)
    }
    XCTAssertEqual(counts.count, 7, "not every callback and phase came: \(counts)")
    for (word, count) in counts { XCTAssertGreaterThan(count, 500, word) }
  }

  /// Takes a walk, and returns how often each callback and each phase occurred.
  private func walk(seed: UInt64, count: Int, twin: Twin) -> [String: Int] {
    MainActor.assumeIsolated {
      var random = SeededGenerator(seed: seed)
      var set = Self.setUp(twin: twin, using: &random)
      // A third of the walks, some of each kind of twin.
      set.hasProduct = seed.isMultiple(of: 3)
      if set.hasProduct { Self.chooseLockScreen(&set.behavior.lockScreen, using: &random) }
      let steps = (0..<count).map { _ in PhoneWalkStep.random(using: &random) }
      var counts: [String: Int] = [:]
      guard let failure = Self.failure(of: steps, set, counts: &counts) else {
        return counts
      }
      let short = Self.shortened(Array(steps[..<failure.count]), set)
      let list = short.map { "  \($0)," }.joined(separator: "\n")
      XCTFail("seed \(seed): \(failure.mistakes.joined(separator: "; "))\n[\n\(list)\n]")
      return counts
    }
  }

  /// The phones of a walk, and how many there are.
  private struct SetUp {
    var behavior = PhoneBehavior()
    var quirks = Quirks()
    var twin: Twin
    var hasProduct = false
  }

  /// Whether a second phone takes the walk, too.
  private enum Twin {
    case none
    case comparedAtTheEnd
    case comparedAfterEveryStep
  }

  /// Returns after how many steps a walk fails, and how, or `nil` if it does not.
  @MainActor private static func failure(
    of steps: [PhoneWalkStep], _ set: SetUp, counts: inout [String: Int]
  ) -> (count: Int, mistakes: [String])? {
    func makeWalk() -> PhoneWalk? {
      try? PhoneWalk(set.behavior, quirks: set.quirks, hasProduct: set.hasProduct)
    }
    guard let walk = makeWalk() else { return (0, ["no phone"]) }
    let twin = set.twin == .none ? nil : makeWalk()
    var pair = twin.map { PhoneWalkPair(walk.phone, $0.phone) }
    for (index, step) in steps.enumerated() {
      walk.take(step)
      twin?.take(step)
      var mistakes = walk.mistakes()
      if set.twin == .comparedAfterEveryStep { mistakes += pair?.compare() ?? [] }
      if !mistakes.isEmpty { return (index + 1, mistakes) }
    }
    _ = twin?.leftovers()
    let leftovers = walk.leftovers() + (pair?.compare() ?? [])
    counts = walk.ledger.counts
    return leftovers.isEmpty ? nil : (steps.count, leftovers)
  }

  /// Leaves out as much as possible, in smaller and smaller parts.
  @MainActor private static func shortened(
    _ steps: [PhoneWalkStep], _ set: SetUp
  ) -> [PhoneWalkStep] {
    var steps = steps
    var counts: [String: Int] = [:]
    var size = max(steps.count / 2, 1)
    while true {
      var start = 0
      while start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + size, steps.count))
        if let failure = failure(of: fewer, set, counts: &counts) {
          steps = Array(fewer[..<failure.count])
        } else {
          start += size
        }
      }
      if size == 1 { return steps }
      size /= 2
    }
  }

  private static func chooseLockScreen(
    _ lockScreen: inout PhoneBehavior.LockScreen, using random: inout SeededGenerator
  ) {
    func pick<Choice>(_ choices: [Choice]) -> Choice {
      choices[Int.random(in: 0..<choices.count, using: &random)]
    }
    lockScreen.requirementRule = pick(PhoneBehavior.LockScreen.RequirementRule.allCases)
    lockScreen.idleTimeout = pick([.seconds(5), .seconds(60)])
    lockScreen.failedCopy = pick(PhoneBehavior.LockScreen.FailedCopy.allCases)
    lockScreen.emptySession = pick(PhoneBehavior.LockScreen.EmptySession.allCases)
    lockScreen.updateConsumers = pick(PhoneBehavior.LockScreen.UpdateConsumers.allCases)
    lockScreen.contentArrival = pick(PhoneBehavior.LockScreen.ContentArrival.allCases)
  }

  private static func setUp(twin: Twin, using random: inout SeededGenerator) -> SetUp {
    var behavior = PhoneBehavior()
    func pick<Choice>(_ choices: [Choice]) -> Choice {
      choices[Int.random(in: 0..<choices.count, using: &random)]
    }
    behavior.overlay.initialControl = pick(PhoneBehavior.Overlay.InitialControl.allCases)
    behavior.overlay.memory = pick(PhoneBehavior.Overlay.Memory.allCases)
    behavior.overlay.contactKeepsAlive = pick([true, false])
    behavior.overlay.lightPressInControl = pick(PhoneBehavior.Overlay.LightPressInControl.allCases)
    behavior.overlay.overlayAfterClick = pick(PhoneBehavior.Overlay.OverlayAfterClick.allCases)
    behavior.overlay.singleControlList = pick(PhoneBehavior.Overlay.SingleControlList.allCases)
    behavior.overlay.disabledItem = pick(PhoneBehavior.Overlay.DisabledItem.allCases)
    behavior.overlay.allDisabled = pick(PhoneBehavior.Overlay.AllDisabled.allCases)
    behavior.overlay.callbackOrder = pick(PhoneBehavior.Overlay.CallbackOrder.allCases)
    behavior.overlay.fullscreenScope = pick(PhoneBehavior.Overlay.FullscreenScope.allCases)
    behavior.overlay.onRemoval = pick(PhoneBehavior.Overlay.OnRemoval.allCases)
    behavior.overlay.runtimeMutation = pick(PhoneBehavior.Overlay.RuntimeMutation.allCases)
    behavior.overlay.onDelegateCleared = pick(PhoneBehavior.Overlay.OnDelegateCleared.allCases)
    behavior.overlay.sessionEndOrder = pick(PhoneBehavior.Overlay.SessionEndOrder.allCases)
    behavior.overlay.overlayNeedsInteraction = pick([false, false, true])
    behavior.overlay.focusLock = pick(PhoneBehavior.Overlay.FocusLock.allCases)
    behavior.press.interactionPolicy = pick(PhoneBehavior.Press.InteractionPolicy.allCases)
    behavior.press.disabledMidPress = pick(PhoneBehavior.Press.DisabledMidPress.allCases)
    behavior.press.unhandledClick = pick(PhoneBehavior.Press.UnhandledClick.allCases)
    behavior.button.lightCommit = pick(LightCommit.allCases)
    behavior.delivery.programmaticSetCallsAction = pick([false, false, true])
    var quirks = Quirks()
    quirks.staleOverlayAfterRemoval = pick([false, false, true])
    quirks.zoomNarrowsWhileActive = pick([false, true])
    quirks.reenableDoesNotStick = pick([false, true])
    return SetUp(behavior: behavior, quirks: quirks, twin: twin)
  }
}
