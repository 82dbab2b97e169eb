import AVFoundation
import CameraControlTesting
import SwiftUI
import XCTest

@MainActor
final class ViewfinderScreenTests: XCTestCase {
  private let phone = SimulatedPhone()

  func testTheScreenOwnsItsModel() async throws {
    let stage = Stage(ViewfinderScreen(), on: phone)
    let view = try XCTUnwrap(stage.controller.view)
    let preview = try XCTUnwrap(
      stage.controller.children.first as? ViewfinderController)
    XCTAssertTrue(preview.isOnScreen)
    try await phone.wait(until: { view.activate("shutter") })
    try await phone.wait(until: { view.text("shot 1") == "#1" })
    view.find("shutter")?.simulateTap()
    try await stage.wait(for: "The album is nearly full.", in: "warning")
    XCTAssertEqual(view.text("shot 2"), "#2")
    stage.hide()
    XCTAssertFalse(preview.isOnScreen)
    XCTAssertEqual(phone.faults, [])
  }

  func testTheSliderZoomsTheCamera() async throws {
    let stage = Stage(ViewfinderScreen(), on: phone)
    let view = try XCTUnwrap(stage.controller.view)
    XCTAssertEqual(view.text("zoom"), "1.0×")
    for _ in 0..<2 { view.find("zoom slider")?.accessibilityIncrement() }
    try await stage.wait(for: "2.0×", in: "zoom")
    let device = phone.asCurrent { AVCaptureDevice.default(for: .video) }
    XCTAssertEqual(device?.videoZoomFactor, 2)
  }

  func testTheSheetChangesTheSettings() async throws {
    let stage = Stage(ViewfinderScreen(), on: phone)
    let view = try XCTUnwrap(stage.controller.view)
    XCTAssertNotNil(view.find("grid"))
    view.find("settings")?.simulateTap()
    try await phone.wait(until: { view.find("grid switch") != nil })
    view.find("grid switch")?.simulateTap()
    try await phone.wait(until: { view.find("grid") == nil })
    view.find("mirror switch")?.simulateTap()
    try await phone.wait(until: {
      view.find("preview")?.simulatedLook.first == "scaleEffect(x: -1.0)"
    })
    view.find("done")?.simulateTap()
    try await phone.wait(until: { view.find("done") == nil })
  }

  func testAnErrorIsShownUntilItIsConfirmed() async throws {
    let model = phone.asCurrent { ViewfinderModel() }
    let stage = Stage(
      ViewfinderContent(model: model).environmentObject(ViewfinderSettings()), on: phone)
    model.lastError = "The lens is dirty."
    try await stage.wait(for: "The lens is dirty.", in: "error")
    model.lastError = nil
    try await phone.wait(until: { stage.text("error") == nil })
  }
}
