import CameraControl
import CameraControlTerminal
import CameraControlTesting
import TerminalSupport
import TestSupport
import XCTest

final class TerminalPhoneTests: XCTestCase {
  func testEveryKeyIsAStepOfTheScript() throws {
    var typist = Typist(try PlayedApp.subject())
    try typist.type("vV")
    try typist.press(.enter)
    try typist.wait(.seconds(1))
    try typist.type("hhll3")
    for key in [Key.left, .right, .up, .down] {
      try typist.press(key)
      try typist.wait(.seconds(1))
    }
    XCTAssertEqual(
      typist.phone.script.steps.filter { !"\($0)".hasPrefix("wait") }.map { "\($0)" },
      [
        "press volume-down", "press volume-up", "click", "leave-app", "return-to-app", "lock",
        "unlock", "tap-overlay 2", "slide -0.05", "slide +0.05", "slide +0.1", "slide -0.05",
      ])
  }

  func testTimePassesBetweenKeysInWholeMilliseconds() throws {
    var typist = Typist(try PlayedApp.subject())
    try typist.wait(.seconds(1), frame: .microseconds(16_667))
    try typist.press(.character("v"))
    try typist.wait(.seconds(2))
    try typist.press(.character("v"))
    // A press takes a tenth of a second, for which the phone waits afterward.
    XCTAssertEqual(typist.script, "wait 1s; press volume-down; wait 1.9s; press volume-down")
    XCTAssertEqual(typist.phone.trace.entries.last?.instant.nanoseconds, 3_100_000_000)
  }

  func testAnotherSpaceSoonAfterTheFirstOpensTheList() throws {
    var typist = Typist(try PlayedApp.subject())
    try typist.press(.character(" "))
    guard case .control = typist.phone.picture.overlay else { return XCTFail("no control") }
    try typist.wait(.milliseconds(250))
    try typist.press(.character(" "))
    guard case .list = typist.phone.picture.overlay else { return XCTFail("no list") }
    XCTAssertEqual(typist.script, "double-light-press")
    // A third one is a press of its own, and so is one that is late.
    try typist.wait(.milliseconds(250))
    try typist.press(.character(" "))
    try typist.wait(.milliseconds(360))
    try typist.press(.character(" "))
    XCTAssertEqual(typist.phone.script.steps.count { $0 == .lightPress }, 2)
    // As soon as the key repeats itself, a third one is still no repetition of what was two.
    var quick = Typist(try PlayedApp.subject())
    for pause in [250, 80] {
      try quick.press(.character(" "))
      try quick.wait(.milliseconds(pause))
    }
    try quick.press(.character(" "))
    XCTAssertEqual(quick.phone.script.steps.count { $0 == .lightPress }, 1)
    // The person's own speed counts.
    var slow = Typist(
      try PlayedApp.subject(settings: PhoneSettings { $0.doubleLightPressSpeed = .slower }))
    try slow.press(.character(" "))
    try slow.wait(.milliseconds(900))
    try slow.press(.character(" "))
    XCTAssertEqual(slow.script, "double-light-press")
  }

  func testASpaceThatIsHeldDoesNotOpenTheList() throws {
    var typist = Typist(try PlayedApp.subject())
    try typist.press(.character(" "), heldFor: .seconds(2))
    XCTAssertEqual(typist.phone.script.steps.count { $0 == .lightPress }, 2)
    XCTAssertFalse(typist.phone.script.steps.contains(.doubleLightPress))
  }

  func testEnterThatIsHeldHoldsTheButton() throws {
    var typist = Typist(try PlayedApp.subject())
    try typist.wait(.seconds(1))
    try typist.press(.enter, heldFor: .seconds(2))
    XCTAssertTrue(typist.phone.picture.isPressed)
    try typist.wait(.seconds(1))
    XCTAssertFalse(typist.phone.picture.isPressed)
    let steps = typist.phone.script.steps
    XCTAssertEqual(
      steps.map { "\($0)".split(separator: " ")[0] }, ["wait", "down", "wait", "up", "wait"])
    guard steps.count == 5, case .wait(let held) = steps[2] else { return XCTFail("no wait") }
    XCTAssertEqual(held / .seconds(1), 2.2, accuracy: 0.1)
    // The clicks before it was clear that the key is held never were.
    XCTAssertEqual(typist.phone.trace.entries.count { $0.text == "primary ended" }, 1)
  }

