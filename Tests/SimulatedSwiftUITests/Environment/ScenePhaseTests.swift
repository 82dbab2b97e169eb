import CameraControlTesting
import SwiftUI
import TestSupport
import XCTest

@MainActor
final class ScenePhaseTests: XCTestCase {
  private let log = Log<String>()

  func testThePhaseFollowsTheAppOnItsPhone() async throws {
    let stage = Stage(Following(log: log))
    XCTAssertEqual(log.takeAll(), ["active"])
    await stage.phone.leaveApp()
    try await stage.phone.wait(until: { self.log.all == ["inactive", "background"] })
    _ = log.takeAll()
    await stage.phone.returnToApp()
    try await stage.phone.wait(until: { self.log.all == ["inactive", "active"] })
  }

  func testAnotherAppAndADarkScreenSendTheAppToTheBackground() async throws {
    let stage = Stage(Following(log: log))
    await stage.phone.launch("Other")
    try await stage.phone.wait(until: { self.log.all.last == "background" })
    await stage.phone.returnToApp()
    try await stage.phone.wait(until: { self.log.all.last == "active" })
    await stage.phone.turnScreenOff()
    try await stage.phone.wait(until: { self.log.all.last == "background" })
  }

  /// Nothing is lost if the app comes back before the main actor had a turn.
  func testAQuickReturnIsSeen() async throws {
    let stage = Stage(Following(log: log))
    stage.phone.core.handle(.leaveApp, at: stage.phone.now)
    stage.phone.core.handle(.bringToFront(stage.phone.app.identifier), at: stage.phone.now)
    try await stage.phone.wait(until: { self.log.all.last == "active" && self.log.all.count > 1 })
    XCTAssertEqual(log.all, ["active", "inactive", "background", "inactive", "active"])
  }

  func testAnInputThatLeavesTheAppInFrontIsNoPhase() async {
    let stage = Stage(Following(log: log))
    await stage.phone.press(.volumeUp)
    await stage.turn()
    XCTAssertEqual(log.all, ["active"])
  }

  func testAnAppInTheBackgroundBeginsThere() async {
    let phone = SimulatedPhone()
    await phone.leaveApp()
    let stage = Stage(Following(log: log), on: phone)
    XCTAssertEqual(log.all, ["background"])
    XCTAssertEqual(stage.phone.faults, [])
  }

  func testPhasesHaveAnOrder() async {
    XCTAssertLessThan(ScenePhase.background, .inactive)
    XCTAssertLessThan(ScenePhase.inactive, .active)
  }
}

private struct Following: View {
  let log: Log<String>
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    Text("x").onChange(of: scenePhase, initial: true) { _, phase in log.add("\(phase)") }
  }
}
