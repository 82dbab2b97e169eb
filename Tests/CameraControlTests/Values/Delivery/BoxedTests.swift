import CameraControl
import XCTest

final class BoxedTests: XCTestCase {
  private final class Thing {}

  private struct Pair: ~Copyable {
    var number: Int
    var thing: Thing?
  }

  func testTheValueIsChangedInPlaceWhoeverHasTheBox() {
    var box = Boxed(Pair(number: 1))
    box.value.number += 1
    var other = box
    other.value.number *= 10
    let number = other.value.number
    XCTAssertEqual(number, 20)
  }

  func testTheValueGoesWithTheBox() {
    weak var gone: Thing?
    do {
      let thing = Thing()
      gone = thing
      var box: Boxed<Pair>? = Boxed(Pair(number: 1, thing: thing))
      box?.value.number = 2
      let taken = box.take()
      let number = taken?.value.number
      XCTAssertEqual(number, 2)
      XCTAssertNotNil(gone)
    }
    XCTAssertNil(gone)
  }
}
