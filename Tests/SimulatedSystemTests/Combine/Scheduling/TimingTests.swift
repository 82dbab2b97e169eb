import Combine
import Foundation
import XCTest

/// Each waits for what it is about; the times are as short as they can be.
@MainActor
final class TimingTests: XCTestCase {
  private let numbers = PassthroughSubject<Int, Never>()

  func testTheLastOfManyIsHeardWhenNoneFollows() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let subscription = numbers.debounce(for: .milliseconds(1), scheduler: DispatchQueue.main)
      .sink { continuation.yield($0) }
    for number in 1...3 { numbers.send(number) }
    var heard = stream.makeAsyncIterator()
    let first = await heard.next()
    XCTAssertEqual(first, 3)
    subscription.cancel()
  }

  /// They are all sent before the main queue can deliver one.
  func testOfThoseThatComeTogetherTheFirstOrTheLastIsHeard() async {
    for (latest, expected) in [(true, 4), (false, 1)] {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      let subscription = numbers.throttle(
        for: .milliseconds(1), scheduler: DispatchQueue.main, latest: latest
      ).sink { continuation.yield($0) }
      for number in 1...4 { numbers.send(number) }
      var heard = stream.makeAsyncIterator()
      let first = await heard.next()
      XCTAssertEqual(first, expected)
      subscription.cancel()
    }
  }

  func testAPublisherOfNothingEndsAtOnceOrNever() {
    for completes in [true, false] {
      var hasEnded = false
      let subscription = Empty<Int, Never>(completeImmediately: completes)
        .sink(
          receiveCompletion: { _ in hasEnded = true }, receiveValue: { _ in XCTFail("a value") })
      XCTAssertEqual(hasEnded, completes)
      subscription.cancel()
    }
  }

  func testATimerTellsTheTime() async {
    var times = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
      .values.makeAsyncIterator()
    let (first, second) = (await times.next(), await times.next())
    XCTAssertLessThan(first ?? .distantFuture, second ?? .distantPast)
  }
}
