import CameraControl
import CameraControlTesting
import Foundation
import TestSupport
import XCTest
import camera_control

final class TerminalPhoneTests: XCTestCase {
  func testEveryKeyIsAStepOfTheScript() throws {
    var typist = try Typist()
    try typist.type("vV")
    try typist.press(.enter)
    typist.wait(.seconds(1))
    try typist.type("hhll3")
    for key in [Key.left, .right, .up, .down] {
      try typist.press(key)
      typist.wait(.seconds(1))
    }
    XCTAssertEqual(
      typist.phone.script.steps.filter { !"\($0)".hasPrefix("wait") }.map { "\($0)" },
      [
        "press volume-down", "press volume-up", "click", "leave-app", "return-to-app", "lock",
        "unlock", "tap-overlay 2", "slide -0.05", "slide +0.05", "slide +0.1", "slide -0.05",
      ])
  }

  func testTimePassesBetweenKeysInWholeMilliseconds() throws {
    var typist = try Typist()
    typist.wait(.seconds(1), frame: .microseconds(16_667))
    try typist.press(.character("v"))
    typist.wait(.seconds(2))
    try typist.press(.character("v"))
    // A press takes a tenth of a second, for which the phone waits afterwards.
    XCTAssertEqual(typist.script, "wait 1s; press volume-down; wait 1.9s; press volume-down")
    XCTAssertEqual(typist.phone.trace.entries.last?.instant.nanoseconds, 3_100_000_000)
  }

  func testAnotherSpaceSoonAfterTheFirstOpensTheList() throws {
    var typist = try Typist()
    try typist.press(.character(" "))
    guard case .control = typist.phone.picture.overlay else { return XCTFail("no control") }
    typist.wait(.milliseconds(250))
    try typist.press(.character(" "))
    guard case .list = typist.phone.picture.overlay else { return XCTFail("no list") }
    XCTAssertEqual(typist.script, "double-light-press")
    // A third one is a press of its own, and so is one that is late.
    typist.wait(.milliseconds(250))
    try typist.press(.character(" "))
    typist.wait(.milliseconds(360))
    try typist.press(.character(" "))
    XCTAssertEqual(typist.phone.script.steps.count { $0 == .lightPress }, 2)
    // The person's own speed counts.
    var slow = try Typist("--set", "double-light-press-speed=slower")
    try slow.press(.character(" "))
    slow.wait(.milliseconds(900))
    try slow.press(.character(" "))
    XCTAssertEqual(slow.script, "double-light-press")
  }

  func testASpaceThatIsHeldDoesNotOpenTheList() throws {
    var typist = try Typist()
    try typist.press(.character(" "), heldFor: .seconds(2))
    XCTAssertEqual(typist.phone.script.steps.count { $0 == .lightPress }, 2)
    XCTAssertFalse(typist.phone.script.steps.contains(.doubleLightPress))
  }

  func testEnterThatIsHeldHoldsTheButton() throws {
    var typist = try Typist()
    typist.wait(.seconds(1))
    try typist.press(.enter, heldFor: .seconds(2))
    XCTAssertTrue(typist.phone.picture.isPressed)
    typist.wait(.seconds(1))
    XCTAssertFalse(typist.phone.picture.isPressed)
    let steps = typist.phone.script.steps
    XCTAssertEqual(
      steps.map { "\($0)".split(separator: " ")[0] }, ["wait", "down", "wait", "up", "wait"])
    guard steps.count == 5, case .wait(let held) = steps[2] else { return XCTFail("no wait") }
    XCTAssertEqual(held / .seconds(1), 2.2, accuracy: 0.1)
    // The clicks before it was clear that the key is held never were.
    XCTAssertEqual(typist.phone.trace.entries.count { $0.text == "takes a photo" }, 1)
  }

  /// A terminal may repeat a key without a pause; a press long before is one of its own all the same.
  func testAClickLongBeforeIsNoPartOfTheHold() throws {
    var typist = try Typist()
    try typist.press(.enter)
    typist.wait(.seconds(1))
    try typist.press(.enter)
    typist.wait(.milliseconds(50))
    try typist.press(.enter)
    typist.wait(.seconds(1))
    let steps = typist.phone.script.steps
    XCTAssertEqual(
      steps.map { "\($0)".split(separator: " ")[0] },
      ["click", "wait", "down", "wait", "up", "wait"])
  }

