import CameraControl
import CameraControlTesting
import XCTest

final class GestureScriptTests: XCTestCase {
  private func steps(_ text: String) throws -> [GestureStep] {
    try GestureScript(parsing: text).steps
  }

  func testEveryStepIsReadAndWrittenAsTheSameText() throws {
    let lines: [(String, GestureStep)] = [
      ("light-press", .lightPress), ("double-light-press", .doubleLightPress),
      ("light-hold 1s", .lightHold(.seconds(1))), ("slide +0.25", .slide(by: 0.25)),
      ("slide -0.5", .slide(by: -0.5)), ("slide +7.5mm", .slide(millimeters: 7.5)),
      ("light-slide -0.1", .lightSlide(.fraction(-0.1))),
      ("click", .click), ("double-click", .doubleClick),
      ("press volume-up", .press(.volumeUp)),
      ("press camera-control 1.5s", .press(.cameraControl, .milliseconds(1500))),
      ("down air-pods-stem", .down(.airPodsStem)), ("up action", .up(.action)),
      ("swipe-overlay", .swipeOverlay), ("swipe-overlay-to-bezel", .swipeOverlayToBezel),
      ("tap-overlay 2", .tapOverlay(item: 2)), ("tap-outside-overlay", .tapOutsideOverlay),
      ("touch 0.25", .touch(force: 0.25)), ("touch 0", .touch(force: 0)), ("lift", .lift),
      ("drag-overlay -3mm", .dragOverlay(millimeters: -3)),
      ("wait 250ms", .wait(.milliseconds(250))),
      ("leave-app", .leaveApp), ("return-to-app", .returnToApp), ("launch Mail", .launch("Mail")),
      ("launch \"Two \\\"words\\\"\"", .launch("Two \"words\"")), ("end Mail", .endApp("Mail")),
      (
        "interrupt video-device-in-use-by-another-client",
        .interrupt(.videoDeviceInUseByAnotherClient)
      ),
      ("end-interruption", .endInterruption), ("screen-on", .screen(isOn: true)),
      ("screen-off", .screen(isOn: false)),
      ("lock", .lock), ("unlock", .unlock), ("authenticate", .authenticate),
      ("swipe-up", .swipeUp), ("side-button", .sideButton),
      ("launch camera-control", .launch(from: .cameraControl)),
      ("launch lock-screen-control", .launch(from: .lockScreenControl)),
      ("launch control-center", .launch(from: .controlCenter)),
      ("launch action-button", .launch(from: .actionButton)),
      ("launch icon Photos", .launch(from: .icon("Photos"))),
      ("launch icon \"My Photos\"", .launch(from: .icon("My Photos"))),
      ("start Photos", .start("Photos")), ("kill Photos app", .kill("Photos", .app)),
      ("kill \"My Photos\" extension", .kill("My Photos", .captureExtension)),
      ("answer-authentication succeeds", .answerAuthentication(.succeeds)),
      ("answer-authentication fails", .answerAuthentication(.fails)),
      ("answer-authentication cancels", .answerAuthentication(.cancels)),
      ("app \"tap record\"", .app("tap record")), ("app record", .app("record")),
      ("fill-storage", .storage(isFull: true)), ("free-storage", .storage(isFull: false)),
      ("set air-pods-remote press-once", .set(.airPodsRemote(.pressOnce))),
      ("3x light-press", .repeated(3, [.lightPress])),
      (
        "repeat 2 { click; 2x wait 1ms }",
        .repeated(2, [.click, .repeated(2, [.wait(.milliseconds(1))])])
      ),
      ("repeat 2 { }", .repeated(2, [])),
    ]
    for (text, step) in lines {
      XCTAssertEqual(try steps(text), [step], text)
      XCTAssertEqual("\(step)", text)
    }
    let all = GestureScript(lines.map(\.1))
    XCTAssertEqual(all.text, lines.map { $0.0 + "\n" }.joined())
    XCTAssertEqual(try GestureScript(parsing: all.text), all)
    XCTAssertEqual(try GestureScript(parsing: "\(all)"), all)
  }

  func testCommentsBlanksAndSeparatorsAreFree() throws {
    XCTAssertEqual(
      try steps(
        """
        # a comment
          light-press;; click   # another
        \t
        repeat 2 {
          wait 1s   # inside

        }; slide 0.1
        """),
      [.lightPress, .click, .repeated(2, [.wait(.seconds(1))]), .slide(by: 0.1)])
    XCTAssertEqual(try steps(""), [])
    XCTAssertEqual(try steps("click\r\nclick"), [.click, .click])
  }

