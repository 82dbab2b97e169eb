import CameraControl
import CameraControlTesting
import Foundation
import TestSupport
import XCTest

/// Tests that a process that code of an app ends says with which script, in child processes, which are
/// this program again.
final class ProcessEndTests: XCTestCase {
  private static let variable = "PROCESS_END_TESTS"

  private static func end() {
    switch ProcessInfo.processInfo.environment[variable] {
    case "exit": exit(0)
    #if !canImport(Darwin)
      case "quick": quick_exit(0)
    #endif
    case "trap": fatalError("a mistake of the app")
    case "abort": abort()
    case "signal": raise(SIGSEGV)
    case _: break
    }
  }

  /// Ends the process if another test has started it for that.
  func testAChildEnds() throws {
    let ending = ProcessInfo.processInfo.environment[Self.variable]
    let exploration = Exploration { phone in
      if ending == "unmade" { exit(0) }
      return try CountingApp(on: phone)
    }
    .step("end") { _, _ in Self.end() }
    .finally("nothing breaks") { _, _ in ending != "between" }
    .progress { progress in
      // Stands for a task of the app that goes on after its script.
      if case .found = progress { exit(0) }
    }
    try exploration.run(.scripts([.click], [.leaveApp, .app("end")])).expectNoFailure()
    if ending == "later" { exit(0) }
  }

  #if !canImport(Darwin)
    /// Without the handler, the first of them would end as a test run does that has passed.
    func testTheScriptThatEndsTheProcessIsSaid() throws {
      let script = ", during the script: leave-app; app end\n"
      for (ending, status, sentence) in [
        ("exit", 1, "because exit was called\(script)"),
        ("quick", 1, "because quick_exit was called\(script)"),
        ("unmade", 1, "because exit was called, during the script: creating the app\n"),
        ("between", 1, "because exit was called, after the script: creating the app\n"),
        ("trap", -SIGILL, "with signal 4 (illegal instruction)\(script)"),
        ("abort", -SIGABRT, "with signal 6 (aborted)\(script)"),
        ("signal", -SIGSEGV, "with signal 11 (segmentation fault)\(script)"),
      ] {
        let (end, errors) = try run(ending)
        // The trap of Swift is another instruction on another processor.
        let isTrap = ending == "trap" && end == -SIGTRAP
        XCTAssertTrue(end == status || isTrap, "\(ending): \(end)")
        XCTAssertTrue(
          errors.contains("camera-control: the process ends \(sentence)") || isTrap, errors)
      }
      let (end, errors) = try run("later")
      XCTAssertEqual(end, 0)
      XCTAssertFalse(errors.contains("camera-control"), errors)
    }

    private func run(_ ending: String) throws -> (status: Int32, errors: String) {
      try ChildTest.run("testAChildEnds", of: Self.self, [Self.variable: ending])
    }
  #endif
}
