import CameraControl
import CameraControlConformance
import CameraControlTesting
import TestSupport
import XCTest

/// Hides phones of five kinds, and the mistakes of a person, behind what an app sees.
final class HiddenKindTests: XCTestCase {
  func testNoVerdictIsWrongOnAnyKindOfPhone() throws {
    for kind in HiddenKind.allCases {
      var (decided, all) = (0, 0)
      for seed in Effort.seeds(sample: 1, campaign: 300) {
        let hidden = HiddenPhone(seed: seed, kind)
        var person = Person(seed: seed)
        if kind == .misreading { person.misread(3) }
        let found = Conformance([try person.record(hidden, run: "run")]).phones[0]
        let what = "\(kind) \(seed), \(hidden.stranger.map { "\($0)" } ?? "")"
        XCTAssertEqual(hidden.wrong(in: found), [], "\(what) \(person.misreadings)")
        decided += found.verdicts.count { $0.outcome != .notDecided }
        all += found.verdicts.count
      }
      if Effort.isCampaign { print("\(kind): \(decided) of \(all) are decided") }
    }
  }
}
