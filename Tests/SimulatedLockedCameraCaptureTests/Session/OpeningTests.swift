import AVFoundation
import CameraControl
import CameraControlTesting
import LockedCameraCapture
import SwiftUI
import XCTest

/// The way from the extension to the app.
@MainActor
final class OpeningTests: XCTestCase {
  private typealias LaunchError = LockedCameraCaptureSession.ApplicationLaunchError

  /// LCK06, LCK43 and LCK46: an activity of the app's own type arrives unchanged.
  func testAnActivityArrivesUnchanged() async throws {
    let studio = try Studio()
    var continued: [NSUserActivity] = []
    studio.product.onContinue { continued.append($0) }
    _ = try await studio.visit()
    try await studio.open("com.example.studio.share", ["photo": 3, "mode": "clown"])
    try await studio.phone.wait(until: { continued.count == 1 })
    XCTAssertEqual(continued[0].activityType, "com.example.studio.share")
    XCTAssertEqual(continued[0].userInfo?["photo"] as? Int, 3)
    XCTAssertEqual(continued[0].userInfo?["mode"] as? String, "clown")
    XCTAssertNil(studio.product.visit)
    XCTAssertFalse(studio.phone.isLocked)
    try await studio.phone.wait(until: { studio.product.app.isInFront })
    XCTAssertEqual(studio.product.contentDirectories.count, 1)
  }

  /// LCK47: here the caller goes on, in a process that has ended and can change nothing.
  func testWhatTheExtensionDoesAfterwardsHasNoEffect() async throws {
    let studio = try Studio()
    _ = try await studio.visit()
    try studio.write("a.heic")
    try await studio.open("x")
    XCTAssertThrowsError(try studio.append("b.heic"))
    try await studio.session.invalidateSessionContent()
    XCTAssertEqual(studio.product.contentURLs.map(studio.files), [["a.heic"]])
    await studio.expects(.unknown)
  }

  /// EVT41, LCK47: a test sees that the visit is over when the call returns, and a session that the code after
  /// it creates is found, and never runs.
  func testASessionAfterTheCallIsFound() async throws {
    let studio = try Studio()
    let visit = try await studio.visit()
    try await studio.open("x")
    XCTAssertNil(studio.product.visit)
    XCTAssertFalse(studio.phone.diagnostics.contains { $0.rule == "EVT41" })
    let session = studio.phone.asCurrent(in: visit.app) { AVCaptureSession() }
    session.startRunning()
    XCTAssertFalse(session.isRunning)
    let found = studio.phone.diagnostics.filter { $0.rule == "EVT41" }
    XCTAssertEqual(found.map(\.source), ["Studio extension"])
  }

  /// LCK48: the newest directory comes before or after the activity.
  func testTheContentIsNoPartOfTheActivity() async throws {
    for arrival in PhoneBehavior.LockScreen.ContentArrival.allCases {
      let studio = try Studio(PhoneBehavior { $0.lockScreen.contentArrival = arrival })
      var offered: [Int] = []
      var listed: [Int] = []
      let product = studio.product
      product.onContinue { _ in
        offered.append(product.contentDirectories.count)
        listed.append(LockedCameraCaptureManager.shared.sessionContentURLs.count)
      }
      _ = try await studio.visit()
      try await studio.open("x")
      try await studio.phone.wait(until: { offered.count == 1 })
      XCTAssertEqual(listed, [0], "\(arrival)")
      if arrival == .beforeContinuation { XCTAssertEqual(offered, [1]) }
      XCTAssertEqual(product.contentDirectories.count, 1, "\(arrival)")
    }
  }

  /// LCK48, LCK79: if the content comes first, a loop's body runs up to its first await before the handler
  /// continues the activity, in an app that has looped all along and in one that is only started; otherwise
  /// the handler comes first.
  func testTheOrderOfTheContentAndTheActivity() async throws {
    for (arrival, order) in [
      (PhoneBehavior.LockScreen.ContentArrival.beforeContinuation, ["content", "continued"]),
      (.afterContinuation, ["continued", "content"]),
    ] {
      for isRunning in [true, false] {
        let studio = try Studio(
          PhoneBehavior { $0.lockScreen.contentArrival = arrival }, app: LoopingApp.self)
        if !isRunning { await studio.phone.kill("Studio", .app) }
        LoopingApp.log = []
        _ = try await studio.visit()
        try await studio.open("x")
        try await studio.phone.wait(until: { LoopingApp.log.count >= 2 })
        XCTAssertEqual(LoopingApp.log, order, "\(arrival) \(isRunning)")
      }
    }
  }

