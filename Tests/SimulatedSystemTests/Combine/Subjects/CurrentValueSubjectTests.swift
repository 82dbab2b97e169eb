import Combine
import XCTest

final class CurrentValueSubjectTests: XCTestCase {
  func testANewSubscriberHearsTheNewestValueFirst() {
    let subject = CurrentValueSubject<String, Never>("a")
    subject.send("b")
    var heard: [String] = []
    let subscription = subject.sink { heard.append($0) }
    subject.value = "c"
    XCTAssertEqual(heard, ["b", "c"])
    XCTAssertEqual(subject.value, "c")
    subscription.cancel()
  }

  func testTheNewestValueWaitsForTheDemand() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let reader = Reader<Int>()
    subject.subscribe(reader)
    subject.send(2)
    subject.send(3)
    XCTAssertEqual(reader.values, [])
    reader.subscription?.request(.max(1))
    XCTAssertEqual(reader.values, [3])
    subject.send(4)
    XCTAssertEqual(reader.values, [3])
    reader.subscription?.request(.unlimited)
    XCTAssertEqual(reader.values, [3, 4])
  }

  func testTheValueIsNewWhenASubscriberIsTold() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var pairs: [[Int]] = []
    let subscription = subject.sink { pairs.append([$0, subject.value]) }
    subject.send(2)
    XCTAssertEqual(pairs, [[1, 1], [2, 2]])
    subscription.cancel()
  }

  func testTheValueStaysAfterTheEnd() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(completion: .finished)
    subject.send(2)
    XCTAssertEqual(subject.value, 1)
  }
}
