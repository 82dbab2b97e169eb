import Foundation
import TestSupport
import XCTest

/// Draws the floors of the core library, and the road of a slide through them, for the handbook.
final class FloorPlanDocumentTests: XCTestCase {
  private let road = [
    FloorPlan.Stop("API/Phones", "The phone receives a reading of the button."),
    FloorPlan.Stop("Phone/Host", "The host takes the phone's lock."),
    FloorPlan.Stop("Phone/World", "The world passes the reading to its machines."),
    FloorPlan.Stop("Machines/Button", "The recognizer finds a slide."),
    FloorPlan.Stop("Machines/Overlay", "The overlay requests a slide of its control."),
    FloorPlan.Stop("Phone/World", "The world moves the dial of the control, and adds an effect."),
    FloorPlan.Stop("Phone/Host", "The host releases the lock, and finds the control."),
    FloorPlan.Stop("API/Controls", "The control calls your action on its queue."),
  ]

  private func plan(_ road: [FloorPlan.Stop]) throws -> FloorPlan {
    FloorPlan(of: "Sources/CameraControl", in: try Document(".ci/arrows").text, road: road)
  }

  func testTheFloorsAreThoseOfTheSources() throws {
    let floors = try plan(road).floors
    XCTAssertEqual(floors.map(\.name), ["API", "Phone", "Machines", "Values"])
    let sources = Document.root.appendingPathComponent("Sources/CameraControl")
    for floor in floors {
      let folder = sources.appendingPathComponent(floor.name).path
      let rooms = try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { !$0.contains(".") }
      XCTAssertEqual(floor.rooms.sorted(), rooms.sorted(), floor.name)
    }
  }

  func testThePictureShowsEveryRoomAndTheRoad() throws {
    let plan = try plan(road)
    let svg = plan.svg
    let elements = try StrictXML(svg).elements
    let names = elements.filter { $0.attributes["class"] == "name" }.map(\.text)
    XCTAssertEqual(names, plan.floors.flatMap(\.rooms))
    XCTAssertEqual(elements.count { $0.attributes["class"] == "way" }, road.count)
    XCTAssertEqual(elements.count { $0.attributes["class"] == "caption" }, road.count)
    XCTAssertNil(try PictureFile("Docs/Pictures/floors.svg").difference(from: svg))
    XCTAssertTrue(
      try Document("Docs/Handbook.md").text.contains("](Pictures/floors.svg)"))
  }

  func testAStopInNoRoomHasNoWay() throws {
    let svg = try plan([FloorPlan.Stop("Phone/Cellar", "Nothing happens here.")]).svg
    XCTAssertFalse(svg.contains("class=\"way\""))
  }
}