  func testAnotherKeyOrTheEndReleasesTheButton() throws {
    var typist = try Typist()
    try typist.press(.enter, heldFor: .seconds(1))
    try typist.press(.character("v"))
    XCTAssertTrue(typist.script.hasSuffix("up camera-control; press volume-down"), typist.script)
    try typist.press(.enter, heldFor: .seconds(1))
    try typist.press(.character("q"))
    XCTAssertTrue(typist.phone.hasQuit)
    XCTAssertTrue(typist.script.hasSuffix("up camera-control"), typist.script)
  }

  func testTheKeysThatReleaseTheButtonHaveARhythmOfTheirOwn() throws {
    var typist = try Typist()
    try typist.press(.enter, heldFor: .seconds(1))
    try typist.press(.character(" "))
    typist.wait(.milliseconds(250))
    try typist.press(.character(" "))
    XCTAssertTrue(typist.script.hasSuffix("; double-light-press"), typist.script)
  }

  func testTwoClicksAreTwoClicks() throws {
    var typist = try Typist()
    for _ in 0..<3 {
      try typist.press(.enter)
      typist.wait(.milliseconds(300))
    }
    XCTAssertEqual(typist.phone.script.steps.count { $0 == .click }, 3)
  }

  private func clicks(of typist: Typist) -> Int {
    typist.phone.trace.entries.count { $0.kind == .step && $0.text == "click" }
  }

  /// As they come from a paste, or from a terminal that was slow.
  func testKeysThatComeAtOnceAreSeveral() throws {
    var typist = try Typist()
    typist.wait(.seconds(1))
    for _ in 0..<5 { try typist.press(.enter) }
    XCTAssertEqual(clicks(of: typist), 5)
    typist.wait(.milliseconds(300))
    for _ in 0..<2 { try typist.press(.enter) }
    XCTAssertEqual(clicks(of: typist), 7)
    XCTAssertFalse(typist.script.contains("down"), typist.script)
  }

  func testAHoldShowsBehindKeysThatCameAtOnce() throws {
    var typist = try Typist()
    try typist.press(.enter)
    typist.wait(.milliseconds(400))
    for _ in 0..<2 { try typist.press(.enter) }
    for _ in 0..<20 {
      typist.wait(.milliseconds(30))
      try typist.press(.enter)
    }
    typist.wait(.seconds(1))
    XCTAssertEqual(clicks(of: typist), 0, typist.script)
    XCTAssertTrue(typist.script.contains("down camera-control"), typist.script)
  }

  func testAnArrowThatIsHeldSlidesFurther() throws {
    var typist = try Typist()
    try typist.press(.character(" "))
    typist.wait(.seconds(1))
    try typist.press(.right, heldFor: .milliseconds(600))
    XCTAssertTrue(typist.script.contains("x slide +0.05"), typist.script)
    let values = typist.phone.trace.entries.filter { $0.kind == .value }
    XCTAssertGreaterThan(values.count, 50)
    // Afterwards the phone stands still only for a moment.
    let then = typist.phone.picture.now
    typist.wait(.milliseconds(300))
    XCTAssertGreaterThan(typist.phone.picture.now, then)
  }

  func testAnArrowThatMovesNothingIsFollowedByALongerOne() throws {
    var typist = try Typist("--control", "slider:Stop:0...1:0.5")
    try typist.press(.character(" "))
    typist.wait(.milliseconds(500))
    for _ in 0..<6 {
      try typist.press(.right)
      typist.wait(.milliseconds(500))
    }
    guard case .control(let face) = typist.phone.picture.overlay else {
      return XCTFail("no control")
    }
    XCTAssertEqual(face.valueText, "1")
    try typist.press(.left)
    let slides = typist.phone.script.steps.map { "\($0)" }.filter { $0.hasPrefix("slide") }
    XCTAssertEqual(
      slides,
      [
        "slide +0.05", "slide +0.1", "slide +0.2", "slide +0.4", "slide +0.4", "slide +0.4",
        "slide -0.05",
      ])
  }

  func testAPauseStopsTheTimeButNotTheFinger() throws {
    var typist = try Typist()
    try typist.press(.character("p"))
    typist.wait(.seconds(5))
    XCTAssertEqual(typist.phone.picture.now, .zero)
    XCTAssertTrue(typist.screen()[0].hasSuffix("0.0 s  paused"))
    try typist.press(.character(" "))
    typist.wait(.seconds(5))
    XCTAssertNotEqual(typist.phone.picture.overlay, .hidden)
    try typist.press(.character("."))
    XCTAssertEqual(typist.phone.picture.overlay, .hidden)
    try typist.press(.character("p"))
    typist.wait(.seconds(1))
    XCTAssertEqual(typist.script.split(separator: "; ").map(String.init).count, 2)
  }

