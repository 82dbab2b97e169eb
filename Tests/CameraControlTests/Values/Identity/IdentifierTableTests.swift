import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class IdentifierTableTests: XCTestCase {
  func testItIsASortedTableWhateverIsDoneToIt() {
    var random = SeededGenerator(seed: Effort.seed(5))
    for _ in 0..<Effort.count(sample: 40, campaign: 10_000) {
      var table = IdentifierTable<Identified.Control, [Int]>()
      var plain: [UInt32: [Int]] = [:]
      for step in 0..<200 {
        let number = UInt32.random(in: 1...12, using: &random)
        let id = ControlID(number: number)
        switch Int.random(in: 0..<7, using: &random) {
        case 0...1:
          table[id] = [step]
          plain[number] = [step]
        case 2:
          table[id]?.append(step)
          plain[number]?.append(step)
        case 3...4:
          table[id] = nil
          plain[number] = nil
        case 5:
          XCTAssertEqual(table.remove(id), plain.removeValue(forKey: number))
        case 6 where step.isMultiple(of: 3):
          plain[number]?.append(-step)
          let count = table.change(at: id) { list in
            list.append(-step)
            return list.count
          }
          XCTAssertEqual(count, plain[number]?.count)
        default:
          Self.replace(&table[id], with: step.isMultiple(of: 2) ? [step] : nil)
          Self.replace(&plain[number], with: step.isMultiple(of: 2) ? [step] : nil)
        }
        XCTAssertEqual(table[id], plain[number])
        XCTAssertEqual(table.contains(id), plain[number] != nil)
        XCTAssertEqual(table.read(id, \.count), plain[number]?.count)
        XCTAssertEqual(table.identifiers.map(\.number), plain.keys.sorted())
        XCTAssertEqual(Array(table.values), plain.keys.sorted().compactMap { plain[$0] })
      }
      XCTAssertEqual(
        table.first { $0.count > 1 }?.number,
        plain.filter { $0.value.count > 1 }.keys.min())
    }
  }

  /// A value that is changed where it lies is not copied, so its array is not copied either.
  func testAChangeInPlaceCopiesNothing() {
    var table = IdentifierTable<Identified.Control, [Int]>()
    let id = ControlID(number: 1)
    table[id] = Array(0..<1000)
    table[id]?.reserveCapacity(2000)
    let before = table.read(id) { $0.withUnsafeBufferPointer { $0.baseAddress } }
    table[id]?.append(1)
    table.change(at: id) { $0.append(2) }
    let after = table.read(id) { $0.withUnsafeBufferPointer { $0.baseAddress } }
    XCTAssertEqual(before, after)
  }

  /// What a change did before it threw stays, as it does for any other value that is changed in place.
  func testAValueStaysWhenItsChangeThrows() {
    struct Refusal: Error {}
    var table = IdentifierTable<Identified.Control, [Int]>()
    let id = ControlID(number: 3)
    table[id] = [1]
    XCTAssertThrowsError(
      try table.change(at: id) { list in
        list.append(2)
        throw Refusal()
      })
    XCTAssertEqual(table[id], [1, 2])
  }

  private static func replace(_ value: inout [Int]?, with new: [Int]?) { value = new }
}