  /// A terminal may repeat a key without a pause; a press long before is one of its own all the same.
  func testAClickLongBeforeIsNoPartOfTheHold() throws {
    var typist = Typist(try PlayedApp.subject())
    try typist.press(.enter)
    try typist.wait(.seconds(1))
    try typist.press(.enter)
    try typist.wait(.milliseconds(50))
    try typist.press(.enter)
    try typist.wait(.seconds(1))
    let steps = typist.phone.script.steps
    XCTAssertEqual(
      steps.map { "\($0)".split(separator: " ")[0] },
      ["click", "wait", "down", "wait", "up", "wait"])
  }

  func testAnotherKeyOrTheEndReleasesTheButton() throws {
    var typist = Typist(try PlayedApp.subject())
    try typist.press(.enter, heldFor: .seconds(1))
    try typist.press(.character("v"))
    XCTAssertTrue(typist.script.hasSuffix("up camera-control; press volume-down"), typist.script)
    try typist.press(.enter, heldFor: .seconds(1))
    try typist.press(.character("q"))
    XCTAssertTrue(typist.phone.hasQuit)
    XCTAssertTrue(typist.script.hasSuffix("up camera-control"), typist.script)
  }

  func testTheKeysThatReleaseTheButtonHaveARhythmOfTheirOwn() throws {
    var typist = Typist(try PlayedApp.subject())
    try typist.press(.enter, heldFor: .seconds(1))
    try typist.press(.character(" "))
    try typist.wait(.milliseconds(250))
    try typist.press(.character(" "))
    XCTAssertTrue(typist.script.hasSuffix("; double-light-press"), typist.script)
  }

  func testTwoClicksAreTwoClicks() throws {
    var typist = Typist(try PlayedApp.subject())
    for _ in 0..<3 {
      try typist.press(.enter)
      try typist.wait(.milliseconds(300))
    }
    XCTAssertEqual(typist.phone.script.steps.count { $0 == .click }, 3)
  }

  private func clicks(of typist: Typist) -> Int {
    typist.phone.trace.entries.count { $0.kind == .step && $0.text == "click" }
  }

  /// As they come from a paste, or from a terminal that was slow.
  func testKeysThatComeAtOnceAreSeveral() throws {
    var typist = Typist(try PlayedApp.subject())
    try typist.wait(.seconds(1))
    for _ in 0..<5 { try typist.press(.enter) }
    XCTAssertEqual(clicks(of: typist), 5)
    try typist.wait(.milliseconds(300))
    for _ in 0..<2 { try typist.press(.enter) }
    XCTAssertEqual(clicks(of: typist), 7)
    XCTAssertFalse(typist.script.contains("down"), typist.script)
  }

  func testAHoldShowsBehindKeysThatCameAtOnce() throws {
    var typist = Typist(try PlayedApp.subject())
    try typist.press(.enter)
    try typist.wait(.milliseconds(400))
    for _ in 0..<2 { try typist.press(.enter) }
    for _ in 0..<20 {
      try typist.wait(.milliseconds(30))
      try typist.press(.enter)
    }
    try typist.wait(.seconds(1))
    XCTAssertEqual(clicks(of: typist), 0, typist.script)
    XCTAssertTrue(typist.script.contains("down camera-control"), typist.script)
  }

  func testAnArrowThatIsHeldSlidesFurther() throws {
    var typist = Typist(try PlayedApp.subject())
    try typist.press(.character(" "))
    try typist.wait(.seconds(1))
    try typist.press(.right, heldFor: .milliseconds(600))
    XCTAssertTrue(typist.script.contains("x slide +0.05"), typist.script)
    let values = typist.phone.trace.entries.filter { $0.kind == .value }
    XCTAssertGreaterThan(values.count, 50)
    // Afterward the phone stands still only for a moment.
    let then = typist.phone.picture.now
    try typist.wait(.milliseconds(300))
    XCTAssertGreaterThan(typist.phone.picture.now, then)
  }

