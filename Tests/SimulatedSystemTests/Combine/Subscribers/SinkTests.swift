import Combine
import XCTest

final class SinkTests: XCTestCase {
  private var heard: [String] = []

  private func makeSink() -> Subscribers.Sink<Int, Never> {
    Subscribers.Sink(
      receiveCompletion: { self.heard.append("\($0)") },
      receiveValue: { self.heard.append("\($0)") })
  }

  func testASinkAsksForEverythingAndForOneSubscription() {
    let (sink, first, second) = (makeSink(), Source(), Source())
    sink.receive(subscription: first)
    sink.receive(subscription: second)
    XCTAssertEqual(first.calls, ["request unlimited"])
    XCTAssertEqual(second.calls, ["cancel"])
    sink.cancel()
    sink.cancel()
    XCTAssertEqual(first.calls, ["request unlimited", "cancel"])
    sink.receive(subscription: second)
    XCTAssertEqual(second.calls, ["cancel", "cancel"], "a sink that is cancelled takes none")
  }

  func testItsClosuresHearValuesUntilTheEnd() {
    let sink = makeSink()
    XCTAssertEqual(sink.receive(1), .none)
    sink.receiveValue(2)
    sink.receiveCompletion(.finished)
    sink.receiveValue(3)
    sink.receive(completion: .finished)
    XCTAssertEqual(heard, ["1", "2", "finished"])
  }

  func testACancelledSinkIsNotToldTheEnd() {
    let sink = makeSink()
    sink.store(in: &kept)
    kept = []
    sink.receiveValue(1)
    sink.receive(completion: .finished)
    XCTAssertEqual(heard, [])
    var list: [AnyCancellable] = []
    makeSink().store(in: &list)
    XCTAssertEqual(list.count, 1)
  }

  private var kept: Set<AnyCancellable> = []

  func testASubjectFollowsASubscriptionAsLongAsItExists() {
    for isCurrent in [true, false] {
      let source = Source()
      var subject: (any Subject<Int, Never>)? =
        isCurrent ? CurrentValueSubject<Int, Never>(1) : PassthroughSubject<Int, Never>()
      subject?.send(subscription: source)
      XCTAssertEqual(source.calls, ["request unlimited"])
      subject = nil
      XCTAssertEqual(source.calls, ["request unlimited", "cancel"])
    }
  }
}

/// A subscription that notes what is asked of it.
private final class Source: Subscription {
  private(set) var calls: [String] = []

  func request(_ demand: Subscribers.Demand) {
    calls.append(demand == .unlimited ? "request unlimited" : "request \(demand)")
  }

  func cancel() { calls.append("cancel") }
}
