import CameraControl
import CameraControlTesting
import Foundation
import LockedCameraCapture
import XCTest

/// What a test hears at its end about content that the app left where it was.
@MainActor
final class LeftContentTests: XCTestCase {
  /// LCK34: a directory that the app heard of and did not invalidate comes again.
  func testContentThatIsNeverInvalidatedIsFound() async throws {
    let studio = try Studio()
    try await studio.visit(writing: ["a"])
    let log = UpdateLog(in: studio.product.app)
    try await studio.phone.wait(until: { !log.lines.isEmpty })
    XCTAssertEqual(studio.phone.diagnostics, [])
    try await studio.phone.finish()
    XCTAssertEqual(studio.phone.diagnostics.map(\.name), ["content-never-invalidated"])
    log.cancel()
  }

  /// LCK37: an app that takes what is added and leaves what was there at first loses photos.
  func testAnAppThatIgnoresTheFirstListIsFound() async throws {
    let studio = try Studio()
    let log = try await studio.hearOfTwoVisits()
    let added = try XCTUnwrap(studio.product.contentURLs.last)
    _ = try Data(contentsOf: added.appendingPathComponent("b"))
    try await studio.inApp {
      try await LockedCameraCaptureManager.shared.invalidateSessionContent(at: added)
    }
    try await studio.phone.finish()
    XCTAssertEqual(studio.phone.diagnostics.map(\.name), ["initial-not-handled"])
    log.cancel()
  }

  /// LCK21: the tasks of an app that was killed run on, and reach nothing.
  func testAnAppThatWasKilledInvalidatesNothing() async throws {
    let studio = try Studio()
    try await studio.visit(writing: ["a"])
    let url = try XCTUnwrap(studio.product.contentURLs.first)
    let killed = studio.product.app
    await studio.phone.kill("Studio", .app)
    try await AmbientPhone.withApp(killed) {
      try await LockedCameraCaptureManager.shared.invalidateSessionContent(at: url)
    }
    XCTAssertEqual(studio.product.contentDirectories, ["session-1"])
  }

  /// LCK22: the report lists what a phone forbids an extension and the simulation cannot see.
  func testTheReportSaysWhatWasNotChecked() async throws {
    let studio = try Studio()
    XCTAssertEqual(studio.phone.report.unchecked, [])
    _ = try await studio.visit()
    XCTAssertEqual(studio.phone.report.unchecked.count, 4)
    let text = "\(studio.phone.report)"
    for word in ["LCK22", "network", "App Group", "preferences"] {
      XCTAssertTrue(text.contains(word), word)
    }
  }

  /// LCK32: content that was deleted before it was read is lost.
  func testContentThatIsInvalidatedUnreadIsFound() async throws {
    let studio = try Studio()
    try await studio.visit(writing: ["a"])
    try await invalidate(in: studio) { _ in }
    XCTAssertEqual(studio.phone.diagnostics.map(\.name), ["invalidated-unread"])
  }

  /// LCK32: each way to take the files counts as one.
  func testContentThatWasReadCopiedOrMovedIsFine() async throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let ways: [(URL) throws -> Void] = [
      { _ = try Data(contentsOf: $0) },
      { try FileManager.default.copyItem(at: $0, to: place.appendingPathComponent("copy")) },
      { try FileManager.default.moveItem(at: $0, to: place.appendingPathComponent("moved")) },
    ]
    for way in ways {
      let studio = try Studio()
      try await studio.visit(writing: ["a"])
      try await invalidate(in: studio, after: way)
      XCTAssertEqual(studio.phone.diagnostics.map(\.name), [])
    }
  }

  /// LCK34: a file that two processes of the app read may have been imported twice.
  func testContentThatIsReadInTwoProcessesIsFound() async throws {
    let studio = try Studio()
    try await studio.visit(writing: ["a"])
    let url = try XCTUnwrap(studio.product.contentURLs.first)
    _ = try Data(contentsOf: url.appendingPathComponent("a"))
    await studio.phone.kill("Studio", .app)
    await studio.phone.start("Studio")
    try await invalidate(in: studio) { _ = try Data(contentsOf: $0) }
    XCTAssertEqual(studio.phone.diagnostics.map(\.name), ["content-read-again"])
  }

  /// LCK10: content that could not be copied is still there after the next visit has begun.
  func testContentThatCouldNotBeCopiedOutlivesTheNextVisit() async throws {
    let studio = try Studio()
    await studio.phone.fillStorage()
    try await studio.visit(writing: ["a"])
    XCTAssertEqual(studio.product.contentDirectories, [])
    try await studio.visit(writing: ["b"])
    await studio.phone.freeStorage()
    XCTAssertEqual(studio.product.contentURLs.map(studio.files), [["a"], ["b"]])
  }

  private func invalidate(in studio: Studio, after use: (URL) throws -> Void) async throws {
    let url = try XCTUnwrap(studio.product.contentURLs.first)
    try use(url.appendingPathComponent("a"))
    try await studio.inApp {
      try await LockedCameraCaptureManager.shared.invalidateSessionContent(at: url)
    }
  }
}
