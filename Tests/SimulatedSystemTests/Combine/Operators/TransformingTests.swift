import Combine
import XCTest

final class TransformingTests: XCTestCase {
  private let subject = PassthroughSubject<Int, Never>()

  private func heard<P: Publisher>(_ publisher: P, of values: [Int]) -> [P.Output]
  where P.Failure == Never {
    var heard: [P.Output] = []
    let subscription = publisher.sink { heard.append($0) }
    values.forEach(subject.send)
    subscription.cancel()
    return heard
  }

  func testMap() {
    XCTAssertEqual(heard(subject.map { "\($0)!" }, of: [1, 2]), ["1!", "2!"])
  }

  func testMapKeepsNil() {
    XCTAssertEqual(heard(subject.map { $0 > 1 ? $0 : nil }, of: [1, 2]), [nil, 2])
  }

  func testCompactMap() {
    XCTAssertEqual(heard(subject.compactMap { $0 > 1 ? $0 : nil }, of: [1, 2, 3]), [2, 3])
  }

  func testFilter() {
    XCTAssertEqual(heard(subject.filter { $0.isMultiple(of: 2) }, of: [1, 2, 3, 4]), [2, 4])
  }

  func testAPrefixEndsWithItsLastValue() {
    var heard: [String] = []
    let subscription = subject.prefix(2).sink { _ in
      heard.append("end")
    } receiveValue: {
      heard.append("\($0)")
    }
    [1, 2].forEach(subject.send)
    XCTAssertEqual(heard, ["1", "2", "end"])
    subscription.cancel()
  }

  func testDropFirst() {
    XCTAssertEqual(heard(subject.dropFirst(), of: [1, 2, 3]), [2, 3])
    XCTAssertEqual(heard(subject.dropFirst(2), of: [1, 2, 3]), [3])
  }

  func testRemoveDuplicates() {
    XCTAssertEqual(heard(subject.removeDuplicates(), of: [1, 1, 2, 1, 1]), [1, 2, 1])
    XCTAssertEqual(
      heard(subject.removeDuplicates { $0 / 10 == $1 / 10 }, of: [10, 11, 20, 12]), [10, 20, 12])
  }

  func testTwoSubscribersOfAnOperatorDoNotShareItsState() {
    let distinct = subject.removeDuplicates()
    var first: [Int] = []
    var second: [Int] = []
    let one = distinct.sink { first.append($0) }
    subject.send(1)
    let two = distinct.sink { second.append($0) }
    subject.send(1)
    XCTAssertEqual(first, [1])
    XCTAssertEqual(second, [1])
    one.cancel()
    two.cancel()
  }

  func testAValueThatDoesNotPassUsesNoDemand() {
    let reader = Reader<Int>()
    subject.filter { $0 > 2 }.subscribe(reader)
    reader.subscription?.request(.max(1))
    (1...4).forEach(subject.send)
    XCTAssertEqual(reader.values, [3])
  }

  func testTheEndPasses() {
    let reader = Reader<Int>()
    subject.map { $0 }.filter { _ in true }.eraseToAnyPublisher().subscribe(reader)
    subject.send(completion: .finished)
    XCTAssertTrue(reader.isFinished)
  }
}
