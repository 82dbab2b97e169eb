import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Random walks over a whole phone; a campaign takes a hundred thousand steps of them.
///
/// Two phones take half the walks together and must know the same: in a quarter of the walks after
/// every step, in another quarter at the end, because comparing takes as long as walking.
final class PhoneWalkTests: XCTestCase {
  /// DEL10, EVT05: a walk leaves nothing unbalanced, nothing open, nothing due, and no difference
  /// between two phones that were told the same.
  ///
  /// This takes over a second, because fewer walks do not bring about each callback and each phase.
  func testWalksLeaveNothingBehind() throws {
    var counts: [String: Int] = [:]
    for seed in Effort.seeds(sample: 8, campaign: 400) {
      let walked = try MainActor.assumeIsolated { try Self.walk(seed: seed) }
      counts.merge(walked, uniquingKeysWith: +)
    }
    XCTAssertEqual(counts.count, 7, "not every callback and phase came: \(counts)")
    for (word, count) in counts { XCTAssertGreaterThan(count, 3, word) }
  }

  /// Takes walks, and returns how often each callback and each phase occurred.
  @MainActor private static func walk(seed: UInt64) throws -> [String: Int] {
    var random = SeededGenerator(seed: seed)
    let phone = PhoneWalkPhone(seed: seed, using: &random)
    let tally = PhoneWalkLedger.Tally()
    let result = try exploration(phone, tally).run(
      .random(scripts: Effort.isCampaign ? 10 : 2, length: 100, seed: seed))
    try result.expectNoFailure()
    return tally.counts
  }

  /// A walk, and its twin.
  private typealias Pair = (walk: PhoneWalk, twin: PhoneWalkTwin?)

  @MainActor private static func exploration(
    _ kind: PhoneWalkPhone, _ tally: PhoneWalkLedger.Tally
  ) -> Exploration<Pair> {
    var exploration = Exploration(behavior: kind.behavior, quirks: kind.quirks) { phone -> Pair in
      let twin =
        kind.twin == .none ? nil : try PhoneWalkTwin(of: phone, hasProduct: kind.hasProduct)
      let walk = try PhoneWalk(
        on: phone, hasProduct: kind.hasProduct, ledger: PhoneWalkLedger(tally: tally))
      return (walk, twin)
    }
    .steps(.usual, and: PhoneWalk.gestures)
    for name in PhoneWalk.steps.map(\.name) {
      exploration = exploration.step(name) { _, pair in try pair.walk.take(name) }
    }
    exploration =
      exploration
      // Apps that change their delegates, and several of them, are more than these understand.
      .without(.balancedCallbacks, .overlayMatchesSession, .nothingUnfinished, .noFault, .noFinding)
      .with(.soundPhone)
      .always("callbacks fit") { _, pair in
        if let mistake = pair.walk.ledger.mistakes.first { throw PhoneWalkMistake(mistake) }
        return true
      }
    for (name, holds) in PhoneWalk.promises {
      exploration = exploration.always(name) { _, pair in try holds(pair.walk) }
    }
    if kind.twin == .comparedAfterEveryStep {
      exploration = exploration.always("phones that were told the same are equal") { _, pair in
        try pair.twin?.compare()
        return true
      }
    }
    return
      exploration
      .finally("phones that were told the same are equal at the end") { _, pair in
        try pair.twin?.compare()
        return true
      }
      .finally("nothing stays open") { _, pair in
        try pair.walk.checkUnfinishedWork()
        return true
      }
  }
}
