import AppIntents
import CameraControl
import CameraControlTesting
import LockedCameraCapture
import SwiftUI
import WidgetKit
import XCTest

/// What a phone takes from the types of a product.
@MainActor
final class CaptureProductTests: XCTestCase {
  func testAControlWithTheIntentMakesAProductALaunchTarget() async throws {
    let phone = SimulatedPhone()
    try await phone.install(
      CaptureProduct(
        "Good", captureExtension: StudioExtension.self, intent: StudioIntent.self,
        control: StudioControl.self))
    try await phone.install(
      CaptureProduct(
        "Bundled", captureExtension: StudioExtension.self, intent: StudioIntent.self,
        widgets: StudioWidgets.self))
    XCTAssertEqual(phone.launchTargets, ["Good", "Bundled"])
    XCTAssertEqual(phone.diagnostics.map(\.name), [])
  }

  /// LCH03: a control that does something else launches nothing.
  func testAControlWithAnotherIntentIsNoLaunchSource() async throws {
    let phone = SimulatedPhone()
    try await phone.install(
      CaptureProduct(
        "Wrong", captureExtension: StudioExtension.self, intent: StudioIntent.self,
        control: OtherControl.self))
    XCTAssertEqual(phone.launchTargets, [])
    XCTAssertEqual(phone.diagnostics.map(\.name), ["not-launchable"])
  }

  /// LCH15: the intent runs once, in the process that was launched.
  func testTheIntentRunsWhereThePhoneLaunches() async throws {
    Performed.processes = []
    let phone = SimulatedPhone()
    phone.settings.lockScreenLaunches = "Studio"
    phone.settings.controlCenterLaunches = "Studio"
    let product = try await phone.install(
      CaptureProduct(
        "Studio", captureExtension: StudioExtension.self, intent: NotingIntent.self))
    await phone.lock()
    await phone.launch(from: .lockScreenControl)
    try await phone.wait(until: { Performed.processes.count == 1 })
    await phone.swipeUp()
    await phone.unlock()
    await phone.launch(from: .controlCenter)
    try await phone.wait(until: { Performed.processes.count == 2 })
    XCTAssertEqual(Performed.processes, ["Studio extension", "Studio"])
    XCTAssertTrue(product.app.isInFront)
  }

  /// LCH15: a phone shows nothing of an intent that fails, so it is noted.
  func testAnIntentThatThrowsIsNoted() async throws {
    let phone = SimulatedPhone()
    phone.settings.lockScreenLaunches = "Studio"
    try await phone.install(
      CaptureProduct(
        "Studio", captureExtension: StudioExtension.self, intent: ThrowingIntent.self))
    await phone.lock()
    await phone.launch(from: .lockScreenControl)
    try await phone.wait(until: { phone.diagnostics.map(\.name) == ["intent-failed"] })
  }

  /// A scene may consist of another one, and an extension may have states.
  func testAnExtensionKeepsItsStates() async throws {
    let phone = SimulatedPhone()
    phone.settings.lockScreenLaunches = "Counter"
    let product = try await phone.install(
      CaptureProduct(
        "Counter", captureExtension: CountingExtension.self, intent: StudioIntent.self))
    for _ in 0..<2 {
      await phone.lock()
      await phone.launch(from: .lockScreenControl)
      let process = try XCTUnwrap(product.captureExtension)
      XCTAssertEqual(process.text("count"), "0", "each visit begins anew")
      process.tap("add")
      try await phone.wait(until: { process.text("count") == "1" })
      XCTAssertEqual(process.windows.map(\.isKeyWindow), [true])
      XCTAssertEqual(process.windows.map(\.isHidden), [false])
      await phone.swipeUp()
      XCTAssertEqual(process.windows.count, 0)
    }
  }
}

@MainActor
private enum Performed {
  static var processes: [String] = []
}

private struct NotingIntent: CameraCaptureIntent {
  static let title: LocalizedStringResource = "Note"

  @MainActor
  func perform() async throws -> some IntentResult {
    Performed.processes.append(AmbientPhone.app?.identifier ?? "none")
    return .result()
  }
}

private struct ThrowingIntent: CameraCaptureIntent {
  static let title: LocalizedStringResource = "Throw"

  func perform() async throws -> some IntentResult {
    if Self.isBroken { throw CocoaError(.fileNoSuchFile) }
    return .result()
  }

  private static let isBroken = true
}

private struct OtherIntent: AppIntent {
  static let title: LocalizedStringResource = "Other"

  func perform() async throws -> some IntentResult { .result() }
}

private struct OtherControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "other") {
      ControlWidgetButton("Other", action: OtherIntent())
    }
  }
}

private struct StudioWidgets: WidgetBundle {
  var body: some Widget {
    OtherControl()
    StudioControl()
  }
}

private struct CountingExtension: LockedCameraCaptureExtension {
  @State private var count = 0

  var body: some LockedCameraCaptureExtensionScene {
    LockedCameraCaptureUIScene { _ in
      VStack {
        Text("\(count)").accessibilityIdentifier("count")
        Button("Add") { count += 1 }.accessibilityIdentifier("add")
      }
    }
  }
}
