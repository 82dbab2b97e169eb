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
    let names = ["light-press", "click", "session-end", "two-views", "mid-press", "stem"]
    for seed: UInt64 in [1001, 1024] {
      let hidden = HiddenPhone(seed: seed, .stranger)
      XCTAssertEqual(hidden.stranger, .firstPressIsLost)
      var person = Person(seed: seed)
      var recording = try person.record(hidden, run: "run")
      var card = ""
      recording.sightings = recording.sightings.filter { sighting in
        if sighting.kind == .card { card = sighting.what }
        return names.contains(card)
      }
      for index in recording.sightings.indices { recording.sightings[index].number = index + 1 }
      let found = Conformance([recording]).phones[0]
      XCTAssertEqual(hidden.wrong(in: found), [], "\(seed)")
    }
  }
}