  func testNumbersKeepTheirExactValue() throws {
    XCTAssertEqual(try steps("wait 0.001s"), [.wait(.milliseconds(1))])
    XCTAssertEqual(try steps("wait 0.5ms"), [.wait(.microseconds(500))])
    XCTAssertEqual(
      try steps("wait 1.000000000000000001s"),
      [.wait(Duration(secondsComponent: 1, attosecondsComponent: 1))])
    XCTAssertEqual("\(GestureStep.wait(.nanoseconds(1_000_000_001)))", "wait 1.000000001s")
    XCTAssertEqual("\(GestureStep.wait(.nanoseconds(1)))", "wait 0.000001ms")
    let longest = Duration.seconds(9_214_819_200)
    XCTAssertEqual(try steps("wait 9214819200s"), [.wait(longest)])
    XCTAssertEqual(try steps("\(GestureStep.wait(longest))"), [.wait(longest)])
    XCTAssertThrowsError(try steps("wait 1.0000000000000000001s"))
    XCTAssertThrowsError(try steps("wait 1.2.3s"))
    XCTAssertThrowsError(try steps("wait 0.0000000000000001ms"))
    XCTAssertEqual("\(GestureStep.slide(by: 1e-9))", "slide +1e-09")
    XCTAssertEqual(try steps("slide +1e-09"), [.slide(by: 1e-9)])
  }

  /// GST17: waits that a phone's clock cannot hold are refused where the time runs out.
  func testWaitsOfMoreThanTheClockCanHoldAreRefused() {
    let expected = "expected waits of at most 292 years in all, repetitions included, but found"
    for (text, place, found) in [
      ("wait 9214819201s", "line 1, column 6", "9214819201s"),
      ("wait 9223372036854775807s", "line 1, column 6", "9223372036854775807s"),
      ("click\nwait 9214819200s; wait 0.000001ms", "line 2, column 24", "0.000001ms"),
      ("light-hold 9000000000s; press action 300000000s", "line 1, column 38", "300000000s"),
      ("repeat 10 { click; 93x wait 10000000s }", "line 1, column 29", "10000000s"),
    ] {
      XCTAssertThrowsError(try steps(text)) { error in
        XCTAssertEqual("\(error)", "\(place): \(expected) “\(found)”")
      }
    }
  }

  func testEverySettingCanBeSetAndLosesNothingAsText() throws {
    let changes = SettingChange.samples
    for change in changes {
      let text = "set \(change)"
      XCTAssertEqual(try steps(text), [.set(change)], text)
      XCTAssertEqual(try SettingChange(parsing: "\(change)"), change)
      var settings = PhoneSettings()
      change.apply(to: &settings)
      XCTAssertNotEqual(settings, PhoneSettings(), "\(change)")
    }
    let names = Set(changes.map { "\($0)".split(separator: " ")[0] })
    let properties = Mirror(reflecting: PhoneSettings()).children.count
    XCTAssertEqual(names.count, properties + 1, "the launch target has two names")
  }

  func testAProductOrNoneCanBeSetForEachLaunch() throws {
    let launches: [(name: String, path: WritableKeyPath<PhoneSettings, String?>)] = [
      ("camera-control-launches", \.cameraControlLaunches),
      ("lock-screen-launches", \.lockScreenLaunches),
      ("control-center-launches", \.controlCenterLaunches),
      ("action-button-launches", \.actionButtonLaunches),
    ]
    for (name, path) in launches {
      for (word, product) in [("Photos", "Photos"), ("none", nil), ("\"none\"", "none")] {
        let change = try SettingChange(parsing: "\(name) \(word)")
        XCTAssertEqual("\(change)", "\(name) \(word)")
        var settings = PhoneSettings { $0[keyPath: path] = "Another" }
        change.apply(to: &settings)
        XCTAssertEqual(settings, PhoneSettings { $0[keyPath: path] = product }, name)
      }
    }
    XCTAssertEqual(
      PhoneSettings { $0.launchTarget = .app("Photos") }.cameraControlLaunches, "Photos")
    for (word, target) in [
      ("none", PhoneSettings.LaunchTarget.none), ("camera", .camera), ("\"none\"", .app("none")),
    ] {
      let change = try SettingChange(parsing: "launch-target \(word)")
      XCTAssertEqual(change, .launchTarget(target))
      XCTAssertEqual("\(change)", "launch-target \(word)")
    }
  }

