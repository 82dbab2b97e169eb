import CameraControlTesting
import Foundation
import XCTest

/// Several tests, in one process or in several, write the goldens of one source at the same time.
final class GoldensAtOnceTests: XCTestCase {
  private static let count = 24

  private static let source = (0..<count).map { index in
    "func test\(index)() throws {\n  try trace.expectGolden { \"\(index)\" }\n}\n"
  }.joined()

  private static func trace(_ index: Int) -> Trace {
    .notes((0...(index % 5)).map { "\(index), \($0)" })
  }

  private static let expected = (0..<count).map { index in
    let lines = trace(index).lines.map { "    \($0)\n" }.joined()
    return "func test\(index)() throws {\n  try trace.expectGolden {\n    \"\"\"\n\(lines)"
      + "    \"\"\"\n  }\n}\n"
  }.joined()

  /// Makes one of the calls, as the compiler has seen it.
  private static func write(_ index: Int, in source: String) throws {
    let call = try GoldenCall(index, in: Self.source, meaning: "\(index)")
    let keeper = try GoldenKeeper(environment: ["CAMERA_CONTROL_RECORD": "failed"], place: "here") {
      _ in
    }
    try keeper.check(
      trace(index), against: call.text, at: call.line, column: call.column, of: source)
  }

  func testManyThreadsWriteOneSource() throws {
    let folder = try GoldenFolder(Self.source)
    let (source, done) = (folder.source, Count())
    DispatchQueue.concurrentPerform(iterations: Self.count) { index in
      // Not in order.
      if (try? Self.write(index * 7 % Self.count, in: source)) != nil { done.add() }
    }
    XCTAssertEqual(done.value, Self.count)
    XCTAssertEqual(folder.text, Self.expected)
  }

  private static let share = "GOLDENS_AT_ONCE_SHARE"
  private static let path = "GOLDENS_AT_ONCE_SOURCE"

  /// Writes the goldens of one process, if another test has started it for that.
  func testAProcessWritesItsShare() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let share = environment[Self.share].flatMap(Int.init), let path = environment[Self.path]
    else {
      // On its own, it has one golden to write.
      let folder = try GoldenFolder(Self.source)
      try Self.write(0, in: folder.source)
      XCTAssertTrue(folder.text.contains("    0.000  app        0, 0\n"), folder.text)
      return
    }
    for index in 0..<Self.count where index % 3 == share { try Self.write(index, in: path) }
  }

  #if !canImport(Darwin)
    func testSeveralProcessesWriteOneSource() throws {
      let folder = try GoldenFolder(Self.source)
      let module = String(reflecting: Self.self)
      let processes = try (0..<3).map { share in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["\(module)/testAProcessWritesItsShare"]
        process.environment = ProcessInfo.processInfo.environment.merging(
          [Self.share: "\(share)", Self.path: folder.source]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
      }
      for process in processes {
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
      }
      XCTAssertEqual(folder.text, Self.expected)
    }
  #endif
}
