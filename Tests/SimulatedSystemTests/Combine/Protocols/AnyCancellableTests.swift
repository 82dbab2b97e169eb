import Combine
import XCTest

final class AnyCancellableTests: XCTestCase {
  func testItCancelsOnceWhenItGoes() {
    var count = 0
    var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
    cancellable?.cancel()
    XCTAssertEqual(count, 1)
    cancellable = nil
    XCTAssertEqual(count, 1)
    cancellable = AnyCancellable { count += 1 }
    cancellable = nil
    XCTAssertEqual(count, 2)
  }

  func testEachIsEqualOnlyToItself() {
    let (first, second) = (AnyCancellable {}, AnyCancellable {})
    XCTAssertEqual(first, first)
    XCTAssertNotEqual(first, second)
    XCTAssertEqual(Set([first, second, first]).count, 2)
  }

  func testASetKeepsASubscription() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    subject.sink { heard.append($0) }.store(in: &set)
    subject.sink { heard.append(-$0) }.store(in: &array)
    subject.send(1)
    set = []
    subject.send(2)
    XCTAssertEqual(heard.sorted(), [-2, -1, 1])
    array = []
    subject.send(3)
    XCTAssertEqual(heard.count, 3)
  }
}
