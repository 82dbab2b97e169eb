import CameraControlTesting
import XCTest

final class GestureScriptErrorTests: XCTestCase {
  private func message(_ text: String) -> String {
    do {
      return "no error: \(try GestureScript(parsing: text))"
    } catch {
      return "\(error)"
    }
  }

  func testAnUnknownWordSuggestsTheNearest() {
    XCTAssertEqual(
      message("click\n  ligt-press"),
      "line 2, column 3: expected a step, such as light-press, but found “ligt-press”; "
        + "did you mean “light-press”?")
    XCTAssertEqual(
      message("xyzzy"),
      "line 1, column 1: expected a step, such as light-press, but found “xyzzy”")
  }

  func testAPhoneThatCannotReadAScriptNamesTheLineOfTheTest() async {
    let phone = SimulatedPhone()
    let sentence = "line 1, column 8: expected a step, such as light-press, but found “uff”"
    func perform(line: UInt) throws { try phone.perform("click; uff", line: line) }
    XCTAssertThrowsError(try perform(line: 3)) { error in
      XCTAssertEqual(
        "\(error)", "CameraControlTestingTests/GestureScriptErrorTests.swift:3:\n  \(sentence)")
    }
    do {
      try await phone.perform("click; uff", line: 4)
      XCTFail("“uff” is no step")
    } catch {
      XCTAssertEqual(
        "\(error)", "CameraControlTestingTests/GestureScriptErrorTests.swift:4:\n  \(sentence)")
    }
    XCTAssertEqual(phone.trace.entries, [])
    XCTAssertEqual(message("click; uff"), sentence)
  }

  func testAWordIsNearOnlyIfItHasMoreInCommonThanNot() {
    let nearest = [
      "tap 1": "tap-overlay", "swipe": "swipe-overlay", "light press": "light-press",
      "screen off": "screen-on", "cilk": "click", "CLICK": "click", "doubleClick": "double-click",
      "pu volume-up": "up", "xxclick": "click",
    ]
    for (text, word) in nearest {
      XCTAssertTrue(message(text).hasSuffix("; did you mean “\(word)”?"), message(text))
    }
    for text in ["é", "2", "uff", "👩‍👩‍👧"] {
      XCTAssertTrue(message(text).hasSuffix("but found “\(text)”"), message(text))
    }
  }

  func testThePlaceCountsWhatAPersonSees() {
    let rest = "expected a step, such as light-press, but found “clik”; did you mean “click”?"
    XCTAssertEqual(message("launch \"e\u{301}👩‍👩‍👧\"\t;clik"), "line 1, column 14: \(rest)")
    XCTAssertEqual(message("click\r\n\r\n  clik"), "line 3, column 3: \(rest)")
    XCTAssertEqual(message("\u{FEFF}click # ünï\u{2028} clik"), "line 2, column 2: \(rest)")
  }

  func testARepetitionThatCannotBeSaysHowOftenItMayBe() {
    for count in ["0x", "-1x", "1.5x", "99999999999999999999x", "10000001x"] {
      XCTAssertEqual(
        message("\(count) click"),
        "line 1, column 1: expected a number of repetitions from 1 to 10000000, "
          + "but found “\(count)”")
    }
  }

  func testRepetitionsInsideRepetitionsAreCountedTogether() {
    let most = "expected at most 10000000 steps, repetitions included, but found"
    XCTAssertEqual(
      message("click\nrepeat 10000000 { 10000000x click }"),
      "line 2, column 19: \(most) “10000000x”")
    XCTAssertEqual(
      message("repeat 3000 { light-press; 3331x click; click }"),
      "line 1, column 41: \(most) “click”")
    XCTAssertEqual(
      message("repeat 10000000 { repeat 2 { } }"), "line 1, column 19: \(most) “repeat”")
    XCTAssertEqual(message("repeat 3000 { 3331x click }"), "no error: repeat 3000 { 3331x click }")
  }

