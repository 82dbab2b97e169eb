import SwiftUI
import XCTest

@MainActor
final class ZoomDialTests: XCTestCase {
  func testAPillZoomsUnlessTheDialIsLocked() async throws {
    let model = DialModel()
    let stage = Stage(ZoomDial(model: model))
    let view = try XCTUnwrap(stage.controller.view)
    XCTAssertTrue(view.activate("zoom 2.0"))
    XCTAssertEqual(model.zoom, 2)
    XCTAssertTrue(view.activate("lock"))
    try await stage.phone.wait(until: { !view.activate("zoom 5.0") })
    XCTAssertTrue(view.activate("lock"))
    try await stage.phone.wait(until: { view.activate("zoom 5.0") })
    XCTAssertEqual(model.zoom, 5)
  }

  func testADoubleTapExpandsTheDial() async throws {
    let stage = Stage(ZoomDial(model: DialModel()))
    let view = try XCTUnwrap(stage.controller.view)
    view.find("zoom 1.0")?.simulateTap(count: 2)
    try await stage.phone.wait(until: { view.find("dial") != nil })
    let dial = view.find("dial")?.simulatedLook
    XCTAssertEqual(dial?.first, "Circle.trim(from: 0.0, to: 0.5)")
    XCTAssertEqual(
      dial?.last, "transition(scale.combined(with: opacity))", "\(dial ?? [])")
    XCTAssertTrue(dial?.contains("rotationEffect(30°)") == true, "\(dial ?? [])")
  }

  func testThePanelFadesWhileTheOverlayIsOpen() async throws {
    let model = DialModel()
    let stage = Stage(ZoomDial(model: model))
    let panel = try XCTUnwrap(stage.controller.view.find("dial panel"))
    XCTAssertTrue(panel.simulatedLook.contains("opacity(1.0)"))
    model.isOverlayOpen = true
    try await stage.phone.wait(until: { panel.simulatedLook.contains("opacity(0.0)") })
  }
}
