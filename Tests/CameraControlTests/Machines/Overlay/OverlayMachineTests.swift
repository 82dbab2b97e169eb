import CameraControl
import XCTest

final class OverlayMachineTests: XCTestCase {
  /// The loss of the button leaves nothing of the finger that was on it: the overlay is as if the
  /// finger had left just before.
  func testALostButtonLeavesNothingOfTheFinger() {
    var held = OverlayProbe()
    held.lightPress()
    held.apply { machine, _, _ in machine.touchBegan() }
    held.lightHold()
    held.apply { machine, _, _ in machine.clickDown() }
    XCTAssertEqual(held.state, "a locked")
    var released = held
    released.apply { $0.clickUp(at: $1, into: &$2) }
    released.lightRelease()
    released.apply { $0.touchEnded(at: $1, into: &$2) }
    XCTAssertNotEqual(held.machine, released.machine)
    held.apply { $0.loseButton(at: $1, into: &$2) }
    released.apply { $0.loseButton(at: $1, into: &$2) }
    XCTAssertEqual(held.machine, released.machine)
    XCTAssertEqual(held.heard(), released.heard())
  }
}
