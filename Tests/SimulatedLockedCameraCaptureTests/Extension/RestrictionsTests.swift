import AppIntents
import CameraControl
import CameraControlTesting
import LockedCameraCapture
import Photos
import SwiftUI
import XCTest

/// What an extension may not do, as far as a phone sees it.
@MainActor
final class RestrictionsTests: XCTestCase {
  /// LCK60.
  func testTheManagerKnowsNothingInTheExtension() async throws {
    let studio = try Studio()
    try await studio.visit(writing: ["a"])
    let directory = try XCTUnwrap(studio.product.contentURLs.first)
    let visit = try await studio.visit()
    try await studio.inExtension {
      let manager = LockedCameraCaptureManager.shared
      XCTAssertEqual(manager.sessionContentURLs, [])
      try await manager.invalidateSessionContent(at: directory)
      manager.beginDelayingAppearance()
    }
    XCTAssertEqual(studio.product.contentURLs, [directory])
    XCTAssertEqual(studio.phone.diagnostics.map(\.name), ["manager-in-extension"])
    let log = UpdateLog(in: visit.app)
    await studio.phone.swipeUp()
    await studio.phone.wait(.seconds(1))
    XCTAssertEqual(log.lines, [])
    log.cancel()
  }

  /// PRD04: extensions have no application.
  func testTheApplicationIsNotedInTheExtension() async throws {
    let studio = try Studio()
    _ = try await studio.visit()
    studio.inApp { _ = UIApplication.shared.applicationState }
    XCTAssertEqual(studio.phone.diagnostics.map(\.name), [])
    try studio.inExtension { _ = UIApplication.shared.applicationState }
    XCTAssertEqual(studio.phone.diagnostics.map(\.name), ["application-in-extension"])
  }

  /// PRD04: no notification of the application is posted for an extension; its app gets them.
  func testAnExtensionHasNoNotificationsOfAnApplication() async throws {
    let studio = try Studio(app: QuietApp.self)
    let count = Guarded(0)
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { _ in count.withLock { $0 += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    _ = try await studio.visit()
    XCTAssertEqual(count.withLock { $0 }, 0)
    try await studio.session.openApplication(for: NSUserActivity(activityType: "x"))
    try await studio.phone.wait(until: { count.withLock { $0 } == 1 })
    XCTAssertFalse(studio.phone.diagnostics.contains { $0.name == "application-in-extension" })
  }

  /// LCK24 and LCK25: a locked extension adds, and reads only what it has added in the visit.
  func testALockedExtensionReadsWhatItHasAdded() async throws {
    let studio = try Studio()
    try await studio.inApp { try await Self.add("app") }
    _ = try await studio.visit()
    try await studio.inExtension { try await Self.add("first") }
    XCTAssertEqual(try studio.inExtension { Self.readable }, 1)
    XCTAssertEqual(studio.inApp { Self.readable }, 2)
    await studio.phone.swipeUp()

    _ = try await studio.visit()
    XCTAssertEqual(try studio.inExtension { Self.readable }, 0)
    try await studio.inExtension { try await Self.add("second") }
    XCTAssertEqual(try studio.inExtension { Self.readable }, 1)
    // LCK12: unlocked in place, the visit goes on and reads everything.
    await studio.phone.unlock()
    XCTAssertEqual(try studio.inExtension { Self.readable }, 3)
    await studio.phone.swipeUp()
    XCTAssertEqual(try studio.inExtension { Self.readable }, 0, "the process has ended")
    XCTAssertEqual(studio.product.app.savedAssets.count, 3)
  }

  /// LCH14: what the person lets the app do with Photos does not change what is launched.
  func testPhotosPlayNoPartInLaunching() async throws {
    let studio = try Studio()
    for level in [PHAccessLevel.addOnly, .readWrite] {
      studio.product.app.setPhotoAccess(.denied, for: level)
    }
    _ = try await studio.visit()
    XCTAssertEqual(
      studio.phone.launches.last, .captureExtension("Studio", from: .lockScreenControl))
  }

  /// LCK26: camera and Photos are what the person allowed the app.
  func testPermissionsAreTheApps() async throws {
    let studio = try Studio()
    _ = try await studio.visit()
    studio.product.app.setPhotoAccess(.denied, for: .addOnly)
    studio.product.app.setAuthorizationStatus(.restricted, for: .video)
    try studio.inExtension {
      XCTAssertEqual(PHPhotoLibrary.authorizationStatus(for: .addOnly), .denied)
      XCTAssertEqual(
        try AmbientPhone.app?.authorizationStatus(for: .video), .restricted)
    }
    do {
      try await studio.inExtension { try await Self.add("x") }
      XCTFail("an asset was added")
    } catch {}
    XCTAssertEqual(studio.product.app.savedAssets.count, 0)
  }

  private static func add(_ text: String) async throws {
    try await PHPhotoLibrary.shared().performChanges {
      PHAssetCreationRequest.forAsset().addResource(
        with: .photo, data: Data(text.utf8), options: nil)
    }
  }

  private static var readable: Int { PHAsset.fetchAssets(with: nil).count }
}

private struct QuietApp: App {
  var body: some Scene {
    WindowGroup { Text("x").onContinueUserActivity("x") { _ in } }
  }
}