  /// An app may have the name of a source, and stands in quotation marks then.
  func testALaunchTellsAppsFromSources() throws {
    let lines: [(String, GestureStep)] = [
      ("launch \"lock-screen-control\"", .launch("lock-screen-control")),
      ("launch \"icon\"", .launch("icon")), ("launch \"action-buton\"", .launch("action-buton")),
      ("launch camera", .launch("camera")), ("launch my-app", .launch("my-app")),
      ("launch icon icon", .launch(from: .icon("icon"))),
      ("launch icon camera-control", .launch(from: .icon("camera-control"))),
    ]
    for (text, step) in lines {
      XCTAssertEqual(try steps(text), [step], text)
      XCTAssertEqual("\(step)", text)
    }
  }

  func testABuilderTakesStepsBranchesLoopsAndScripts() throws {
    func script(isLong: Bool) -> GestureScript {
      GestureScript {
        GestureStep.lightPress
        if isLong { GestureStep.wait(.seconds(1)) } else { GestureStep.click }
        for part in 1...2 { GestureStep.slide(by: Double(part) / 4) }
        if isLong { GestureScript([.click, .click]) }
      }
    }
    XCTAssertEqual(
      "\(script(isLong: true))", "light-press; wait 1s; slide +0.25; slide +0.5; click; click")
    XCTAssertEqual("\(script(isLong: false))", "light-press; click; slide +0.25; slide +0.5")
  }

  func testRandomScriptsAreReadAsTheyWereWritten() throws {
    var generator = SeededGenerator(seed: 2026)
    for _ in 0..<500 {
      let script = GestureScript.random(using: &generator)
      XCTAssertEqual(try GestureScript(parsing: script.text), script, script.text)
      let line = "\(script)"
      XCTAssertEqual("\(try GestureScript(parsing: line))", line)
    }
  }

  func testAnyNameOfAnAppIsReadAsItWasWritten() throws {
    let names = [
      "", "camera", "\u{301}abc", "a\u{600}", "\u{200D}x", "\"\u{301}", "\\\u{301}", "\n\u{301}",
      "a\nb\r\nc\rd\u{2028}e\u{85}f\t;{}#", "n\\n\\\\n", "\0", "👩‍👩‍👧 é e\u{301}", "\u{FEFF}Mail",
      "icon", "none", "lock-screen-control", "control-centre", "action-", "my-app", "app",
      "a\tb\\t\u{1B}[31m\u{202E}", String(repeating: "x", count: 1000),
      String(repeating: "x", count: 1001),
    ]
    for name in names {
      let script: GestureScript = [
        .launch(name), .set(.launchTarget(.app(name))), .launch(from: .icon(name)), .start(name),
        .kill(name, .app), .set(.cameraControlLaunches(name)), .set(.lockScreenLaunches(name)),
        .set(.controlCenterLaunches(name)), .set(.actionButtonLaunches(name)), .click,
      ]
      XCTAssertEqual(try GestureScript(parsing: script.text), script, name)
      XCTAssertEqual(try GestureScript(parsing: "\(script)"), script, name)
      XCTAssertEqual(
        script.text.unicodeScalars.count { $0 == "\n" }, script.steps.count,
        "a step has a line of its own")
      XCTAssertFalse(script.text.unicodeScalars.contains("\u{1B}"), "text colors no terminal")
    }
  }

  func testWhatMakesNoSenseIsWrittenAsItIsAndRefusedWhereItStands() {
    for step in GestureStep.nonsense {
      XCTAssertThrowsError(try steps("\(step)"), "\(step)")
    }
    let longest = Duration.seconds(Int64.max) * 18
    XCTAssertEqual("\(GestureStep.wait(longest))", "wait 166020696663385964526s")
    XCTAssertEqual("\(GestureStep.wait(.zero - longest))", "wait -166020696663385964526s")
    XCTAssertEqual("\(GestureStep.wait(.milliseconds(-1500)))", "wait -1.5s")
    XCTAssertEqual("\(GestureStep.wait(.zero))", "wait 0ms")
  }

  func testRandomTextIsReadOrRefusedButNeverStopsTheProcess() {
    var generator = SeededGenerator(seed: 7)
    let pieces = [
      "light-press", "slide", "wait", "3x", "repeat", "{", "}", ";", "\n", "1s", "-0.1mm", "\"",
      "#",
      "set", "99999999999999999999s", "é", "x", "press", "\\", "1e999", "0x", "nan",
    ]
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0..<12, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined(separator: " ")
      guard let script = try? GestureScript(parsing: text) else { continue }
      XCTAssertEqual(try GestureScript(parsing: script.text), script, text)
    }
  }
}
