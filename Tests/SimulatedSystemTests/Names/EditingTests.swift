import SwiftUI
import XCTest

/// Lists that a person edits, outlines that are moved, and menus, in Swift 5 and in Swift 6.
@MainActor
final class EditingTests: XCTestCase {
  func testElementsAreMovedAndRemoved() async {
    var shots = ["a", "b", "c", "d"]
    shots.move(fromOffsets: IndexSet([0, 2]), toOffset: 4)
    XCTAssertEqual(shots, ["b", "d", "a", "c"])
    shots.move(fromOffsets: IndexSet(integer: 3), toOffset: 0)
    XCTAssertEqual(shots, ["c", "b", "d", "a"])
    shots.move(fromOffsets: IndexSet(integer: 0), toOffset: 2)
    XCTAssertEqual(shots, ["b", "c", "d", "a"])
    shots.remove(atOffsets: IndexSet([0, 3]))
    XCTAssertEqual(shots, ["c", "d"])
    _ = ForEach(shots, id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
  }

  func testAnOutlineIsMoved() async {
    var outline = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    outline.addLine(to: CGPoint(x: 4, y: 6))
    let moved = outline.applying(CGAffineTransform(translationX: 10, y: 20))
    XCTAssertEqual(moved.boundingRect, CGRect(x: 11, y: 22, width: 3, height: 4))
    outline.addPath(moved)
    XCTAssertEqual(outline.boundingRect, CGRect(x: 1, y: 2, width: 13, height: 24))
  }

  func testCommandsAreTaken() async {
    _ = WindowGroup("Camera", id: "main") { Text("Shot") }.commands {
      CommandGroup(replacing: .newItem) {}
    }
  }
}
