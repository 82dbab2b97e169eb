import CameraControl
import XCTest

final class ContentShelfTests: XCTestCase {
  /// LCK32, LCK33, LCK34, LCK37, LCK38, LCK39, LCK40, LCK42, LCK61, LCK66: after every short course of
  /// arrivals, deletions, consumers and waits, each consumer's updates say exactly what is offered, and
  /// the list follows after its lag.
  func testEveryShortCourseWhereEachConsumerGetsAll() {
    walkAll(.eachGetsAll)
  }

  /// LCK42: under one shared stream, all consumers together hear exactly what is offered until one of
  /// them is canceled, and nothing after that.
  func testEveryShortCourseOfASharedStream() {
    walkAll(.sharedStream)
  }

  private func walkAll(_ consumers: PhoneBehavior.LockScreen.UpdateConsumers) {
    var count = 0
    var mistakes: [String] = []
    func goOn(from before: ContentShelfWalk, _ depth: Int) {
      for step in Self.steps where before.allows(step) {
        var walk = before
        walk.take(step)
        count += 1
        if !walk.mistakes.isEmpty {
          mistakes += walk.mistakes
        } else if depth > 1 {
          goOn(from: walk, depth - 1)
        }
      }
    }
    goOn(from: ContentShelfWalk(consumers), 6)
    XCTAssertGreaterThan(count, 30_000)
    XCTAssertEqual(mistakes.count, 0, mistakes.first ?? "")
  }

  /// LCK36, LCK42: a directory whose copy succeeded late takes its place by creation, and is added
  /// for those who listen.
  func testALateDirectoryTakesItsPlace() {
    var shelf = ContentShelf(PhoneBehavior.LockScreen())
    var effects: [ContentShelf.Effect] = []
    let consumers = (0..<3).map { ConsumerID(number: $0) }
    shelf.arrive(ContentShelfWalk.directory(2), at: .zero, into: &effects)
    shelf.join(consumers[0], into: &effects)
    shelf.arrive(ContentShelfWalk.directory(1), at: .zero, into: &effects)
    // What arrived once does not arrive again.
    shelf.arrive(ContentShelfWalk.directory(1), at: .zero, into: &effects)
    shelf.advance(to: .zero.advanced(by: ContentShelf.lag))
    shelf.join(consumers[1], into: &effects)
    XCTAssertEqual(
      effects,
      [
        .update(.initial([]), consumers[0]), .update(.added("session-2"), consumers[0]),
        .update(.added("session-1"), consumers[0]), .secondConsumer,
        .update(.initial(["session-1", "session-2"]), consumers[1]),
      ])
  }

  /// LCK61, LCK66: the list follows after exactly a tenth of a second.
  func testTheListLags() {
    var shelf = ContentShelf(PhoneBehavior.LockScreen())
    var effects: [ContentShelf.Effect] = []
    shelf.arrive(ContentShelfWalk.directory(1), at: .zero, into: &effects)
    shelf.advance(to: PhoneInstant(nanoseconds: 99_999_999))
    XCTAssertEqual(shelf.listed, [])
    shelf.advance(to: PhoneInstant(nanoseconds: 100_000_000))
    XCTAssertEqual(shelf.listed.map(\.name), ["session-1"])
    XCTAssertNil(shelf.nextDeadline)
  }

  /// LCK42: two consumers of a shared stream take turns, and one that is canceled ends it for both.
  func testConsumersOfASharedStreamTakeTurns() {
    var behavior = PhoneBehavior.LockScreen()
    behavior.updateConsumers = .sharedStream
    var shelf = ContentShelf(behavior)
    var effects: [ContentShelf.Effect] = []
    let consumers = (0..<3).map { ConsumerID(number: $0) }
    for consumer in consumers.dropLast() { shelf.join(consumer, into: &effects) }
    for number in 1...3 as ClosedRange<UInt32> {
      shelf.arrive(ContentShelfWalk.directory(number), at: .zero, into: &effects)
    }
    shelf.leave(consumers[0])
    shelf.leave(consumers[0])
    shelf.arrive(ContentShelfWalk.directory(4), at: .zero, into: &effects)
    shelf.join(consumers[2], into: &effects)
    shelf.arrive(ContentShelfWalk.directory(5), at: .zero, into: &effects)
    XCTAssertEqual(
      effects,
      [
        .update(.initial([]), consumers[0]), .secondConsumer,
        .update(.added("session-1"), consumers[0]), .update(.added("session-2"), consumers[1]),
        .update(.added("session-3"), consumers[0]), .secondConsumer,
      ])
    // The next process has a stream of its own.
    shelf.restart()
    effects = []
    shelf.join(consumers[2], into: &effects)
    XCTAssertEqual(
      effects, [.update(.initial((1...5).map { "session-\($0)" }), consumers[2])])
  }

  private static let steps: [ContentShelfWalk.Step] = [
    .arrive(1), .arrive(2), .invalidate(1), .invalidate(2), .join(1), .join(2), .leave(1),
    .wait(.milliseconds(60)), .wait(.milliseconds(100)), .restart,
  ]
}
