import CameraControl
import CameraControlTesting
import LockedCameraCapture
import Photos
import XCTest

/// Code of a process that was ended, which runs on in a test.
@MainActor
final class EndedProcessTests: XCTestCase {
  /// LCK76: it changes no app context, whether the app or the extension has ended, and leaves no finding.
  func testItStoresNoContext() async throws {
    let studio = try Studio()
    try await studio.inApp { try await StudioIntent.updateAppContext(.init(text: "kept")) }
    try await eachEndedProcess(of: studio) {
      try await StudioIntent.updateAppContext(.init(text: "late"))
      try await StudioIntent.updateAppContext(.init(text: String(repeating: "x", count: 5000)))
      try await StudioIntent.updateAppContext(nil)
    }
    await studio.phone.start("Studio")
    let context = try await studio.inApp { try await StudioIntent.appContext }
    XCTAssertEqual(context, .init(text: "kept"))
    XCTAssertEqual(studio.phone.findings, [])
  }

  /// LCK77: it adds nothing to the photo library, in any of the three ways, and leaves no finding.
  func testItSavesNoPhoto() async throws {
    let studio = try Studio()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("late.heic")
    try Data("late".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let change: @Sendable () -> Void = {
      PHAssetCreationRequest.forAsset().addResource(with: .photo, fileURL: file, options: nil)
    }
    try await eachEndedProcess(of: studio) {
      try await PHPhotoLibrary.shared().performChanges(change)
      try PHPhotoLibrary.shared().performChangesAndWait(change)
      PHPhotoLibrary.shared().performChanges(change) { _, _ in XCTFail("it was told of a result") }
    }
    await studio.phone.start("Studio")
    await studio.phone.wait(.seconds(1))
    try await studio.inApp {
      XCTAssertEqual(PHAsset.fetchAssets(with: nil).count, 0)
      try await PHPhotoLibrary.shared().performChanges(change)
      XCTAssertEqual(PHAsset.fetchAssets(with: nil).count, 1)
    }
    XCTAssertEqual(studio.phone.findings, [])
  }

  /// LCK78: it deletes no content, hears of none, and leaves no finding.
  func testItDeletesAndHearsNothing() async throws {
    let studio = try Studio()
    _ = try await studio.visit()
    try studio.write("a")
    let session = try studio.session
    await studio.phone.swipeUp()
    await studio.phone.wait(.seconds(1))
    let url = try XCTUnwrap(studio.product.contentURLs.first)
    let heard = Heard()
    try await eachEndedProcess(of: studio) {
      try await session.invalidateSessionContent()
      try await LockedCameraCaptureManager.shared.invalidateSessionContent(at: url)
      Task { @MainActor in
        for await _ in LockedCameraCaptureManager.shared.sessionContentUpdates { heard.count += 1 }
      }
    }
    await studio.phone.start("Studio")
    await studio.phone.wait(.seconds(1))
    XCTAssertEqual(heard.count, 0)
    XCTAssertEqual(studio.product.contentURLs.map(studio.files).first, ["a"])
    XCTAssertEqual(studio.phone.faults, [])
    XCTAssertEqual(studio.phone.diagnostics, [])
  }

  @MainActor
  private final class Heard { var count = 0 }

  /// Runs code in a visit's process and in an app's, after each has ended.
  private func eachEndedProcess(
    of studio: Studio, _ body: @MainActor () async throws -> Void
  ) async throws {
    let (phone, app) = (studio.phone, studio.product.app)
    let visit = try await studio.visit()
    await phone.swipeUp()
    try await phone.asCurrent(in: visit.app, body)
    await phone.kill("Studio", .app)
    try await phone.asCurrent(in: app, body)
    await phone.start("Studio")
    // The process has ended, although the app runs again.
    try await phone.asCurrent(in: app, body)
    await phone.kill("Studio", .app)
  }
}