  func testAMissingOrWrongArgumentSaysWhatWasExpected() {
    XCTAssertEqual(
      message("wait; click"),
      "line 1, column 5: expected a duration, such as 3s or 250ms, but found “;”")
    XCTAssertEqual(
      message("wait 3\n"),
      "line 1, column 6: expected a duration, such as 3s or 250ms, but found “3”")
    XCTAssertEqual(
      message("slide"),
      "line 1, column 6: expected a distance, such as +0.25 or -3mm, "
        + "but found the end of the script")
    XCTAssertEqual(
      message("drag-overlay 0.5"),
      "line 1, column 14: expected a distance in millimeters, such as -3mm, but found “0.5”")
    XCTAssertEqual(
      message("press volume-upp"),
      "line 1, column 7: expected a button: camera-control, volume-up, volume-down, action, "
        + "air-pods-stem, but found “volume-upp”; did you mean “volume-up”?")
    XCTAssertEqual(
      message("tap-overlay first"),
      "line 1, column 13: expected the number of an item, counted from 0, but found “first”")
    XCTAssertEqual(
      message("launch\n"),
      "line 1, column 7: expected the name of an app, but found the end of the line")
  }

  func testALaunchAndItsLikeSayWhatTheyTake() {
    XCTAssertEqual(
      message("launch lock-screen-contrl"),
      "line 1, column 8: expected camera-control, lock-screen-control, control-center, "
        + "action-button, icon and the name of an app, or the name of an app in quotation marks, "
        + "but found “lock-screen-contrl”; did you mean “lock-screen-control”?")
    XCTAssertEqual(
      message("launch icon"),
      "line 1, column 12: expected the name of an app, but found the end of the script")
    XCTAssertEqual(
      message("kill Photos extensio"),
      "line 1, column 13: expected a process: app, extension, but found “extensio”; "
        + "did you mean “extension”?")
    XCTAssertEqual(
      message("kill Photos; start\n"),
      "line 1, column 12: expected a process: app, extension, but found “;”")
    XCTAssertEqual(
      message("start\n"),
      "line 1, column 6: expected the name of a product, but found the end of the line")
    XCTAssertEqual(
      message("answer-authentication fail"),
      "line 1, column 23: expected an answer: succeeds, fails, cancels, but found “fail”; "
        + "did you mean “fails”?")
    XCTAssertEqual(
      message("set lock-screen-launches"),
      "line 1, column 25: expected none, or the name of a product, but found the end of the script")
    for (text, word) in ["unlok": "unlock", "swipe-ip": "swipe-up", "side": "side-button"] {
      XCTAssertTrue(message(text).hasSuffix("; did you mean “\(word)”?"), message(text))
    }
  }

  func testSettingsNameWhatTheyTake() {
    XCTAssertEqual(
      message("set air-pods-remote presonce"),
      "line 1, column 21: expected a value: off, press-once, press-and-hold, but found “presonce”; "
        + "did you mean “press-once”?")
    XCTAssertEqual(
      message("set system-version new"),
      "line 1, column 20: expected a version, such as 18.2, but found “new”")
    XCTAssertEqual(
      message("set clean-preview maybe"),
      "line 1, column 19: expected a value: on, off, but found “maybe”")
  }

  func testStructureIsChecked() {
    XCTAssertEqual(
      message("click click"),
      "line 1, column 7: expected the end of the step: a line break or “;”, but found “click”")
    XCTAssertEqual(
      message("repeat 3 click"), "line 1, column 10: expected “{”, but found “click”")
    XCTAssertEqual(
      message("repeat 2 { click"),
      "line 1, column 17: expected a step or “}”, but found the end of the script")
    XCTAssertEqual(
      message("repeat 0 { }"),
      "line 1, column 8: expected a number of repetitions from 1 to 10000000, but found “0”")
    XCTAssertEqual(message("click }"), "line 1, column 7: expected a step, but found “}”")
    XCTAssertEqual(
      message("launch \"Mail"),
      "line 1, column 13: expected a closing quotation mark, but found the end of the script")
    XCTAssertEqual(
      message(String(repeating: "1x ", count: 101) + "click"),
      "line 1, column 304: expected at most 100 nested repetitions, but found “click”")
  }

