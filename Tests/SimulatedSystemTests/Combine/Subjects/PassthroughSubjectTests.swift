import Combine
import XCTest

final class PassthroughSubjectTests: XCTestCase {
  func testOnlyThoseWhoAreSubscribedHearAValue() {
    let subject = PassthroughSubject<Int, Never>()
    var early: [Int] = []
    var late: [Int] = []
    let first = subject.sink { early.append($0) }
    subject.send(1)
    let second = subject.sink { late.append($0) }
    subject.send(2)
    first.cancel()
    subject.send(3)
    XCTAssertEqual(early, [1, 2])
    XCTAssertEqual(late, [2, 3])
    second.cancel()
  }

  func testNothingFollowsTheEnd() {
    let subject = PassthroughSubject<Int, Fault>()
    var heard: [String] = []
    let subscription = subject.sink(
      receiveCompletion: { heard.append("\($0)") }, receiveValue: { heard.append("\($0)") })
    subject.send(1)
    subject.send(completion: .failure(.broken))
    subject.send(2)
    subject.send(completion: .finished)
    XCTAssertEqual(heard, ["1", "failure(SimulatedSystemTests.Fault.broken)"])
    subscription.cancel()
  }

  func testOneWhoComesAfterTheEndIsToldTheEnd() {
    let subject = PassthroughSubject<Int, Fault>()
    subject.send(completion: .finished)
    var completions: [Subscribers.Completion<Fault>] = []
    let subscription = subject.sink(
      receiveCompletion: { completions.append($0) }, receiveValue: { _ in XCTFail("a value") })
    XCTAssertEqual(completions, [.finished])
    subscription.cancel()
  }

  func testASubscriberGetsNoMoreThanItAskedFor() {
    let subject = PassthroughSubject<Int, Never>()
    let reader = Reader<Int>()
    subject.subscribe(reader)
    subject.send(1)
    reader.subscription?.request(.max(2))
    (2...5).forEach(subject.send)
    XCTAssertEqual(reader.values, [2, 3])
    reader.more = .max(1)
    reader.subscription?.request(.max(1))
    (6...8).forEach(subject.send)
    XCTAssertEqual(reader.values, [2, 3, 6, 7, 8])
  }

  func testASubscriberMayLeaveWhileItIsTold() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    var subscription: AnyCancellable?
    subscription = subject.sink {
      heard.append($0)
      subscription?.cancel()
    }
    subject.send(1)
    subject.send(2)
    XCTAssertEqual(heard, [1])
  }

  func testASubjectFollowsAnotherPublisherUntilItIsCancelled() {
    let source = PassthroughSubject<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let sink = subject.sink { heard.append($0) }
    let link = source.subscribe(subject)
    source.send(1)
    link.cancel()
    source.send(2)
    XCTAssertEqual(heard, [1])
    sink.cancel()
  }

  func testTheEmptyValueNeedsNoArgument() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    let subscription = subject.sink { count += 1 }
    subject.send()
    XCTAssertEqual(count, 1)
    subscription.cancel()
  }
}

enum Fault: Error { case broken }
