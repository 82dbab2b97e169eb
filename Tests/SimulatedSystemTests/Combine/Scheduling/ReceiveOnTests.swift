import Combine
import Foundation
import XCTest

final class ReceiveOnTests: XCTestCase {
  func testValuesComeInOrderOnTheQueueAndThenTheEnd() {
    let queue = DispatchQueue(label: "values")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let finished = expectation(description: "the end")
    let subscription = subject.receive(on: queue).sink(
      receiveCompletion: { _ in finished.fulfill() },
      receiveValue: { value in
        XCTAssertEqual(DispatchQueue.getSpecific(key: key), true)
        heard.append(value)
      })
    (1...5).forEach(subject.send)
    subject.send(completion: .finished)
    wait(for: [finished], timeout: .infinity)
    XCTAssertEqual(heard, [1, 2, 3, 4, 5])
    subscription.cancel()
  }

  func testWhatIsCancelledIsNotDeliveredAnyMore() {
    let queue = DispatchQueue(label: "busy")
    let subject = PassthroughSubject<Int, Never>()
    queue.suspend()
    let subscription = subject.receive(on: queue).sink { _ in XCTFail("a value") }
    subject.send(1)
    subscription.cancel()
    queue.resume()
    queue.sync {}
  }

  func testTheMainRunLoopAndOperationQueuesDeliver() {
    let subject = PassthroughSubject<Int, Never>()
    let both = expectation(description: "both")
    both.expectedFulfillmentCount = 2
    let operations = OperationQueue()
    var subscriptions: Set<AnyCancellable> = []
    subject.receive(on: RunLoop.main).sink { _ in both.fulfill() }.store(in: &subscriptions)
    subject.receive(on: operations).sink { _ in both.fulfill() }.store(in: &subscriptions)
    subject.send(1)
    wait(for: [both], timeout: .infinity)
  }

  func testTheImmediateSchedulerDeliversInPlace() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let subscription = subject.receive(on: ImmediateScheduler.shared).sink { heard.append($0) }
    subject.send(1)
    XCTAssertEqual(heard, [1])
    subscription.cancel()
  }

  func testDemandGoesThroughTheQueue() {
    let subject = PassthroughSubject<Int, Never>()
    let reader = Reader<Int>()
    reader.more = .max(1)
    subject.receive(on: ImmediateScheduler.shared).subscribe(reader)
    reader.subscription?.request(.max(1))
    (1...3).forEach(subject.send)
    XCTAssertEqual(reader.values, [1, 2, 3])
  }
}
