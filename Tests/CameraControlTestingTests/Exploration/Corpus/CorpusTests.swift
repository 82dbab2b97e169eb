import CameraControl
import CameraControlTesting
import Foundation
import XCTest

/// Tests that a corpus keeps what was found, and what ended the process.
final class CorpusTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("corpus-\(UUID().uuidString)")

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private var exploration: Exploration<CountingApp> {
    Exploration { phone in try CountingApp(on: phone) }
      .steps(.press(.volumeUp), .leaveApp, .returnToApp)
  }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  private func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  func testWhatWasFoundIsTriedFirstTheNextTime() throws {
    let strict = exploration.always("at most one press") { _, app in app.clicks < 2 }
    let first = try strict.run(.corpus(folder.path), .exhaustive(depth: 2, merging: false))
    XCTAssertEqual(try files.count, 1)
    let name = try XCTUnwrap(files.first)
    XCTAssertTrue(name.hasPrefix("at-most-one-press-"), name)
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    XCTAssertEqual(text, "# at most one press\npress volume-up\npress volume-up\n")
    XCTAssertEqual(try GestureScript(parsing: text), first.failures.first?.script)

    let second = try strict.run(.corpus(folder.path))
    XCTAssertEqual(second.failures.first?.origin, .script(number: 0, file: name))
    XCTAssertEqual(second.scripts, 1)
    try exploration.run(.corpus(folder.path)).expectNoFailure()
    XCTAssertEqual(try files, [name])
  }

  /// The file of the running script has the step that is being performed.
  func testTheRunningScriptIsWrittenDownBeforeEachStep() throws {
    let running = folder.appendingPathComponent("running-1-of-1.script")
    var seen: [String] = []
    let exploration = exploration.step("look") { _, _ in
      seen.append(try String(contentsOf: running, encoding: .utf8))
    }
    // A longer script that ran before leaves nothing behind in the file.
    try write("10x lock\n10x unlock\n10x lock\n10x unlock\n10x lock\n", to: "before.script")
    try write("leave-app\napp look\nreturn-to-app\napp look\n", to: "look.script")
    try exploration.run(.corpus(folder.path)).expectNoFailure()
    XCTAssertEqual(
      seen, ["leave-app\napp look\n", "leave-app\napp look\nreturn-to-app\napp look\n"])
    XCTAssertEqual(try files, ["before.script", "look.script"])
  }

  func testAScriptThatEndedTheProcessIsTriedFirst() throws {
    try write("press volume-up\nleave-app\n", to: "running-1-of-1.script")
    try write("leave-app\n", to: "another.script")
    var order: [Int] = []
    let result = try exploration.finally("note") { _, app in
      order.append(app.clicks)
      return true
    }.run(.corpus(folder.path))
    XCTAssertEqual(result.scripts, 2)
    XCTAssertEqual(order, [1, 0])
    XCTAssertEqual(try files, ["0-ended-the-process-1-of-1.script", "another.script"])
  }

  func testAFileThatMakesNoSenseIsNamed() throws {
    try write("leave-app\nslid\n", to: "typo.script")
    XCTAssertThrowsError(try exploration.run(.corpus(folder.path))) { error in
      let text = "\(error)"
      XCTAssertTrue(text.contains("typo.script makes no sense: line 2, column 1"), text)
    }
    try write("app record\n", to: "typo.script")
    XCTAssertThrowsError(try exploration.run(.corpus(folder.path))) { error in
      XCTAssertTrue("\(error)".contains("no step of this name"), "\(error)")
    }
  }

  func testAFolderThatCannotBeWrittenIsAnError() throws {
    XCTAssertThrowsError(try exploration.run(.corpus("/dev/null/corpus"))) { error in
      XCTAssertTrue(
        "\(error)".contains("“/dev/null/corpus” cannot be used: not a directory."), "\(error)")
    }
  }

  func testAFolderIsCreatedWithThoseAroundIt() throws {
    let inner = folder.appendingPathComponent("Tests/Corpus")
    let strict = exploration.always("at most one press") { _, app in app.clicks < 2 }
    _ = try strict.run(.corpus(inner.path), .exhaustive(depth: 2, merging: false))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: inner.path).count, 1)
  }
}
