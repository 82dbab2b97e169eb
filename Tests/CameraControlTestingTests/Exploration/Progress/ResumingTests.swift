import CameraControl
import CameraControlTesting
import Foundation
import XCTest

/// Tests that an exploration goes on from where it was stopped, as if nothing had happened.
final class ResumingTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("progress-\(UUID().uuidString)")

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private var search: InterruptedSearch { InterruptedSearch(folder: folder.path) }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  /// Stops fall into every part, into a failure that is made simpler, and between them.
  func testAStoppedExplorationGoesOnToTheSameResult() async throws {
    let whole = try search.uninterrupted()
    XCTAssertEqual(whole.failures.count, 2)
    XCTAssertTrue(whole.isComplete)
    for count in Array(1...12) + Array(stride(from: 13, through: 560, by: 60)) {
      let stopped = try await search.run(stoppingAfter: count)
      XCTAssertFalse(stopped.isComplete)
      XCTAssertEqual(try files, ["progress-1-of-1"])
      let resumed = try await search.run()
      XCTAssertEqual(resumed, whole, "after \(count) runs")
      XCTAssertEqual(try files, [])
    }
  }

  func testAnAsynchronousExplorationGoesOnToo() async throws {
    let stopped = try await search.runWaiting(stoppingAfter: 100)
    XCTAssertFalse(stopped.isComplete)
    XCTAssertEqual(try files, ["progress-1-of-1"])
    let resumed = try await search.runWaiting()
    XCTAssertEqual(resumed, try search.uninterrupted())
    XCTAssertEqual(try files, [])
  }

  /// What was done before each stop is not done again, or it would never come to an end.
  func testAnExplorationThatIsStoppedAgainAndAgainComesToItsEnd() async throws {
    let whole = try search.uninterrupted()
    var stops = 0
    var result = try await search.run(stoppingAfter: 250)
    while !result.isComplete, stops < 50 {
      stops += 1
      result = try await search.run(stoppingAfter: 250)
    }
    XCTAssertEqual(result, whole)
    XCTAssertGreaterThan(stops, 1)
  }

  /// A search that forgot its states would go on from them again, and run more scripts.
  func testASearchKnowsItsStatesAgain() async throws {
    var search = search
    search.parts = [.exhaustive(depth: 6)]
    search.breaksClaims = false
    let whole = try search.uninterrupted()
    XCTAssertTrue(whole.failures.isEmpty)
    for count in stride(from: 5, to: whole.scripts, by: whole.scripts / 9) {
      let stopped = try await search.run(stoppingAfter: count)
      XCTAssertFalse(stopped.isComplete)
      let resumed = try await search.run()
      XCTAssertEqual(resumed, whole, "after \(count) runs")
    }
  }

  /// The corpus grows while it is explored: a script that is found comes before those that are left.
  func testACorpusIsThatOfTheFirstStart() async throws {
    let corpus = folder.appendingPathComponent("corpus")
    func writeCorpus() throws {
      try? FileManager.default.removeItem(at: corpus)
      try FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
      for (number, text) in (["2x press volume-up"] + Array(repeating: "lock", count: 6))
        .enumerated()
      {
        try Data(text.utf8).write(to: corpus.appendingPathComponent("b-\(number).script"))
      }
    }
    var search = search
    search.parts = [.corpus(corpus.path), .exhaustive(depth: 2)]
    try writeCorpus()
    let whole = try search.uninterrupted()
    for count in stride(from: 2, to: 60, by: 3) {
      try writeCorpus()
      let stopped = try await search.run(stoppingAfter: count)
      XCTAssertFalse(stopped.isComplete)
      let resumed = try await search.run()
      XCTAssertEqual(resumed, whole, "after \(count) runs")
    }
    XCTAssertTrue(
      try FileManager.default.contentsOfDirectory(atPath: corpus.path).contains {
        $0.hasPrefix("at-most-one-press-")
      })
  }

  func testWhatAnotherProcessWasWritingIsRemoved() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("half".utf8).write(to: folder.appendingPathComponent("progress-1-of-1.17-2.tmp"))
    _ = try await search.run()
    XCTAssertEqual(try files, [])
  }

  func testToForgetProgressTouchesNothingElse() throws {
    let exploration = Exploration { phone in try CountingApp(on: phone) }
      .resuming(in: folder.path)
    try exploration.forgetProgress(shard: 1, of: 2)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["progress-1-of-2", "progress-2-of-2", "progress-1-of-2.17-2.tmp"] {
      try Data("some".utf8).write(to: folder.appendingPathComponent(name))
    }
    try exploration.forgetProgress(shard: 1, of: 2)
    XCTAssertEqual(try files, ["progress-1-of-2.17-2.tmp", "progress-2-of-2"])
  }

  // MARK: Refusals

  private var file: URL { folder.appendingPathComponent("progress-1-of-1") }

  private func expectRefusal(
    of search: InterruptedSearch, _ sentence: String, line: UInt = #line
  ) async throws {
    let before = try Data(contentsOf: file)
    do {
      _ = try await search.run()
      XCTFail("it was taken: \(sentence)", line: line)
    } catch let error as ExplorationError {
      XCTAssertTrue("\(error)".contains(sentence), "\(error)", line: line)
      XCTAssertTrue("\(error)".contains(file.path), "\(error)", line: line)
    }
    XCTAssertEqual(try Data(contentsOf: file), before, line: line)
    XCTAssertEqual(try files, ["progress-1-of-1"], line: line)
  }

  func testTheProgressOfAnotherExplorationIsRefused() async throws {
    _ = try await search.run(stoppingAfter: 40)
    let sentence =
      "is the progress of another exploration. Resume with the same phone, steps, "
      + "claims, options, orders, parts and limit of failures, or remove the file to begin again."
    var other = search
    other.isOther = true
    try await expectRefusal(of: other, sentence)
    other = search
    other.parts[2] = .random(scripts: 40, length: 6, seed: 6)
    try await expectRefusal(of: other, sentence)
    other = search
    other.parts[0] = .scripts([.leaveApp, .returnToApp])
    try await expectRefusal(of: other, sentence)
    other = search
    other.parts.removeLast()
    try await expectRefusal(of: other, sentence)
    other = search
    other.isFiner = true
    try await expectRefusal(of: other, sentence)
    for model in try PhoneModel.iPhone16Pro.others {
      other = search
      other.model = model
      try await expectRefusal(of: other, sentence)
    }
  }

  /// The app is repaired in between, so the script that failed does not fail again.
  func testTheProgressOfAnotherAppIsRefused() async throws {
    _ = try await search.run(stoppingAfter: 500)
    var other = search
    other.breaksClaims = false
    try await expectRefusal(
      of: other, "a script no longer does what it did.")
  }

  /// Two states that were different are the same now.
  func testTheProgressOfAnAppWithOtherStatesIsRefused() async throws {
    var search = search
    search.parts = [.exhaustive(depth: 6)]
    search.breaksClaims = false
    _ = try await search.run(stoppingAfter: 50)
    search.presses = 0
    try await expectRefusal(
      of: search, "a script no longer does what it did.")
  }

  func testDamageIsNoticedWhereverItIs() async throws {
    _ = try await search.run(stoppingAfter: 40)
    let whole = try Data(contentsOf: file)
    for place in stride(from: 40, to: whole.count, by: 97) {
      var damaged = whole
      damaged[place] ^= 4
      try damaged.write(to: file)
      try await expectRefusal(of: search, "is damaged. Remove it to begin again.")
      try whole.prefix(place).write(to: file)
      try await expectRefusal(of: search, "is damaged. Remove it to begin again.")
    }
    try Data("something else".utf8).write(to: file)
    try await expectRefusal(of: search, "is not the progress of an exploration.")
  }

  func testTheProgressOfAnotherVersionIsRefused() async throws {
    _ = try await search.run(stoppingAfter: 40)
    var bytes = try Data(contentsOf: file).dropLast(8)
    let version = try XCTUnwrap(bytes.range(of: Data("1.0.0".utf8)))
    bytes.replaceSubrange(version, with: Data("0.9.0".utf8))
    // The checksum is FNV-1a, the least significant byte first.
    let sum = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    let end = (0..<8).map { UInt8(truncatingIfNeeded: sum >> UInt64(8 * $0)) }
    try (bytes + Data(end)).write(to: file)
    try await expectRefusal(of: search, "was written by version 0.9.0, and this is 1.0.0.")
  }

  func testAFolderThatCannotBeWrittenIsAnError() async throws {
    do {
      _ = try await InterruptedSearch(folder: "/dev/null/progress").run()
      XCTFail("it was taken")
    } catch let error as ExplorationError {
      XCTAssertTrue("\(error)".contains("“/dev/null/progress” cannot be used"), "\(error)")
    }
  }
}

extension PhoneModel {
  /// Models of the same name that differ in a button, and in what a camera can do.
  fileprivate var others: [PhoneModel] {
    get throws {
      var changed = cameras
      changed[0] = try CameraBlueprint(
        localizedName: cameras[0].localizedName, deviceType: cameras[0].deviceType,
        position: cameras[0].position,
        formats: [CameraFormat(width: 640, height: 480, videoMaxZoomFactor: 2)])
      return [
        PhoneModel(
          name: name, hasCameraControl: hasCameraControl, hasActionButton: !hasActionButton,
          cameras: cameras),
        PhoneModel(
          name: name, hasCameraControl: hasCameraControl, hasActionButton: hasActionButton,
          cameras: changed),
      ]
    }
  }
}