  func testTheNextDeadlineIsExact() throws {
    var typist = try Typist()
    try typist.press(.character(" "))
    typist.wait(.milliseconds(777))
    try typist.press(.character("."))
    XCTAssertEqual(typist.phone.picture.overlay, .hidden)
    XCTAssertEqual(typist.phone.picture.now, typist.phone.trace.entries.last?.instant)
    try typist.press(.character("."))
    XCTAssertEqual(typist.phone.picture.message, "nothing is due")
  }

  func testTheLastGestureCanBeTakenBack() throws {
    var typist = try Typist()
    try typist.type("v")
    let (script, trace, now) = (typist.script, typist.phone.trace, typist.phone.picture.now)
    try typist.type(" ")
    try typist.press(.character("u"))
    XCTAssertEqual(typist.phone.picture.overlay, .hidden)
    XCTAssertEqual(typist.script, script)
    XCTAssertEqual(typist.phone.trace, trace)
    XCTAssertEqual(typist.phone.picture.now, now)
    // A button that went down and up is one gesture.
    try typist.press(.enter, heldFor: .seconds(1))
    typist.wait(.seconds(1))
    try typist.press(.character("u"))
    XCTAssertEqual(typist.phone.picture.message, "took back down camera-control")
    XCTAssertFalse(typist.script.contains("camera-control"), typist.script)
    try typist.press(.character("u"))
    try typist.press(.character("u"))
    XCTAssertEqual(typist.phone.picture.message, "there is nothing to take back")
  }

  func testAKeyThatDoesNothingSaysSo() throws {
    var typist = try Typist()
    try typist.press(.character("\u{9B}"))
    XCTAssertEqual(typist.phone.picture.message, #"“\u{9b}” does nothing; ? shows the keys"#)
    XCTAssertEqual(typist.script, "")
  }

  func testABreakTakesNoTime() throws {
    var typist = try Typist()
    try typist.press(.character(" "))
    typist.phone.resume(at: PhoneInstant(nanoseconds: 3_600_000_000_000))
    XCTAssertNotEqual(typist.phone.picture.overlay, .hidden)
    typist.phone.pass(until: PhoneInstant(nanoseconds: 3_601_000_000_000))
    XCTAssertEqual(typist.script, "light-press; wait 1s")
  }

  /// Whatever the keys were, the tool plays the script that is printed, and the same happens.
  func testThePrintedScriptGivesTheSameTrace() throws {
    let keys: [Key] =
      [.enter, .left, .right, .up, .down, .escape] + "  vVhl123p.u?x".map(Key.character)
    let phones = [
      [], ["--phone", "iPhone 17", "--control", "slider:Focus:0...1:0.5"], ["--phone", "iPad"],
      ["--set", "double-light-press-speed=slow", "--control", "picker:Look:Plain,Warm"],
    ]
    for seed in Effort.seeds(sample: 4, campaign: 1_000) {
      var generator = SeededGenerator(seed: seed)
      let arguments = phones[Int(seed) % phones.count]
      var typist = try Typist(arguments: arguments)
      for _ in 0..<40 {
        let isHeld = Int.random(in: 0..<8, using: &generator) == 0
        try typist.press(
          keys.randomElement(using: &generator) ?? .enter,
          heldFor: isHeld ? .milliseconds(Int.random(in: 400...900, using: &generator)) : .zero)
        // A terminal may send several keys at once.
        guard Int.random(in: 0..<5, using: &generator) > 0 else { continue }
        typist.wait(
          .microseconds(Int.random(in: 0...900_000, using: &generator)),
          frame: .microseconds(Int.random(in: 5_000...50_000, using: &generator)))
      }
      typist.phone.finish()
      let printed = typist.phone.text.components(separatedBy: "// The same as a test in Swift:")
      let outcome = try Tool.run(["play", "-", "--json"] + arguments, input: printed[0])
      XCTAssertEqual(outcome.errors, "")
      let played = try JSONDecoder().decode(Trace.self, from: Data(outcome.output.utf8))
      let expected = Trace(
        played.entries.filter { $0.kind != .step || !$0.text.hasPrefix("wait") })
      if let difference = typist.phone.trace.difference(from: expected) {
        XCTFail("seed \(seed): \(difference)\n\(typist.script)")
      }
    }
  }
}
