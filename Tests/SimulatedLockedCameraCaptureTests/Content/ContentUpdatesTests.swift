import CameraControl
import CameraControlTesting
import LockedCameraCapture
import XCTest

@MainActor
final class ContentUpdatesTests: XCTestCase {
  /// LCK32, LCK37, LCK39 and LCK40: what is there, and then what comes and goes.
  func testAConsumerHearsWhatIsThereAndWhatComesAndGoes() async throws {
    let studio = try Studio()
    let log = try await studio.hearOfTwoVisits()
    await studio.phone.wait(.seconds(1))

    let urls = studio.inApp { LockedCameraCaptureManager.shared.sessionContentURLs }
    XCTAssertEqual(urls.map(\.lastPathComponent), ["session-1", "session-2"])
    try await studio.inApp {
      try await LockedCameraCaptureManager.shared.invalidateSessionContent(at: urls[0])
    }
    try await studio.phone.wait(until: { log.lines.last == "removed session-1" })
    XCTAssertEqual(log.lines.count, 3)
    XCTAssertFalse(FileManager.default.fileExists(atPath: urls[0].path))
    XCTAssertEqual(studio.files(in: urls[1]), ["b"])
    await studio.phone.wait(.seconds(1))
    XCTAssertEqual(studio.inApp { LockedCameraCaptureManager.shared.sessionContentURLs }, [urls[1]])
    log.cancel()
  }

  /// LCK38 and LCK41: the first element comes even if there is nothing, and nothing is thrown.
  func testTheInitialListMayBeEmpty() async throws {
    let studio = try Studio()
    let log = UpdateLog(in: studio.product.app)
    try await studio.phone.wait(until: { log.lines == ["initial "] })
    log.cancel()
    try await studio.phone.wait(until: { log.hasEnded })
    let next = UpdateLog(in: studio.product.app)
    try await studio.phone.wait(until: { next.lines == ["initial "] })
    // LCK42: what a consumer gets after another one was canceled is not documented either.
    XCTAssertEqual(studio.phone.diagnostics.map(\.name), ["second-consumer"])
    next.cancel()
  }

  /// LCK33 and LCK36: only an address that the app was offered means anything.
  func testAForeignAddressChangesNothing() async throws {
    let studio = try Studio()
    try await studio.visit(writing: ["a"])
    await studio.phone.wait(.seconds(1))
    let url = try XCTUnwrap(studio.product.contentURLs.first)
    let elsewhere = FileManager.default.temporaryDirectory.appendingPathComponent("session-1")
    let unknown = url.deletingLastPathComponent().appendingPathComponent("session-9")
    let inside = url.appendingPathComponent("a")
    let elsewhereByName = try XCTUnwrap(URL(string: "https://example.com\(url.path)"))
    for foreign in [elsewhere, unknown, inside, url.deletingLastPathComponent(), elsewhereByName] {
      try await studio.inApp {
        try await LockedCameraCaptureManager.shared.invalidateSessionContent(at: foreign)
      }
    }
    XCTAssertEqual(studio.product.contentURLs, [url])
    XCTAssertEqual(studio.files(in: url), ["a"])
  }

  /// LCK74: the directory is meant, however its path is written.
  func testAPathCanBeWrittenInManyWays() async throws {
    let ways: [(URL) throws -> URL] = [
      { $0.appendingPathComponent(".") }, { URL(fileURLWithPath: $0.path + "/./") },
      { $0.appendingPathComponent("../session-1") }, { URL(fileURLWithPath: $0.path) },
      { $0.appendingPathComponent("raw/..") },
      { URL(fileURLWithPath: "session-1", relativeTo: $0.deletingLastPathComponent()) },
      { url in
        let link = FileManager.default.temporaryDirectory.appendingPathComponent(
          UUID().uuidString)
        try FileManager.default.createSymbolicLink(
          at: link, withDestinationURL: url.deletingLastPathComponent())
        return link.appendingPathComponent("session-1")
      },
    ]
    for (number, way) in ways.enumerated() {
      let studio = try Studio()
      try await studio.visit(writing: ["a", "raw/b"])
      let url = try way(try XCTUnwrap(studio.product.contentURLs.first))
      try await studio.inApp {
        try await LockedCameraCaptureManager.shared.invalidateSessionContent(at: url)
      }
      XCTAssertEqual(studio.product.contentURLs, [], "\(number): \(url.path)")
    }
  }

