import CameraControlTesting
import SwiftUI
import XCTest

@MainActor
final class SceneModifiersTests: XCTestCase {
  func testAnAppFollowsItsPhaseInItsScene() async throws {
    let phone = SimulatedPhone()
    let window = phone.asCurrent { PhasedApp.simulateLaunch() }
    XCTAssertEqual(window.text("name"), "from the scene")
    XCTAssertEqual(window.text("key"), "set")
    await phone.leaveApp()
    try await phone.wait(until: { window.text("phases") == "inactive background" })
    XCTAssertEqual(window.text("changes"), "2 background")
  }

  func testTheFirstOfSeveralScenesIsShown() async {
    let window = SimulatedPhone().asCurrent { TwoScenes.simulateLaunch() }
    XCTAssertEqual(window.text("first"), "1")
    XCTAssertNil(window.text("second"))
  }

  func testASceneOfAWindowThatCouldChangeIsShown() async {
    let window = SimulatedPhone().asCurrent { SizedApp.simulateLaunch() }
    XCTAssertEqual(window.textLines, ["sized"])
  }
}

@Observable
private final class Names {
  let name: String

  init(_ name: String) { self.name = name }
}

private struct PhasedApp: App {
  @State private var names = Names("from the scene")
  @State private var phases: [String] = []
  @State private var changes = 0
  @State private var latest = "none"
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup(id: "main") {
      Named()
      Text(phases.joined(separator: " ")).accessibilityIdentifier("phases")
      Text("\(changes) \(latest)").accessibilityIdentifier("changes")
    }
    .environment(names)
    .environment(\.sign, "set")
    .onChange(of: scenePhase) { _, phase in phases.append("\(phase)") }
    .onChange(of: scenePhase) { changes += 1 }
    .onChange(of: scenePhase, perform: { latest = "\($0)" })
  }
}

private struct Named: View {
  @Environment(Names.self) private var names
  @Environment(\.sign) private var sign

  var body: some View {
    Text(names.name).accessibilityIdentifier("name")
    Text(sign).accessibilityIdentifier("key")
  }
}

private struct SignKey: EnvironmentKey {
  static let defaultValue = "default"
}

extension EnvironmentValues {
  fileprivate var sign: String {
    get { self[SignKey.self] }
    set { self[SignKey.self] = newValue }
  }
}

private struct TwoScenes: App {
  var body: some Scene {
    WindowGroup { Text("1").accessibilityIdentifier("first") }
    WindowGroup { Text("2").accessibilityIdentifier("second") }
  }
}

private struct SizedApp: App {
  var body: some Scene {
    WindowGroup { Text("sized") }
      .defaultSize(width: 300, height: 400)
      .defaultSize(CGSize(width: 300, height: 400))
      .windowResizability(.contentSize)
      .handlesExternalEvents(matching: ["camera"])
  }
}