  func testANameWithoutQuotationMarksSuggestsThem() {
    let expected = "expected the end of the step: a line break or “;”, but found"
    XCTAssertEqual(
      message("app zoom in"),
      "line 1, column 10: \(expected) “in”; did you mean “app \"zoom in\"”?")
    XCTAssertEqual(
      message("2x app the user zooms in; click"),
      "line 1, column 12: \(expected) “user”; did you mean “app \"the user zooms in\"”?")
    XCTAssertEqual(
      message("launch Video Notes"),
      "line 1, column 14: \(expected) “Notes”; did you mean “launch \"Video Notes\"”?")
    XCTAssertEqual(
      message("end Video Notes }"),
      "line 1, column 11: \(expected) “Notes”; did you mean “end \"Video Notes\"”?")
    let many = String(repeating: " word", count: 100_000)
    XCTAssertLessThan(message("app\(many)").count, 250)
  }

  func testATextThatIsTooLongIsRefusedUnread() throws {
    let limit = 4_000_000
    XCTAssertEqual(
      message("clik" + String(repeating: " ", count: limit)),
      "line 1, column 1: expected a script of at most 4000000 bytes, but found 4000004 bytes")
    let comment = "click #" + String(repeating: "é", count: (limit - 8) / 2)
    XCTAssertEqual(try GestureScript(parsing: comment + "x"), [.click])
    XCTAssertThrowsError(try GestureScript(parsing: comment + "xyz"))
    XCTAssertThrowsError(
      try SettingChange(parsing: "clean-preview on" + String(repeating: " ", count: limit)))
  }

  func testAMessageShowsOnlyTheBeginningOfALongWord() {
    let shown = String(repeating: "a", count: 60) + "…"
    XCTAssertEqual(
      message(String(repeating: "a", count: 1000)),
      "line 1, column 1: expected a step, such as light-press, but found “\(shown)”")
    XCTAssertEqual(
      message("slide " + String(repeating: "a", count: 1_000_000)),
      "line 1, column 7: expected a word of at most 1000 bytes, but found “\(shown)”")
    XCTAssertEqual(
      message("launch Mail \"" + String(repeating: "a", count: 1_000_000) + "\""),
      "line 1, column 13: expected the end of the step: a line break or “;”, "
        + "but found “\"\(shown)\"”")
    let accents = "e" + String(repeating: "\u{301}", count: 400)
    XCTAssertLessThan(message(accents).unicodeScalars.count, 160, "one letter, and many accents")
  }

  /// A name would silently be another one.
  func testABackslashThatMeansNothingIsRefused() {
    let known = #"\\, \", \n, \r, \t or \u{…} with the number of a character"#
    for escape in [#"\q"#, #"\0"#, #"\u"#, #"\N"#, "\\é"] {
      for rest in ["", "{}", "{110000}", "{xyz}"] where rest.isEmpty || escape == #"\u"# {
        XCTAssertEqual(
          message("click; app \"a\(escape)\(rest)b\""),
          "line 1, column 14: expected \(known), but found “\(escape)”")
      }
    }
    XCTAssertEqual(message(#"app "\u{41}\\\"\n\u{0}""#), #"no error: app "A\\\"\n\u{0}""#)
    XCTAssertEqual(
      message(#"app "a\"#),
      "line 1, column 8: expected a closing quotation mark, but found the end of the script")
  }

  func testAMessageIsOneLineWithoutControlCharacters() {
    XCTAssertEqual(
      message("wait \u{1B}[31mred"),
      "line 1, column 6: expected a duration, such as 3s or 250ms, "
        + #"but found “\u{1b}[31mred”"#)
    XCTAssertEqual(
      message(#"wait "a\nb""#),
      "line 1, column 6: expected a duration, such as 3s or 250ms, "
        + #"but found “"a\nb"”"#)
  }
}
