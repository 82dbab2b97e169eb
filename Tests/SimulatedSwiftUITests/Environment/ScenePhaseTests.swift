import AVFoundation
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

  /// SES40: a session runs in the phase in which the app is about to leave, and again in the one in which it
  /// is active, so that a view can stop it and start it there.
  func testASessionFollowsThePhase() async throws {
    let phone = SimulatedPhone()
    for stopsAndStarts in [false, true] {
      let session = try phone.asCurrent { () throws -> AVCaptureSession in
        let session = AVCaptureSession()
        let camera = try XCTUnwrap(AVCaptureDevice.default(for: .video))
        session.addInput(try AVCaptureDeviceInput(device: camera))
        session.startRunning()
        return session
      }
      let stage = Stage(
        Capturing(session: session, stopsAndStarts: stopsAndStarts, log: log), on: phone)
      await phone.leaveApp()
      await phone.returnToApp()
      XCTAssertEqual(
        log.takeAll(),
        [
          "inactive true", "background \(!stopsAndStarts)", "inactive false",
          "active \(!stopsAndStarts)",
        ])
      XCTAssertTrue(session.isRunning)
      stage.hide()
      session.stopRunning()
    }
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

private struct Capturing: View {
  let session: AVCaptureSession
  let stopsAndStarts: Bool
  let log: Log<String>
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    Text("x").onChange(of: scenePhase) { old, phase in
      log.add("\(phase) \(session.isRunning)")
      guard stopsAndStarts else { return }
      if old == .active, session.isRunning { session.stopRunning() }
      if phase == .active, !session.isRunning { session.startRunning() }
    }
  }
}
