import CameraControl
import CameraControlTesting
import XCTest

/// Tests that what is printed fits a terminal of 100 columns.
final class TextLineTests: XCTestCase {
  private func widest(_ text: String) -> Int {
    text.split(separator: "\n").map(\.count).max() ?? 0
  }

  private let sentence = Array(repeating: "a word", count: 40).joined(separator: " ")

  func testTextBreaksAtSpacesAndNowhereElse() {
    XCTAssertEqual(TextLine.wrapped("short\n\nas it is", indent: 4), "short\n\nas it is")
    let lines = TextLine.wrapped(sentence, indent: 4).split(separator: "\n")
    XCTAssertEqual(lines.map(\.count), [99, 99, 87])
    XCTAssertTrue(lines.dropFirst().allSatisfy { $0.hasPrefix("    ") && !$0.hasPrefix("     ") })
    let path = "/" + String(repeating: "x", count: 120)
    XCTAssertEqual(TextLine.wrapped("  \(path) is long", indent: 2), "  \(path)\n  is long")
    XCTAssertEqual(TextLine.wrapped(path, indent: 2), path)
  }

  func testAMismatchOfWideEntriesFits() throws {
    let wide = Trace([
      Trace.Entry(.zero, .note("begins")), Trace.Entry(.zero, .text(.fault, sentence)),
      Trace.Entry(.zero, .note(String(repeating: "X", count: 200))),
    ])
    let narrow = Trace([Trace.Entry(.zero, .note("begins")), Trace.Entry(.zero, .note("ends"))])
    for (one, other) in [(wide, narrow), (narrow, wide), (wide, Trace())] {
      let text = "\(try XCTUnwrap(one.difference(from: other)))"
      XCTAssertEqual(widest(text), 100, text)
      // Nothing is lost where a line goes on below.
      XCTAssertEqual(text.count { $0 == "X" }, 200, text)
    }
  }

  func testTheNarrowerColumnTakesNoMoreThanItNeeds() throws {
    let wide = Trace([Trace.Entry(.zero, .note(String(repeating: "x", count: 50)))])
    let text = "\(try XCTUnwrap(wide.difference(from: Trace())))"
    XCTAssertTrue(
      text.hasSuffix(
        """
            expected  | actual
          ! (nothing) |    0.000  app        \(String(repeating: "x", count: 50))

        """), text)
  }

  func testALineThatGoesOnBelowIsIndented() throws {
    let entry = Trace.Entry(.zero, .text(.session, "was interrupted: " + sentence))
    let text = "\(try XCTUnwrap(Trace([entry]).difference(from: Trace()))) "
    XCTAssertTrue(
      text.contains(
        """
          ! (nothing) |    0.000  session    was interrupted: a word a word a word a word a word a word a
                      |        word a word a word a word a word a word a word a word a word a word a word a
        """), text)
  }

  func testAResultWithLongScriptsFits() throws {
    let steps = (0..<12).map { _ in GestureStep.press(.volumeUp, .milliseconds(100)) }
    // No other step presses the volume twice, so the script stays as long as it is.
    let result = try Exploration { _ in () }
      .steps(.press(.volumeUp, .milliseconds(100)))
      .always("the volume is pressed fewer than twelve times") { phone, _ in
        if phone.trace.count(of: .event) == 0, phone.systemActions.count == 12 {
          throw LongError(text: self.sentence)
        }
        return true
      }
      .run(.scripts(GestureScript(steps)))
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual(failure.script.steps.count, 12)
    XCTAssertLessThanOrEqual(widest("\(result)"), 100, "\(result)")
    XCTAssertLessThanOrEqual(widest("\(result.coverage)"), 100, "\(result.coverage)")
    // The script can be pasted as it is printed.
    let printed = "\(failure)".split(separator: "\n\n")[1]
    XCTAssertGreaterThan(printed.split(separator: "\n").count, 1)
    XCTAssertEqual(try GestureScript(parsing: String(printed)), failure.script)
  }

  func testErrorsWithAPlaceFit() async throws {
    let phone = SimulatedPhone()
    phone.patience = .zero
    var errors: [any Error] = []
    func note(_ body: () throws -> Void) { do { try body() } catch { errors.append(error) } }
    note { try phone.wait(until: { false }, describedAs: sentence) }
    note { try phone.perform("click; click and something else that is no step") }
    note { try phone.asCurrent(in: PhoneApp?.none) {} }
    phone.core.report(
      CaptureError(.notLocked, rule: "DEV03", source: "a", problem: sentence, remedy: sentence))
    note { try phone.finish() }
    XCTAssertEqual(errors.count, 4)
    for error in errors {
      XCTAssertLessThanOrEqual(widest("\(error)"), 100, "\(error)")
      XCTAssertTrue("\(error)".hasPrefix("CameraControlTestingTests/TextLineTests.swift:"))
    }
  }

  private struct LongError: Error {
    let text: String
  }
}
