import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests that a failing script becomes as short as it can, and stays about the same property.
final class ShrinkerTests: XCTestCase {
  /// What a log of presses must not contain; a press is noted as the volume button's first letter.
  private struct Rule: Sendable {
    let name: String
    let isBroken: @Sendable (String) -> Bool
  }

  private static let rules = [
    Rule(name: "two of one kind") { $0.count { $0 == "u" } >= 2 },
    Rule(name: "an up before a down") { log in
      (log.firstIndex(of: "u") ?? log.endIndex) < (log.lastIndex(of: "d") ?? log.startIndex)
    },
    Rule(name: "three in all, or a click at the end") { $0.count >= 3 || $0.hasSuffix("c") },
    Rule(name: "an even number") { $0.count > 0 && $0.count.isMultiple(of: 2) },
  ]

  private static let steps: [GestureStep] = [.press(.volumeUp), .press(.volumeDown), .click]

  /// Every script of up to three steps comes back as short as the shortest script that fails.
  func testAShortScriptIsShrunkAsBruteForceDoes() throws {
    for rule in Self.rules {
      let exploration = Exploration { phone in try PressLog(on: phone) }
        .steps(Self.steps)
        .finally(rule.name) { _, app in !rule.isBroken(app.log) }
      let failing = Self.scripts(upTo: Effort.isCampaign ? 5 : 3).filter {
        rule.isBroken(Self.log(of: $0))
      }
      let shortest = failing.map(\.count).min()
      for script in failing {
        let result = try exploration.run(.scripts(GestureScript(script)))
        let shrunk = try XCTUnwrap(result.failures.first).script.steps
        XCTAssertEqual(shrunk.count, shortest, "\(rule.name): \(script)")
        XCTAssertTrue(failing.contains(shrunk), "\(rule.name): \(script) became \(shrunk)")
      }
    }
  }

  func testALongScriptLosesWhatItDoesNotNeed() throws {
    var steps = [GestureStep](repeating: .lightPress, count: 200)
    steps.insert(.press(.volumeUp), at: 31)
    steps.insert(.press(.volumeDown), at: 117)
    let result = try Exploration { phone in try PressLog(on: phone) }
      .always("no down after an up") { _, app in !app.log.contains("ud") }
      .run(.scripts(GestureScript(steps)))
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual("\(failure.script)", "press volume-up; press volume-down")
    XCTAssertLessThan(failure.runs, 100)
  }

  /// Only a press in the place of both halves saves a step.
  func testAPressReplacesTwoHalvesThatAreFarApart() throws {
    let steps = ["a", "b", "c", "d"]
    let camera = Exploration { phone in try CountingApp(on: phone) }
    let exploration = steps.reduce(camera) { all, step in
      all.step(step) { _, app in app.note("\(step)\(step == "d" ? app.clicks : 0)") }
    }
    let script = try GestureScript(
      parsing: "down volume-up; app a; app b; app c; up volume-up; app d")
    let result = try exploration.always("no press before the last step") { _, app in
      app.steps != ["a0", "b0", "c0", "d1"]
    }.run(.scripts(script))
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual("\(failure.script)", "press volume-up; app a; app b; app c; app d")
  }

  /// Only a light slide in the place of the light press or of the slide saves a step.
  func testALightSlideReplacesALightPressAndASlideThatAreFarApart() throws {
    let steps = ["a", "b", "c", "d"]
    let camera = Exploration { phone in try CountingApp(on: phone) }
    let exploration = steps.reduce(camera) { all, step in
      all.step(step) { _, app in app.note(step == "d" && app.focus.value > 0 ? "turned" : step) }
    }
    let script = try GestureScript(
      parsing: "light-press; app a; app b; app c; slide +0.5; app d")
    let result = try exploration.always("no slide before the last step") { _, app in
      app.steps != ["a", "b", "c", "turned"]
    }.run(.scripts(script))
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual("\(failure.script)", "light-slide +0.5; app a; app b; app c; app d")
  }

  func testAnItemFarDownTheListIsNoReasonToTryAllOthers() throws {
    let result = try Exploration { phone in try PressLog(on: phone) }
      .finally("no tap") { phone, _ in
        !phone.trace.only(.step).texts.contains { $0.hasPrefix("tap-overlay") }
      }
      .run(.scripts([.tapOverlay(item: .max)]))
    XCTAssertEqual(result.failures.map { "\($0.script)" }, ["tap-overlay 0"])
  }

