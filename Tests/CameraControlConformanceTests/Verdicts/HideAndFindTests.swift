import CameraControl
import CameraControlConformance
import CameraControlTesting
import HiddenPhones
import TestSupport
import XCTest

/// Hides values of options in phones, and finds them in what an app saw there.
final class HideAndFindTests: XCTestCase {
  private func record(
    _ seed: UInt64, _ name: String, phone: UInt64, upTo last: Int = .max
  ) throws -> Recording {
    var person = Person(seed: seed)
    return try person.record(HiddenPhone(seed: phone).behavior, run: name, upTo: last)
  }

  /// In a campaign, more are open than in the sample: something else, such as a mistake of the person,
  /// explains the recording, too.
  func testNoVerdictIsWrongAndFewAreOpen() throws {
    var (open, moot, all) = (0, 0, 0)
    for seed in Effort.seeds(sample: 1, campaign: 1_000, atLeast: 200) {
      let found = Conformance([try record(seed, "run", phone: seed)]).phones[0]
      XCTAssertEqual(HiddenPhone(seed: seed).wrong(in: found), [], "phone \(seed)")
      open += found.verdicts.count { $0.outcome == .notDecided }
      moot += found.verdicts.count { $0.isMoot }
      all += found.verdicts.count
    }
    // A verdict that makes no difference on its phone doesn't count.
    XCTAssertLessThanOrEqual(
      (open - moot) * (Effort.isCampaign ? 3 : 4), all, "\(open) of \(all) are not decided")
    if Effort.isCampaign { print("not decided: \(open) of \(all), of which \(moot) are moot") }
  }

  func testNoVerdictIsWrongWhateverHappensToTheRecording() throws {
    for seed in Effort.seeds(sample: 1, campaign: 1_000) {
      let last = Effort.isCampaign ? .max : 9
      let recording = try record(seed, "run", phone: seed, upTo: last)
      var generator = SeededGenerator(seed: seed)
      for noise in Noise.allCases {
        let noisy = try noise.applied(
          to: recording, try record(seed + 1, "other", phone: seed + 1, upTo: last), &generator)
        let found = Conformance(noisy).phones[0]
        XCTAssertEqual(HiddenPhone(seed: seed).wrong(in: found), [], "phone \(seed), \(noise)")
      }
    }
  }

  /// A phone that does what the model does, and a person without mistakes, leave nothing open.
  func testTheDefaultsOfAPhoneThatDoesAsTheModelAreConfirmed() throws {
    var person = Person(seed: 4)
    person.mistakes = 0
    let found = Conformance([try person.record(PhoneBehavior(), run: "run")]).phones[0]
    XCTAssertEqual(found.verdicts.filter { $0.outcome != .confirmed }.map { "\($0)" }, [])
    XCTAssertEqual(found.behavior, PhoneBehavior())
    XCTAssertEqual(found.code, "PhoneBehavior()")
    XCTAssertEqual(found.difference, "")
    // The others say more than any card shows.
    let open = found.rules.filter { found.outcome(of: $0) != .confirmed }
    XCTAssertEqual(
      open,
      [
        "CTL13", "DEL09", "DEL11", "DEL12", "EVT08", "GST16", "OVL03", "OVL06", "OVL08", "OVL29",
        "OVL30",
      ])
  }

  /// The behavior that a comparison ends with does what the recordings did.
  func testTheBehaviorDoesWhatTheRecordingsDid() throws {
    let (seed, last): (UInt64, Int) = (11, Effort.isCampaign ? .max : 10)
    var (person, other) = (Person(seed: seed), Person(seed: seed))
    let hidden = HiddenPhone(seed: seed).behavior
    let recording = try person.record(hidden, run: "run", upTo: last)
    let found = Conformance([recording]).phones[0]
    let again = Conformance([try other.record(found.behavior, run: "again", upTo: last)]).phones[0]
    XCTAssertGreaterThan(found.verdicts.count { $0.outcome != .notDecided }, 5)
    for (verdict, other) in zip(found.verdicts, again.verdicts)
    where verdict.outcome != .notDecided && other.outcome != .notDecided {
      XCTAssertEqual(verdict.outcome, other.outcome, verdict.option.name)
      if !verdict.option.isTime { XCTAssertEqual(verdict.possible, other.possible) }
    }
  }

  func testFewerThanFiveRepetitionsDecideNothing() throws {
    var person = Person(seed: 1)
    // A card that is begun anew has two more.
    (person.repetitions, person.mistakes) = (Deck.fewest - 3, 0)
    let found = Conformance([try person.record(PhoneBehavior(), run: "run", upTo: 6)]).phones[0]
    let decided = found.verdicts.filter { $0.outcome != .notDecided }
    XCTAssertTrue(decided.isEmpty, "\(decided)")
  }
}