  /// LCK43 and LCK44: an unlocked phone does not ask, so it cannot fail.
  func testAnUnlockedPhoneDoesNotAsk() async throws {
    let studio = try Studio()
    _ = try await studio.visit()
    studio.phone.answersAuthentication = .fails
    await studio.phone.unlock()
    try await studio.open("x")
    XCTAssertNil(studio.product.visit)
  }

  /// LCK44 and LCK45.
  func testEachReasonHasItsError() async throws {
    let studio = try Studio()
    _ = try await studio.visit()
    for answer in [AuthenticationAnswer.fails, .cancels] {
      studio.phone.answersAuthentication = answer
      await studio.expects(.authenticationFailed)
    }
    XCTAssertNotNil(studio.product.visit)
    try studio.write("after.heic")
    await studio.phone.swipeUp()
    XCTAssertEqual(studio.product.contentURLs.map(studio.files), [["after.heic"]])
    await studio.expects(.unknown)

    let offloaded = try Studio(parts: ProductParts { $0.hasApp = false })
    _ = try await offloaded.visit()
    await offloaded.expects(.applicationNotFound)
  }

  /// LCK49: opening the app unasked is recorded, not refused.
  func testAnAppThatOpensItselfIsNoted() async throws {
    let studio = try Studio()
    _ = try await studio.visit()
    try await studio.open("x")
    XCTAssertNil(studio.product.visit)
    XCTAssertTrue(
      studio.phone.diagnostics.map(\.name).contains("opened-without-user-action"))
  }

  /// LCK46: an activity that no view takes is lost on a phone, and noted here.
  func testAnActivityThatNothingTakesIsNoted() async throws {
    let studio = try Studio(app: DeafApp.self)
    _ = try await studio.visit()
    try await studio.open("com.example.unknown")
    try await studio.phone.wait(until: {
      studio.phone.diagnostics.contains { $0.name == "activity-not-continued" }
    })
  }

  /// LCK03, LCK50 and LCK51: the app is there, and appears once nothing delays it.
  func testADelayPostponesTheAppearanceOnly() async throws {
    let studio = try Studio()
    studio.inApp {
      // As an app must write it that also runs on the version before.
      if #available(iOS 18.1, *) {
        LockedCameraCaptureManager.shared.endDelayingAppearance()
        LockedCameraCaptureManager.shared.beginDelayingAppearance()
      }
    }
    var isContinued = false
    studio.product.onContinue { _ in isContinued = true }
    _ = try await studio.visit()
    try studio.write("a.heic")
    try await studio.open("x")
    try await studio.phone.wait(until: { isContinued })
    await studio.phone.wait(.seconds(1))
    XCTAssertFalse(studio.product.app.isInFront)
    XCTAssertEqual(studio.product.contentURLs.map(studio.files), [["a.heic"]])
    studio.inApp { LockedCameraCaptureManager.shared.endDelayingAppearance() }
    XCTAssertTrue(studio.product.app.isInFront)
  }
}

extension Studio {
  /// Writes a file into the directory of the latest visit, if that is there.
  fileprivate func append(_ name: String) throws {
    try Data(name.utf8).write(to: session.sessionContentURL.appendingPathComponent(name))
  }

  fileprivate func open(_ type: String, _ userInfo: [AnyHashable: Any] = [:]) async throws {
    let activity = NSUserActivity(activityType: type)
    activity.userInfo = userInfo
    try await session.openApplication(for: activity)
  }

  fileprivate func expects(
    _ expected: LockedCameraCaptureSession.ApplicationLaunchError, line: UInt = #line
  ) async {
    do {
      try await open("x")
      XCTFail("the app was opened", line: line)
    } catch {
      XCTAssertEqual(
        error as? LockedCameraCaptureSession.ApplicationLaunchError, expected, line: line)
    }
  }
}

private struct DeafApp: App {
  var body: some Scene {
    WindowGroup {
      Text("x").onContinueUserActivity("com.example.other") { _ in }
    }
  }
}

/// An app that logs when content reaches its loop, and when it continues an activity.
private struct LoopingApp: App {
  @MainActor static var log: [String] = []

  init() {
    Task { @MainActor in
      for await update in LockedCameraCaptureManager.shared.sessionContentUpdates {
        switch update {
        case .initial(let urls): if !urls.isEmpty { Self.log.append("content") }
        case .added: Self.log.append("content")
        case .removed: Self.log.append("removed")
        @unknown default: Self.log.append("unknown")
        }
      }
    }
  }

  var body: some Scene {
    WindowGroup { Text("x").onContinueUserActivity("x") { _ in Self.log.append("continued") } }
  }
}
