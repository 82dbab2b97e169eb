import CameraControl
import CameraControlTesting
import Foundation
import XCTest

/// Scripts that do not come from text are held to the same limits.
final class StepCheckTests: XCTestCase {
  private func message(_ script: GestureScript) -> String {
    do throws(GestureScriptError) {
      try script.check()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  func testAWrongStepIsNamedWithItsLine() {
    XCTAssertEqual(
      message([.click, .slide(by: .nan)]),
      "line 2, column 1: expected a distance, such as +0.25 or -3mm, but found “slide +nan”")
    XCTAssertEqual(
      message([.wait(.seconds(-1))]),
      "line 1, column 1: expected a duration, such as 3s or 250ms, but found “wait -1s”")
    XCTAssertEqual(
      message([.repeated(2, [.click, .tapOverlay(item: -1)])]),
      "line 1, column 1: expected the number of an item, counted from 0, "
        + "but found “tap-overlay -1”")
    XCTAssertEqual(
      message([.lock, .kill("Photos", .widgetExtension)]),
      "line 2, column 1: expected a process: app, extension, "
        + "but found “kill Photos widget-extension”")
    XCTAssertEqual(
      message([.repeated(-3, [.click])]),
      "line 1, column 1: expected a number of repetitions from 1 to 10000000, but found “-3”")
    XCTAssertEqual(
      message([.repeated(10_000_000, [.repeated(10_000_000, [.click])])]),
      "line 1, column 1: expected at most 10000000 steps, repetitions included, "
        + "but found “repeat”")
  }

  func testRepetitionsAreAsDeepAsInText() {
    func nested(_ depth: Int) -> GestureScript {
      GestureScript([(0..<depth).reduce(.click) { step, _ in .repeated(1, [step]) }])
    }
    XCTAssertEqual(message(nested(100)), "no error")
    XCTAssertEqual(
      message(nested(101)),
      "line 1, column 1: expected at most 100 nested repetitions, but found “repeat”")
    XCTAssertThrowsError(try GestureScript(parsing: nested(101).text))
  }

  func testWhatTextCanSayPassesAndWhatItCannotSayDoesNot() throws {
    var generator = SeededGenerator(seed: 99)
    for _ in 0..<500 {
      XCTAssertEqual(message(.random(using: &generator)), "no error")
    }
    let odd: GestureScript = [.wait(.seconds(9_214_819_200)), .wait(.zero), .slide(by: -0.0)]
    XCTAssertEqual(message(odd), "no error")
    XCTAssertEqual(try GestureScript(parsing: odd.text), odd)
    for step in GestureStep.nonsense {
      XCTAssertNotEqual(message([.click, step]), "no error", "\(step)")
    }
  }

  func testADecodedScriptIsChecked() throws {
    let script: GestureScript = [.lightPress, .wait(.milliseconds(1)), .repeated(2, [.click])]
    let code = try JSONEncoder().encode(script)
    XCTAssertEqual(try JSONDecoder().decode(GestureScript.self, from: code), script)
    for step in GestureStep.nonsense {
      let wrong = GestureScript([.click, step])
      let encoder = JSONEncoder()
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      let code = try encoder.encode(wrong)
      XCTAssertThrowsError(try decoder.decode(GestureScript.self, from: code), "\(step)") { error in
        guard case DecodingError.dataCorrupted(let context) = error else {
          return XCTFail("\(error)")
        }
        XCTAssertEqual(context.debugDescription, message(wrong))
        XCTAssertTrue(context.underlyingError is GestureScriptError)
      }
    }
  }
}
