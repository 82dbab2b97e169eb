import CameraControl
import CameraControlTesting
import Foundation
import TestSupport
import XCTest

/// Tests that a process that code of an app ends says in which step of a phone, in child processes, which
/// are this program again.
final class ProcessEndInATestTests: XCTestCase {
  private static let variable = "PROCESS_END_IN_A_TEST"
  private static let ending = ProcessInfo.processInfo.environment[variable]

  /// Ends the process if another test has started it for that.
  func testAChildPerformsAScript() throws {
    let phone = SimulatedPhone()
    let session = try phone.makeSession()
    phone.show(
      CaptureEventInteraction(
        primary: { event in
          if event.phase == .ended, Self.ending == "click" { fatalError("a mistake of the app") }
        }, secondary: { _ in }))
    try phone.perform("press volume-up; wait 1s; click")
    if Self.ending == "between" { fatalError("a mistake of the app") }
    try session.stopRunning()
    try phone.finish()
    if Self.ending == "later" { fatalError("a mistake of the test") }
  }

  func testAnAsynchronousChildClicks() async throws {
    let phone = SimulatedPhone()
    let session = try phone.makeSession()
    phone.show(
      CaptureEventInteraction(
        primary: { _ in
          if Self.ending == "click" { fatalError("a mistake of the app") }
        }, secondary: { _ in }))
    for _ in 1...25 { await phone.wait(.seconds(1)) }
    await phone.click()
    try session.stopRunning()
    try await phone.finish()
  }

  func testAChildDoesWhatTheBookShows() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let session = try phone.makeSession()
    phone.show(
      CaptureEventInteraction { event in
        if event.phase == .began, Self.ending == "book" { fatalError("a mistake of the app") }
      })
    try await phone.perform("light-press; click")
    try session.stopRunning()
    try await phone.finish(allowing: [.deadline])
  }

  #if !canImport(Darwin)
    func testTheBookShowsWhatIsPrinted() throws {
      let text = try errors(of: "testAChildDoesWhatTheBookShows", "book")
      let printed = text.split(separator: "\n").drop { !$0.hasPrefix("camera-control: ") }
      let wanted = try XCTUnwrap(
        Document(of: "CameraControlTesting", "Crashes").blocks("").first {
          $0.contains("The last entries")
        }
      ).split(separator: "\n")
      // Processors have other numbers for a trap.
      XCTAssertEqual(
        printed.first?.split(separator: ", ").last, wanted.first?.split(separator: ", ").last)
      XCTAssertEqual(Array(printed.dropFirst()), Array(wanted.dropFirst()), text)
    }

    func testTheStepAndTheLastEntriesAreSaidLast() throws {
      let text = try errors(of: "testAChildPerformsAScript", "click")
      XCTAssert(text.contains("Fatal error: a mistake of the app\n"), text)
      let lines = text.split(separator: "\n").suffix(7)
      XCTAssertNotNil(
        try Regex(
          #"^camera-control: the process ends with signal \d+ \([a-z/ ]+\), "#
            + "during the last step of “iPhone 16 Pro”: press volume-up; wait 1s; click$"
        ).wholeMatch(in: lines.first ?? ""), text)
      XCTAssertEqual(lines.dropFirst().first, "The last entries of its trace are:")
      XCTAssertEqual(lines.last?.split(separator: " ").dropFirst().first, "event", text)
    }

    func testAnAsynchronousStepIsSaid() throws {
      let text = try errors(of: "testAnAsynchronousChildClicks", "click")
      let waits = String(repeating: "wait 1s; ", count: 19)
      XCTAssert(
        text.contains(", during the last step of “iPhone 16 Pro”: …; \(waits)click\n"), text)
    }

    /// A task of the app can end the process at any time.
    func testAStepThatHasEndedIsSaid() throws {
      let text = try errors(of: "testAChildPerformsAScript", "between")
      XCTAssert(text.contains(", after the last step of “iPhone 16 Pro”: press volume-up;"), text)
    }

    func testNothingIsSaidOfAPhoneThatHasFinished() throws {
      let text = try errors(of: "testAChildPerformsAScript", "later")
      XCTAssert(text.contains("a mistake of the test"), text)
      XCTAssertFalse(text.contains("camera-control:"), text)
    }

    private func errors(of test: String, _ ending: String) throws -> String {
      let (status, errors) = try ChildTest.run(test, of: Self.self, [Self.variable: ending])
      XCTAssertLessThan(status, 0, "a signal")
      return errors
    }
  #endif
}