  /// A step that undoes another goes with it, even if either alone has to stay.
  func testStepsThatUndoEachOtherGoTogether() throws {
    let result = try Exploration { phone in try PressLog(on: phone) }
      .finally("never in front with a press") { phone, app in
        phone.core.frontApp?.identifier != phone.app.identifier || app.log.isEmpty
      }
      .run(
        .scripts(
          GestureScript(
            parsing: "press volume-up; leave-app; return-to-app; leave-app; return-to-app")))
    XCTAssertEqual(result.failures.first.map { "\($0.script)" }, "press volume-up")
  }

  func testWaitsAndAmountsBecomeRound() throws {
    let exploration = Exploration { phone in try CountingApp(on: phone) }
      .steps(.lightPress)
      .always("the focus stays near") { _, app in app.focus.value < 0.2 }
      .finally("not so late") { phone, _ in phone.now < PhoneInstant(nanoseconds: 2_900_000_000) }
    let slide = try exploration.run(
      .scripts(GestureScript(parsing: "light-press; slide +0.731; light-press; slide +0.001")))
    XCTAssertEqual(
      slide.failures.map { "\($0.script)" }.first, "light-press; slide +0.5")
    let wait = try Exploration { phone in try PressLog(on: phone) }
      .finally("not so late") { phone, _ in phone.now < PhoneInstant(nanoseconds: 2_900_000_000) }
      .run(.scripts(GestureScript(parsing: "wait 7.123s; wait 1s")))
    XCTAssertEqual(wait.failures.map { "\($0.script)" }, ["wait 3s"])
  }

  /// Three short waits do what one long one does, and no single one of them can go.
  func testSeveralWaitsBecomeTheStepThatDoesAsMuch() throws {
    let result = try Exploration { phone in try CountingApp(on: phone) }
      .steps(.lightPress, .click, .wait(.seconds(1)), .wait(.seconds(3)))
      .always("the overlay does not open again after a press") { phone, app in
        app.clicks == 0 || phone.trace.only(.callback).texts.count { $0 == "did become active" } < 2
      }
      .run(
        .scripts(
          GestureScript(parsing: "light-press; click; wait 1s; wait 1s; wait 1s; light-press")))
    XCTAssertEqual(
      result.failures.map { "\($0.script)" }, ["light-press; click; wait 3s; light-press"])
  }

  /// Nothing can be left out until one step has taken the place of three; then two can, together.
  func testWhatBecomesPossibleIsTriedAgain() throws {
    let failing: Set = ["cddcccdddc", "cddudddc", "dduddd"]
    let result = try Exploration { phone in try PressLog(on: phone) }
      .steps(Self.steps)
      .finally("no such log") { _, app in !failing.contains(app.log) }
      .run(
        .scripts(
          GestureScript("cddcccdddc".map { $0 == "c" ? .click : .press(.volumeDown) })))
    let shrunk = try XCTUnwrap(result.failures.first).script.steps
    XCTAssertEqual(Self.log(of: shrunk), "dduddd")
  }

  /// The shorter script would break another property first.
  func testAFailureDoesNotBecomeAnother() throws {
    let result = try Exploration { phone in try PressLog(on: phone) }
      .steps(.press(.volumeUp), .press(.volumeDown))
      .always("not two ups") { _, app in !app.log.hasSuffix("uu") }
      .always("not three presses") { _, app in app.log.count < 3 }
      .run(.scripts(GestureScript(parsing: "press volume-up; press volume-down; press volume-up")))
    XCTAssertEqual(result.failures.map(\.property), ["not three presses"])
    XCTAssertEqual(result.failures.first?.script.steps.count, 3)
  }
}

extension ShrinkerTests {
  private static func scripts(upTo length: Int) -> [[GestureStep]] {
    var (all, last): ([[GestureStep]], [[GestureStep]]) = ([], [[]])
    for _ in 0..<length {
      last = last.flatMap { script in steps.map { script + [$0] } }
      all += last
    }
    return all
  }

  private static func log(of script: [GestureStep]) -> String {
    script.map { step in
      switch step {
      case .press(.volumeUp, _): "u"
      case .press(.volumeDown, _): "d"
      default: "c"
      }
    }.joined()
  }
}