  /// LCK34 and LCK39: what was not invalidated is offered again after a restart.
  func testARestartedAppIsOfferedEverythingAgain() async throws {
    let studio = try Studio()
    try await studio.visit(writing: ["a"])
    for _ in 0..<2 {
      await studio.phone.kill("Studio", .app)
      await studio.phone.start("Studio")
      let log = UpdateLog(in: studio.product.app)
      try await studio.phone.wait(until: { log.lines == ["initial session-1"] })
      log.cancel()
    }
    XCTAssertEqual(studio.product.contentURLs.map(studio.files), [["a"]])
  }

  /// LCK42: each iterator gets all, and the second one is noted.
  func testASecondConsumerGetsAllAndIsNoted() async throws {
    let studio = try Studio()
    let first = UpdateLog(in: studio.product.app)
    try await studio.phone.wait(until: { first.lines.count == 1 })
    XCTAssertFalse(studio.phone.diagnostics.contains { $0.name == "second-consumer" })
    let second = UpdateLog(in: studio.product.app)
    try await studio.phone.wait(until: { second.lines.count == 1 })
    XCTAssertTrue(studio.phone.diagnostics.contains { $0.name == "second-consumer" })
    try await studio.visit(writing: ["a"])
    try await studio.phone.wait(until: {
      [first, second].allSatisfy { $0.lines == ["initial ", "added session-1"] }
    })
    first.cancel()
    try await studio.phone.wait(until: { first.hasEnded })
    try await studio.visit(writing: ["b"])
    try await studio.phone.wait(until: { second.lines.last == "added session-2" })
    XCTAssertEqual(first.lines.count, 2, "a cancelled consumer hears nothing")
    second.cancel()
  }

  /// LCK42 with the option: two consumers share one stream, which ends for both.
  func testConsumersMayShareOneStream() async throws {
    let studio = try Studio(PhoneBehavior { $0.lockScreen.updateConsumers = .sharedStream })
    let first = UpdateLog(in: studio.product.app)
    try await studio.phone.wait(until: { first.lines == ["initial "] })
    let second = UpdateLog(in: studio.product.app)
    try await studio.phone.wait(until: {
      studio.phone.diagnostics.contains { $0.name == "second-consumer" }
    })
    for name in ["a", "b"] { try await studio.visit(writing: [name]) }
    try await studio.phone.wait(until: { first.lines.count + second.lines.count == 3 })
    XCTAssertEqual(second.lines.count, 1)
    first.cancel()
    try await studio.phone.wait(until: { first.hasEnded })
    for name in ["c", "d"] { try await studio.visit(writing: [name]) }
    await studio.phone.wait(.seconds(1))
    XCTAssertEqual(second.lines.count, 1)
    second.cancel()
  }

  /// LCK61: the list that an app reads follows the update.
  func testTheListLagsBehindTheUpdate() async throws {
    let studio = try Studio()
    let log = UpdateLog(in: studio.product.app)
    try await studio.phone.wait(until: { log.lines.count == 1 })
    try await studio.visit(writing: ["a"])
    XCTAssertEqual(studio.inApp { LockedCameraCaptureManager.shared.sessionContentURLs }, [])
    XCTAssertEqual(studio.product.contentURLs.count, 1)
    await studio.phone.wait(.milliseconds(100))
    XCTAssertEqual(
      studio.inApp { LockedCameraCaptureManager.shared.sessionContentURLs },
      studio.product.contentURLs)
    log.cancel()
  }

  /// LCK31: what the extension deletes itself is no update.
  func testTheExtensionsOwnInvalidationIsNoUpdate() async throws {
    let studio = try Studio()
    let log = UpdateLog(in: studio.product.app)
    try await studio.phone.wait(until: { log.lines.count == 1 })
    _ = try await studio.visit()
    try studio.write("a")
    try await studio.session.invalidateSessionContent()
    await studio.phone.wait(.seconds(1))
    XCTAssertEqual(log.lines, ["initial "])
    log.cancel()
  }
}
