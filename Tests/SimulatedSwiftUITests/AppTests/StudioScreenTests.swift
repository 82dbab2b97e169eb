import AVKit
import CameraControlTesting
import SwiftUI
import XCTest

@MainActor
final class StudioScreenTests: XCTestCase {
  private let phone = SimulatedPhone()

  func testTheScreenStartsTakesPhotosFocusesAndStops() async throws {
    let model = phone.asCurrent { StudioModel() }
    let stage = Stage(StudioScreen(camera: model), on: phone)
    try await phone.wait(until: { model.isRunning })

    await phone.click()
    try await stage.wait(for: "1", in: "count")
    stage.controller.view.find("shutter")?.simulateTap()
    try await stage.wait(for: "2", in: "count")

    stage.controller.view.find("finder")?.simulateTap(at: CGPoint(x: 30, y: 40))
    try await phone.wait(until: { model.focusPoint == CGPoint(x: 30, y: 40) })

    stage.controller.view.find("Video")?.simulateTap()
    try await phone.wait(until: { model.mode == .video })

    stage.hide()
    XCTAssertFalse(model.session.isRunning)
    XCTAssertEqual(phone.faults, [])
  }

  func testAReturnToTheAppIsNoticed() async throws {
    let model = phone.asCurrent { StudioModel() }
    let stage = Stage(StudioScreen(camera: model), on: phone)
    try await phone.wait(until: { model.isRunning })
    await phone.leaveApp()
    await phone.returnToApp()
    try await phone.wait(until: { model.returns == 1 })
    withExtendedLifetime(stage) {}
  }

  func testTheAppOpensItsWindow() async throws {
    let window = phone.asCurrent { StudioApp.simulateLaunch() }
    let finder = try XCTUnwrap(window.find("finder")?.layer as? AVCaptureVideoPreviewLayer)
    try await phone.wait(until: { finder.session?.isRunning == true })
    await phone.click()
    try await phone.wait(until: { window.text("count") == "1" })
  }
}
