import AppIntents
import CameraControl
import CameraControlTesting
import LockedCameraCapture
import SwiftUI
import WidgetKit
import XCTest

/// A phone with a product whose extension only hands its session to the test.
@MainActor
final class Studio {
  let phone: SimulatedPhone
  let product: InstalledProduct

  init(
    _ behavior: PhoneBehavior = PhoneBehavior(), parts: ProductParts = ProductParts(),
    app: (any App.Type)? = nil
  ) throws {
    phone = SimulatedPhone(.iPhone16Pro, behavior: behavior)
    phone.settings.lockScreenLaunches = "Studio"
    Handed.sessions = []
    product = try phone.install(
      CaptureProduct(
        "Studio", captureExtension: StudioExtension.self, intent: StudioIntent.self, app: app,
        control: StudioControl.self, parts: parts))
  }

  /// Locks the phone and launches the extension.
  func visit() async throws -> LockScreenVisit {
    await phone.lock()
    await phone.launch(from: .lockScreenControl)
    return try XCTUnwrap(product.visit, "\(phone.launches)")
  }

  /// A visit that writes files and is dismissed.
  func visit(writing files: [String]) async throws {
    _ = try await visit()
    for file in files { try write(file) }
    await phone.swipeUp()
  }

  /// A visit before the app listens and one while it does; the app has heard of both.
  func hearOfTwoVisits() async throws -> UpdateLog {
    try await visit(writing: ["a"])
    await phone.wait(.seconds(1))
    let log = UpdateLog(in: product.app)
    try await phone.wait(until: { log.lines == ["initial session-1"] })
    try await visit(writing: ["b"])
    try await phone.wait(until: { log.lines.last == "added session-2" })
    return log
  }

  /// The session of the latest visit.
  var session: LockedCameraCaptureSession {
    get throws { try XCTUnwrap(Handed.sessions.last) }
  }

  /// Writes a file into the directory of the latest visit.
  func write(_ name: String) throws {
    let url = try session.sessionContentURL.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(name.utf8).write(to: url)
  }

  /// The files in a directory and its subdirectories.
  func files(in directory: URL) -> [String] {
    let paths = try? FileManager.default.subpathsOfDirectory(atPath: directory.path)
    return (paths ?? []).filter { !$0.isEmpty }.sorted()
  }

}

// swift-format-ignore: AmbiguousTrailingClosureOverload
// As in the library: the compiler takes the synchronous one where it can.
extension Studio {
  /// Runs code in the app's process.
  func inApp<Result>(_ body: () throws -> Result) rethrows -> Result {
    try phone.asCurrent(in: product.app, body)
  }

  /// Runs code in the app's process.
  func inApp<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    try await phone.asCurrent(in: product.app, body)
  }

  /// Runs code in the process of the extension.
  func inExtension<Result>(_ body: () throws -> Result) throws -> Result {
    try phone.asCurrent(in: XCTUnwrap(product.captureExtension), body)
  }

  /// Runs code in the process of the extension.
  func inExtension<Result>(_ body: () async throws -> Result) async throws -> Result {
    try await phone.asCurrent(in: XCTUnwrap(product.captureExtension), body)
  }
}

/// The sessions that scenes were made for.
@MainActor
enum Handed {
  static var sessions: [LockedCameraCaptureSession] = []

  static func take(_ session: LockedCameraCaptureSession) {
    if sessions.last !== session { sessions.append(session) }
  }
}

struct StudioExtension: LockedCameraCaptureExtension {
  var body: some LockedCameraCaptureExtensionScene {
    LockedCameraCaptureUIScene { session in
      Color.black.onAppear { Handed.take(session) }
    }
  }
}

struct StudioIntent: CameraCaptureIntent {
  struct AppContext: Codable, Sendable, Equatable {
    var text = ""
  }

  static let title: LocalizedStringResource = "Studio"

  func perform() async throws -> some IntentResult { .result() }
}

struct StudioControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "studio") {
      ControlWidgetButton("Studio", action: StudioIntent())
    }
  }
}
