import CameraControl
import CameraControlTesting
import XCTest

final class LineTests: XCTestCase {
  /// Whatever comes and goes, and in whichever half of its storage, a line is an array that gives its
  /// first element.
  func testItGivesTheElementsInTheirOrder() {
    var random = SeededGenerator(seed: 11)
    for round in 0..<100 {
      var (line, plain) = (Line<Int>(), [Int]())
      // Some rounds fill up and some drain.
      let bias = round % 7
      for step in 0..<200 {
        switch Int.random(in: 0..<10, using: &random) {
        case ...(2 + bias):
          line.append(step)
          plain.append(step)
        case 9 where !plain.isEmpty:
          line.replaceNewest(with: -step)
          plain[plain.count - 1] = -step
        default:
          XCTAssertEqual(line.popFirst(), plain.isEmpty ? nil : plain.removeFirst())
        }
        XCTAssertEqual(line.count, plain.count)
        XCTAssertEqual(line.newest, plain.last)
        XCTAssertEqual(line.isEmpty, plain.isEmpty)
      }
    }
  }

  func testWhatWasTakenOutIsNotKept() {
    final class Thing {}
    for count in 1...3 {
      var line = Line<Thing>()
      weak var gone: Thing?
      do {
        let thing = Thing()
        gone = thing
        line.append(thing)
        for _ in 1..<count { line.append(Thing()) }
        XCTAssertNotNil(line.popFirst())
      }
      XCTAssertNil(gone)
      XCTAssertEqual(line.count, count - 1)
    }
  }
}
