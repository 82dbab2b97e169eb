import SwiftUI
import XCTest

/// Lists that a person edits, outlines that are moved, keyframes and menus, in Swift 5 and in Swift 6.
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

  func testKeyframesStayAtTheFirst() async {
    var scales: [Double] = []
    let view = Text("Shot").keyframeAnimator(initialValue: 1.0, trigger: 0) { content, scale in
      let _ = scales.append(scale)
      content.scaleEffect(scale)
    } keyframes: { _ in
      KeyframeTrack {
        LinearKeyframe(1.2, duration: 0.1)
        SpringKeyframe(1, duration: 0.2, spring: .bouncy)
        CubicKeyframe(0.9, duration: 0.2)
        MoveKeyframe(1)
      }
    }
    withExtendedLifetime(UIHostingController(rootView: view)) { $0.loadViewIfNeeded() }
    XCTAssertEqual(scales, [1])
    _ = WindowGroup("Camera", id: "main") { view }.commands {
      CommandGroup(replacing: .newItem) {}
      CommandMenu("Camera") { Button("Shoot") {} }
    }
  }
}
