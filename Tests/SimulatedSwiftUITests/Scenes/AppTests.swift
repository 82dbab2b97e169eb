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

extension AppTests {
  func testASceneOfOnesOwnKeepsItsStateAndItsObjects() async throws {
    let phone = SimulatedPhone()
    let window = phone.asCurrent { KeepingApp.simulateLaunch() }
    XCTAssertEqual(window.text("kept"), "0 0 active en")
    XCTAssertTrue(window.activate("add"))
    try await phone.wait(until: { window.text("kept") == "1 1 active en" })
    XCTAssertTrue(window.activate("add"))
    try await phone.wait(until: { window.text("kept") == "2 2 active en" })
    await phone.leaveApp()
    try await phone.wait(until: { window.text("kept")?.hasPrefix("2 2 background") == true })
  }
}

private struct KeepingApp: App {
  var body: some Scene { Keeping().environment(\.locale, Locale(identifier: "en")) }
}

/// A scene with a state, an object and values of the environment.
private struct Keeping: Scene {
  private final class Model: ObservableObject {
    @Published var count = 0
  }

  @State private var count = 0
  @StateObject private var model = Model()
  @Environment(\.scenePhase) private var phase
  @Environment(\.locale) private var locale

  var body: some Scene {
    WindowGroup {
      Text("\(count) \(model.count) \(phase) \(locale.identifier)").accessibilityIdentifier("kept")
      Button("Add") {
        count += 1
        model.count += 1
      }.accessibilityIdentifier("add")
    }
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
