import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests that the shortest scripts that are written down for the planted mistakes are the shortest.
final class PlantedMistakeTests: XCTestCase {
  func testThereAreTwentyMistakes() {
    XCTAssertEqual(PlantedMistake.allCases.count, 20)
    for mistake in PlantedMistake.allCases {
      XCTAssertTrue(mistake.shortest.allSatisfy(PlantedMistake.steps.contains), "\(mistake)")
    }
  }

  func testTheScriptOfEachMistakeBreaksItsProperty() throws {
    for mistake in PlantedMistake.allCases {
      XCTAssertTrue(try PlantedPlay.breaks(mistake, mistake.shortest), "\(mistake)")
    }
  }

  func testNoMistakeBreaksThePropertyOfAnotherWithItsScript() throws {
    for mistake in PlantedMistake.allCases {
      for phone in mistake.phones {
        let broken = try PlantedPlay.broken(
          by: mistake.shortest, mistake, phone.delivery, phone.behavior)
        XCTAssertTrue(Set(broken).isSubset(of: [mistake.property]), "\(mistake): \(broken)")
      }
    }
  }

  func testTheAppWithoutAMistakePassesAllScriptsOfTwoStepsAndTheKnownOnes() throws {
    for first in PlantedMistake.steps {
      for second in PlantedMistake.steps {
        XCTAssertEqual(try PlantedPlay.broken(by: [first, second], nil), [], "\(first); \(second)")
      }
    }
    for mistake in PlantedMistake.allCases {
      for phone in mistake.phones {
        let broken = try PlantedPlay.broken(
          by: mistake.shortest, nil, phone.delivery, phone.behavior)
        XCTAssertEqual(broken, [], "\(mistake)")
      }
    }
  }

  func testMistakesThatNeedAnOrderOrAnOptionAreNotSeenOtherwise() throws {
    for mistake in [PlantedMistake.lateAction, .orderOfTwoQueues, .expectsActiveFirst] {
      XCTAssertEqual(try PlantedPlay.broken(by: mistake.shortest, mistake), [], "\(mistake)")
    }
  }

  /// In the suite, these are the scripts of up to one step.
  func testNoScriptOfFewerStepsBreaksTheProperty() throws {
    for mistake in PlantedMistake.allCases {
      for length in 0..<min(mistake.shortest.count, Effort.isCampaign ? 3 : 2) {
        let found = try PlantedPlay.script(
          of: length, from: PlantedMistake.steps, breaking: mistake)
        XCTAssertNil(found, "\(mistake)")
      }
    }
  }

  /// Three of sixteen steps would take too long, so the steps are those that could have a part in it.
  ///
  /// A slide that leaves the app counts as the two steps that it is. In the suite, this is shown of one
  /// mistake; in a campaign, of all.
  func testNoScriptOfThreeStepsIsEnoughWhereFourAreKnown() throws {
    let long = PlantedMistake.allCases.filter { $0.shortest.count == 4 }
    XCTAssertEqual(long, [.recordsAgain, .zoomForgottenOnReturn])
    for mistake in Effort.isCampaign ? long : [.zoomForgottenOnReturn] {
      var steps = mistake.shortest
      for step in [GestureStep.down(.cameraControl), .press(.volumeUp), .returnToApp, .leaveApp]
      where !steps.contains(step) { steps.append(step) }
      XCTAssertNil(try PlantedPlay.script(of: 3, from: steps, breaking: mistake), "\(mistake)")
    }
  }
}
