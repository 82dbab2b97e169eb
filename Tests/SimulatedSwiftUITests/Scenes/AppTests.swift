import CameraControlTesting
import SwiftUI
import XCTest

@MainActor
final class AppTests: XCTestCase {
  func testAnAppIsShownInAWindowOnItsPhone() async throws {
    let phone = SimulatedPhone()
    let window = phone.asCurrent { CountingApp.simulateLaunch() }
    XCTAssertEqual(window.text("phase"), "active")
    XCTAssertTrue(window.isKeyWindow)
    XCTAssertTrue(window.activate("add"))
    try await phone.wait(until: { window.text("count") == "1" })
    await phone.leaveApp()
    try await phone.wait(until: { window.text("phase") == "background" })
    XCTAssertEqual(window.text("count"), "1", "the app keeps its states")
  }

  func testASceneMayConsistOfAnother() async {
    let window = SimulatedPhone().asCurrent { NestedApp.simulateLaunch() }
    XCTAssertEqual(window.text("nested"), "x")
  }
}

private struct CountingApp: App {
  @State private var count = 0
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      Text("\(count)").accessibilityIdentifier("count")
      Text("\(phase)").accessibilityIdentifier("phase")
      Button("Add") { count += 1 }.accessibilityIdentifier("add")
    }
  }
}

private struct NestedApp: App {
  var body: some Scene { Nested() }
}

private struct Nested: Scene {
  var body: some Scene { WindowGroup { Text("x").accessibilityIdentifier("nested") } }
}
