import CameraControl
import CameraControlConformance
import CameraControlTesting
import HiddenPhones
import TestSupport
import XCTest

/// Hides phones of five kinds, and the mistakes of a person, behind what an app sees.
///
/// The suite takes usual phones; `.ci/deep lab` takes as many of each kind as one likes.
final class HiddenKindTests: XCTestCase {
  func testNoVerdictIsWrongOnAnyKindOfPhone() throws {
    for kind in HiddenKind.allCases {
      for seed in Effort.seeds(sample: 1, campaign: 10) {
        let hidden = HiddenPhone(
          seed: seed, kind, isUsual: kind != .options && !Effort.isCampaign)
        // In the suite, the quirks need all cards, which HideAndFindTests does as well.
        let last = kind == .quirks || Effort.isCampaign ? .max : 9
        var person = Person(seed: seed)
        if kind == .misreading { person.misread(Effort.isCampaign ? 3 : 9) }
        let found = Conformance([try person.record(hidden, run: "run", upTo: last)]).phones[0]
        let what = "\(kind) \(seed), \(hidden.stranger.map { "\($0)" } ?? "")"
        XCTAssertEqual(hidden.wrong(in: found), [], "\(what) \(person.misreadings)")
      }
    }
  }

  /// The rest of a press whose beginning got lost looks like a press that has no beginning.
  func testLostEventsDecideNothingAboutAirPods() throws {
    let seeds = (1001...).lazy.filter {
      HiddenPhone(seed: $0, .stranger).stranger == .firstPressIsLost
    }
    for seed in seeds.prefix(2) {
      let hidden = HiddenPhone(seed: seed, .stranger)
      var person = Person(seed: seed)
      let cards = ["light-press", "click", "session-end", "two-views", "mid-press", "stem"]
      let found = compare(try person.record(hidden, run: "run"), cards)
      XCTAssertEqual(hidden.wrong(in: found), [], "\(seed)")
    }
  }

  /// What a recording says if only some cards were done.
  private func compare(_ recording: Recording, _ cards: [String]) -> PhoneConformance {
    var (part, card) = (recording, "")
    part.sightings = part.sightings.filter { sighting in
      if sighting.kind == .card { card = sighting.what }
      return cards.contains(card)
    }
    for index in part.sightings.indices { part.sightings[index].number = index + 1 }
    return Conformance([part]).phones[0]
  }
}
