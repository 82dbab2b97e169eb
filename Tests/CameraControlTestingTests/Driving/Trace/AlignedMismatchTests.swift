import CameraControl
import CameraControlTesting
import XCTest

/// Tests of how the text of a mismatch aligns both sides.
final class AlignedMismatchTests: XCTestCase {
  private func entry(_ milliseconds: Int, _ kind: Trace.Kind, _ text: String) -> Trace.Entry {
    Trace.Entry(PhoneInstant(nanoseconds: Int64(milliseconds) * 1_000_000), .text(kind, text))
  }

  private func marked(_ expected: [Trace.Entry], _ actual: [Trace.Entry]) throws -> [String] {
    let mismatch = try XCTUnwrap(Trace(actual).difference(from: Trace(expected)))
    return "\(mismatch)".split(separator: "\n").filter { $0.hasPrefix("  ! ") }.map(String.init)
  }

  func testAnEntryThatWasInsertedMovesNoOthers() throws {
    let entries = (0..<30).map { entry($0, .app, "note \($0)") }
    var longer = entries
    longer.insert(entry(9, .callback, "did become active"), at: 10)
    let lines = try marked(entries, longer)
    XCTAssertEqual(lines.count, 1)
    XCTAssertTrue(lines.first?.contains("(nothing)") ?? false)
    XCTAssertTrue(lines.first?.hasSuffix("did become active") ?? false)
  }

  /// Two long traces are too long to compare each line with each: the lines that both have once, in the
  /// same order, divide them.
  func testLongTracesAreAlignedAtWhatBothHaveOnce() throws {
    func trace(_ kind: Trace.Kind, moved place: Int) -> [Trace.Entry] {
      (0..<500).map { index in
        let isSame = index % 100 == 50
        return entry(
          index, isSame ? .app : kind,
          index == place ? "moved" : isSame ? "same \(index)" : "\(kind) \(index)")
      }
    }
    let lines = try marked(trace(.value, moved: 20), trace(.haptic, moved: 420))
    XCTAssertEqual(lines.filter { $0.contains("same") }, [])
    XCTAssertGreaterThan(lines.count, 10)
  }

  /// Of lines that both have once in another order, as many as can be stay aligned.
  func testTheLongestOrderDividesLongTraces() throws {
    func trace(_ order: [Int]) -> [Trace.Entry] {
      order.flatMap { number in
        [entry(0, .app, "once \(number)")] + (0..<60).map { _ in entry(0, .app, "again") }
      }
    }
    func orders(_ numbers: [Int]) -> [[Int]] {
      guard !numbers.isEmpty else { return [[]] }
      return numbers.flatMap { first in
        orders(numbers.filter { $0 != first }).map { [first] + $0 }
      }
    }
    func longestRise(_ order: [Int]) -> Int {
      var rises: [Int] = []
      for (index, number) in order.enumerated() {
        let before = (0..<index).filter { order[$0] < number }.map { rises[$0] }
        rises.append((before.max() ?? 0) + 1)
      }
      return rises.max() ?? 0
    }
    for order in orders(Array(0..<5)).filter({ $0.first != 0 && $0.last != 4 }) {
      let lines = try marked(trace(Array(0..<5)), trace(order))
      let moved = Set((0..<5).filter { number in lines.contains { $0.contains("once \(number)") } })
      XCTAssertEqual(moved.count, 5 - longestRise(order), "\(order): \(moved)")
    }
  }

  func testSlidesThatOnlyOneSideHasStandOnOneLine() throws {
    let end = entry(1000, .app, "the end")
    let slides = (0..<36).map { entry($0 * 10, .gesture, "slide 0.75 mm") }
    let lines = try marked([end], slides + [end])
    XCTAssertEqual(lines.count, 1)
    XCTAssertTrue(lines.first?.hasSuffix("36 slides, 0.75 mm each") ?? false, "\(lines)")
  }

  func testSlidesAndTheValuesBetweenThemStandOnALineEach() throws {
    let end = entry(1000, .app, "the end")
    let moves = (0..<20).flatMap { index in
      [
        entry(index * 10, .gesture, "slide 1.5 mm\(index == 0 ? ", begins" : "")"),
        entry(index * 10, .value, "Focus \(TraceText.number(Double(index + 1) / 20))"),
        entry(index * 10, .app, "focus \(index)"),
      ]
    }
    let lines = try marked([end], moves + [end])
    XCTAssertEqual(lines.count, 3, "\(lines)")
    for (line, text) in zip(
      lines, ["20 slides, 1.5 mm each", "Focus 0.05 … 1, 20 times", "focus 0 … 19, 20 times"])
    {
      XCTAssertTrue(line.hasSuffix(text), line)
    }
  }

  func testPressesThatBeginAndEndKeepTheirLines() throws {
    let end = entry(1000, .app, "the end")
    let presses = (0..<8).map { index in
      entry(index * 10, .event, "volume-up \(index % 2 == 0 ? "began" : "ended")")
    }
    XCTAssertEqual(try marked([end], presses + [end]).count, 8)
  }

  func testValuesAreComparedWithValuesOfTheSameControl() throws {
    let expected = [entry(0, .value, "Focus 0.5"), entry(0, .value, "Zoom 2")]
    let actual = [entry(0, .value, "Zoom 3")]
    let lines = try marked(expected, actual)
    XCTAssertEqual(lines.count, 2)
    XCTAssertTrue(lines[0].contains("Focus 0.5") && lines[0].hasSuffix("(nothing)"))
    XCTAssertTrue(lines[1].contains("Zoom 2") && lines[1].hasSuffix("Zoom 3"))
  }
}
