import CameraControlTesting
import SwiftUI
import TestSupport
import XCTest

@MainActor
final class UIApplicationDelegateAdaptorTests: XCTestCase {
  func testTheDelegateHearsOfTheLaunchBeforeTheAppIsShown() async {
    let log = AppLog.shared.log
    _ = log.takeAll()
    let window = SimulatedPhone().asCurrent { AdaptingApp.simulateLaunch() }
    XCTAssertEqual(log.takeAll(), ["launched", "shown launched"])
    XCTAssertEqual(window.text("name"), "launched")
  }

  func testADelegateThatIsObservableUpdatesTheAppAndItsViews() async throws {
    let phone = SimulatedPhone()
    let window = phone.asCurrent { ObservingApp.simulateLaunch() }
    XCTAssertEqual(window.text("app"), "0")
    XCTAssertEqual(window.text("view"), "0")
    XCTAssertTrue(window.activate("add"))
    try await phone.wait(until: { window.text("app") == "1" && window.text("view") == "1" })
  }

  func testASceneTakesWhatTheSystemHandsOver() async throws {
    let phone = SimulatedPhone()
    let window = phone.asCurrent { AdaptingApp.simulateLaunch() }
    let url = try XCTUnwrap(URL(string: "camera://a"))
    phone.asCurrent {
      XCTAssertNil(UIApplication.shared.delegate, "a phone has SwiftUI's own there")
      XCTAssertFalse(UIApplication.shared.simulateOpen(url))
    }
    withExtendedLifetime(window) {}
  }
}

@MainActor
private final class AppLog {
  static let shared = AppLog()
  let log = Log<String>()
}

private class Delegate: NSObject, UIApplicationDelegate {
  var name = "new"

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    name = "launched"
    AppLog.shared.log.add(name)
    return true
  }
}

private struct AdaptingApp: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      Text(delegate.name).accessibilityIdentifier("name")
        .onAppear { AppLog.shared.log.add("shown \(delegate.name)") }
    }
  }
}

private final class ObservableDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var count = 0
}

private struct ObservingApp: App {
  @UIApplicationDelegateAdaptor private var delegate: ObservableDelegate

  var body: some Scene {
    WindowGroup {
      Text("\(delegate.count)").accessibilityIdentifier("app")
      Reader()
    }
  }
}

private struct Reader: View {
  @EnvironmentObject private var delegate: ObservableDelegate

  var body: some View {
    Text("\(delegate.count)").accessibilityIdentifier("view")
    Button("Add") { delegate.count += 1 }.accessibilityIdentifier("add")
  }
}
