import XCTest

final class RuleCoverageFindingsTests: XCTestCase {
  func testNothingIsFoundWhereRulesAndTestsAgree() {
    XCTAssertEqual(findings(rules: ["AAA01", "AAA02"], tested: ["AAA01", "AAA02"]), [])
  }

  func testARuleWithoutATestIsFound() {
    XCTAssertEqual(
      findings(rules: ["AAA01", "AAA02", "AAA03"], tested: ["AAA02"]),
      ["Rules that no test names: AAA01, AAA03"]
    )
  }

  func testAnUnknownIdInATestIsFoundWithItsTest() {
    XCTAssertEqual(
      findings(tested: ["AAA99"]), ["Ids that tests name and no rule has: AAA99 (testAAA99)"]
    )
  }

  func testRepeatedIdsAreFound() {
    XCTAssertEqual(
      findings(rules: ["AAA01", "AAA01"], tested: ["AAA01"]),
      ["Rules that are there twice: AAA01"]
    )
  }

  func testARuleSaysWhereItHolds() {
    let cases =
      [
        (nil, "CameraControlTests", []), (nil, "CameraControlTestingTests", []),
        ("CameraControlTesting", "CameraControlTestingTests", []),
        ("camera-control", "CameraControlToolTests", []),
        ("SimulatedUIKit", "SimulatedSystemTests", []),
        (
          nil, "SimulatedUIKitTests",
          ["Rules that hold in the core, and that only tests of other modules name: AAA01"]
        ),
        (
          "CameraControlTesting", "CameraControlTests",
          [
            "Rules that hold only elsewhere, and that a test of the core names: AAA01",
            "Rules that no test of a module names, although they hold only there: AAA01",
          ]
        ),
        (
          "SimulatedUIKit, camera-control", "SimulatedUIKitTests",
          ["Rules that no test of a module names, although they hold only there: AAA01"]
        ),
      ] as [(String?, String, [String])]
    for (place, target, expected) in cases {
      let rule = "AAA01" + (place.map { "\n*Choice*\n\n*Only in*: \($0)" } ?? "")
      XCTAssertEqual(findings(rules: [rule], tested: ["AAA01"], in: target), expected)
    }
  }

  private func findings(
    rules: [String] = [], tested: [String] = [], in target: String = "CameraControlTests"
  ) -> [String] {
    let rows = rules.map { "### \($0)" }
    var mentions = RuleMentions()
    mentions.read(
      source: tested.map { "func test\($0)() {}" }.joined(separator: "\n"), in: target)
    return RuleCoverage.findings(
      book: RuleBook(markdown: rows.joined(separator: "\n")), mentions: mentions
    )
  }
}