  func testAnArrowThatMovesNothingIsFollowedByALongerOne() throws {
    var typist = Typist(try PlayedApp.subject(controls: PlayedApp.sliders("Stop", step: 0.5)))
    try typist.press(.character(" "))
    try typist.wait(.milliseconds(500))
    for _ in 0..<6 {
      try typist.press(.right)
      try typist.wait(.milliseconds(500))
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
    var typist = Typist(try PlayedApp.subject())
    try typist.press(.character("p"))
    try typist.wait(.seconds(5))
    XCTAssertEqual(typist.phone.picture.now, .zero)
    XCTAssertTrue(typist.screen()[0].hasSuffix("0.0 s  paused"))
    try typist.press(.character(" "))
    try typist.wait(.seconds(5))
    XCTAssertNotEqual(typist.phone.picture.overlay, .hidden)
    try typist.press(.character("."))
    XCTAssertEqual(typist.phone.picture.overlay, .hidden)
    try typist.press(.character("p"))
    try typist.wait(.seconds(1))
    XCTAssertEqual(typist.script.split(separator: "; ").map(String.init).count, 2)
  }

  func testTheNextDeadlineIsExact() throws {
    var typist = Typist(try PlayedApp.subject())
    try typist.press(.character(" "))
    try typist.wait(.milliseconds(777))
    try typist.press(.character("."))
    XCTAssertEqual(typist.phone.picture.overlay, .hidden)
    XCTAssertEqual(typist.phone.picture.now, typist.phone.trace.entries.last?.instant)
    try typist.press(.character("."))
    XCTAssertEqual(typist.phone.picture.message, "no timer is pending")
  }

  func testTheLastGestureCanBeTakenBack() throws {
    var typist = Typist(try PlayedApp.subject())
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
    try typist.wait(.seconds(1))
    try typist.press(.character("u"))
    XCTAssertEqual(typist.phone.picture.message, "undid down camera-control")
    XCTAssertFalse(typist.script.contains("camera-control"), typist.script)
    try typist.press(.character("u"))
    try typist.press(.character("u"))
    XCTAssertEqual(typist.phone.picture.message, "there is no gesture to undo")
  }

  func testAKeyThatDoesNothingSaysSo() throws {
    var typist = Typist(try PlayedApp.subject())
    try typist.press(.character("\u{9B}"))
    XCTAssertEqual(typist.phone.picture.message, #"“\u{9b}” does nothing; ? shows the keys"#)
    XCTAssertEqual(typist.script, "")
  }

  func testABreakTakesNoTime() throws {
    var typist = Typist(try PlayedApp.subject())
    try typist.press(.character(" "))
    typist.phone.resume(at: PhoneInstant(nanoseconds: 3_600_000_000_000))
    try typist.phone.carryOut()
    XCTAssertNotEqual(typist.phone.picture.overlay, .hidden)
    typist.phone.pass(until: PhoneInstant(nanoseconds: 3_601_000_000_000))
    try typist.phone.carryOut()
    XCTAssertEqual(typist.script, "light-press; wait 1s")
  }

  /// Two keys need no second one that comes in time.
  func testADoublePressAndAHoldHaveKeysOfTheirOwn() throws {
    for canStartOver in [true, false] {
      var typist = Typist(try PlayedApp.subject(canStartOver: canStartOver))
      try typist.type("db")
      guard case .list = typist.phone.picture.overlay else { return XCTFail("no list") }
      XCTAssertTrue(typist.phone.picture.isPressed)
      try typist.wait(.seconds(2))
      try typist.press(.character("b"))
      XCTAssertFalse(typist.phone.picture.isPressed)
      XCTAssertEqual(
        typist.phone.script.steps.map { "\($0)" }.filter { !$0.hasPrefix("wait") },
        ["double-light-press", "down camera-control", "up camera-control"])
      try typist.press(.character("b"))
      try typist.press(.enter)
      XCTAssertTrue(typist.script.hasSuffix("up camera-control"), typist.script)
      try typist.type("bq")
      XCTAssertFalse(typist.phone.picture.isPressed)
    }
  }

  /// The app of a test was made once, and what was done with it stays done.
  func testWithoutAnotherAppNothingIsTakenBack() throws {
    var typist = Typist(try PlayedApp.subject(canStartOver: false))
    try typist.press(.character(" "))
    try typist.wait(.milliseconds(250))
    try typist.press(.character(" "))
    XCTAssertEqual(typist.phone.script.steps.count { $0 == .lightPress }, 2)
    try typist.press(.enter, heldFor: .seconds(1))
    let script = typist.script
    XCTAssertFalse(script.contains("down"), script)
    XCTAssertLessThan(typist.phone.script.steps.count { $0 == .click }, 3, script)
    try typist.press(.character("u"))
    XCTAssertEqual(
      typist.phone.picture.message,
      "you can't undo a gesture here, because the app of a test can't restart")
    XCTAssertEqual(typist.script, script)
    XCTAssertFalse(typist.phone.picture.keys.contains("undo"))
    try typist.press(.character("?"))
    XCTAssertEqual(typist.phone.picture.help?.contains { $0.name == "u" }, false)
  }

  /// The asynchronous version does the same, and so does the script that was played.
  func testBothVersionsAndTheScriptGiveTheSameTrace() async throws {
    let keys: [Key] =
      [.enter, .left, .right, .up, .down, .escape] + "  vVhl123p.u?xdb".map(Key.character)
    for seed in Effort.seeds(sample: 6, campaign: 2_000) {
      var generator = SeededGenerator(seed: seed)
      let subject = {
        try PlayedApp.subject(
          seed % 3 == 0 ? .iPad : .iPhone16Pro, canStartOver: seed % 2 == 0,
          controls: seed % 3 == 1 ? PlayedApp.sliders("A", step: 0.5) : PlayedApp.systemControls)
      }
      var typist = Typist(try subject())
      var other = TerminalPhone(try subject())
      for _ in 0..<40 {
        let key = keys.randomElement(using: &generator) ?? .enter
        let start = typist.now
        let isHeld = Int.random(in: 0..<8, using: &generator) == 0
        try typist.press(key, heldFor: isHeld ? .milliseconds(600) : .zero)
        // The same keys at the same instants.
        for instant in Self.instants(of: isHeld ? .milliseconds(600) : .zero, since: start) {
          other.pass(until: instant)
          other.press(key, at: instant)
          try await other.carryOut()
        }
        // A terminal may send several keys at once.
        guard Int.random(in: 0..<5, using: &generator) > 0 else { continue }
        try typist.wait(.milliseconds(Int.random(in: 0...900, using: &generator)))
        other.pass(until: typist.now)
        try await other.carryOut()
      }
      XCTAssertEqual(other.script, typist.phone.script, "seed \(seed)")
      XCTAssertEqual(other.trace, typist.phone.trace, "seed \(seed)")
      typist.phone.finish()
      try await typist.phone.carryOut()
      let repeated = try subject()
      await repeated.phone.perform(typist.phone.script)
      let played = withExtendedLifetime(repeated) {
        Trace(
          repeated.phone.trace.entries.filter { $0.kind != .step || !$0.text.hasPrefix("wait") })
      }
      if let difference = typist.phone.trace.difference(from: played) {
        XCTFail("seed \(seed): \(difference)\n\(typist.script)")
      }
    }
  }

  /// The instants at which a key that is held comes, as ``Typist`` types it.
  private static func instants(
    of duration: Duration, since start: PhoneInstant
  ) -> [PhoneInstant] {
    guard duration > .zero else { return [start] }
    let repeats = stride(from: 400, to: 600 + 30, by: 30).map { $0 }
    return [start] + repeats.map { start.advanced(by: .milliseconds($0)) }
  }

  /// A script that is saved has the gesture that ends the process.
  func testTheScriptIsToldBeforeEachGesture() throws {
    let subject = try PlayedApp.subject()
    let simulated = subject.phone
    var phone = TerminalPhone(subject)
    var told: [String] = []
    for (index, key) in "vVv".enumerated() {
      phone.press(.character(key), at: PhoneInstant(nanoseconds: Int64(index) * 1_000_000_000))
      try phone.carryOut { script in
        told.append("\(script), \(simulated.trace.only(.step).entries.count) before")
      }
    }
    XCTAssertEqual(
      told,
      [
        "press volume-down, 0 before",
        "press volume-down; wait 900ms; press volume-up, 1 before",
        "press volume-down; wait 900ms; press volume-up; wait 900ms; press volume-down, 2 before",
      ])
  }
}
