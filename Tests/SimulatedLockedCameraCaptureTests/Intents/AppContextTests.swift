import AppIntents
import CameraControl
import CameraControlTesting
import LockedCameraCapture
import XCTest

/// The one value that an app shares with its extensions.
@MainActor
final class AppContextTests: XCTestCase {
  private typealias Context = StudioIntent.AppContext

  /// LCK54 and LCK55: each process reads what the other stored, whatever happens in between.
  func testTheContextIsSharedAndLasts() async throws {
    let studio = try Studio()
    try await studio.inApp {
      let nothing = try await StudioIntent.appContext
      XCTAssertNil(nothing)
      try await StudioIntent.updateAppContext(Context(text: "from the app"))
    }
    _ = try await studio.visit()
    try await studio.inExtension {
      let context = try await StudioIntent.appContext
      XCTAssertEqual(context, Context(text: "from the app"))
      try await StudioIntent.updateAppContext(Context(text: "from the extension"))
    }
    await studio.phone.swipeUp()
    await studio.phone.kill("Studio", .app)
    await studio.phone.start("Studio")
    try await studio.inApp {
      let context = try await StudioIntent.appContext
      XCTAssertEqual(context, Context(text: "from the extension"))
      try await StudioIntent.updateAppContext(nil)
      let nothing = try await StudioIntent.appContext
      XCTAssertNil(nothing)
    }
  }

  /// LCK56, LCK57 and LCK58: the last one wins, unless it is too large.
  func testTheContextIsLimited() async throws {
    let studio = try Studio()
    let overhead = try JSONEncoder().encode(Context(text: "")).count
    try await studio.inApp {
      try await StudioIntent.updateAppContext(Context(text: "old"))
      let largest = Context(text: String(repeating: "x", count: 4096 - overhead))
      try await StudioIntent.updateAppContext(largest)
      do {
        try await StudioIntent.updateAppContext(Context(text: largest.text + "x"))
        XCTFail("a context of 4097 bytes was stored")
      } catch let error as CaptureError {
        XCTAssertEqual(error.code, .contextTooLarge)
      }
      let context = try await StudioIntent.appContext
      XCTAssertEqual(context, largest)
    }
  }

  /// LCK59: what does not decode throws when it is read, and the launch goes on.
  func testAnUndecodableContextThrowsOnlyWhenItIsRead() async throws {
    let studio = try Studio()
    try await studio.inApp { try await OlderIntent.updateAppContext(OlderContext(number: 3)) }
    let visit = try await studio.visit()
    XCTAssertTrue(visit.isOpen)
    do {
      _ = try await studio.inExtension { try await StudioIntent.appContext }
      XCTFail("it was decoded")
    } catch {
      XCTAssertTrue(error is DecodingError, "\(error)")
    }
  }

  /// LCK53: without a type there is nothing to store.
  func testAnIntentWithoutAContextHasNone() async throws {
    let studio = try Studio()
    try await studio.inApp {
      try await PlainIntent.updateAppContext(nil)
      let isNothing = try await PlainIntent.appContext == nil
      XCTAssertTrue(isNothing)
    }
  }

  /// LCK75: an app without a product has a context for itself, which survives its end and is as limited as
  /// any other; that is no finding.
  func testAnAppWithoutAProductHasAContextForItself() async throws {
    let phone = SimulatedPhone()
    func context(in app: PhoneApp) async throws -> String? {
      try await phone.asCurrent(in: app) { try await StudioIntent.appContext?.text }
    }
    try await phone.asCurrent { try await StudioIntent.updateAppContext(Context(text: "own")) }
    let own = try await context(in: phone.app)
    XCTAssertEqual(own, "own")
    await phone.launch("Other")
    let others = try await context(in: XCTUnwrap(phone.core.frontApp))
    XCTAssertNil(others)
    phone.core.handle(.terminate(phone.app.identifier), at: phone.now)
    await phone.launch(phone.app.identifier)
    let after = try await context(in: XCTUnwrap(phone.core.frontApp))
    XCTAssertEqual(after, "own")
    XCTAssertEqual(phone.diagnostics, [])
    await assertThrows {
      try await phone.asCurrent {
        try await StudioIntent.updateAppContext(
          Context(text: String(repeating: "x", count: 5_000)))
      }
    }
    XCTAssertEqual(phone.diagnostics.map(\.name), ["app-context-too-large"])
  }

  /// LCK75: on a phone with a product, the context of an app outside of it is probably a mistake.
  func testBesideAProductTheContextOfAnotherAppIsAFinding() async throws {
    let studio = try Studio()
    try await studio.phone.asCurrent {
      try await StudioIntent.updateAppContext(Context(text: "elsewhere"))
    }
    let shared = try await studio.inApp { try await StudioIntent.appContext }
    XCTAssertNil(shared)
    XCTAssertEqual(studio.phone.diagnostics.map(\.name), ["app-context-without-product"])
  }

  private func assertThrows(_ body: () async throws -> Void, line: UInt = #line) async {
    do {
      try await body()
      XCTFail("nothing was thrown", line: line)
    } catch {}
  }
}

private struct OlderContext: Codable {
  var number: Int
}

private struct OlderIntent: CameraCaptureIntent {
  typealias AppContext = OlderContext

  static let title: LocalizedStringResource = "Older"

  func perform() async throws -> some IntentResult { .result() }
}

private struct PlainIntent: CameraCaptureIntent {
  static let title: LocalizedStringResource = "Plain"

  func perform() async throws -> some IntentResult { .result() }
}
