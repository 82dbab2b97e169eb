import CameraControlTesting
import Combine
import Foundation
import XCTest

/// Tests how often timers fire that an app leaves running after a script of an exploration.
@MainActor
final class EndlessTimerTests: XCTestCase {
  @MainActor private final class Recording {
    private let phone: SimulatedPhone
    private let interval: Double
    private(set) var ticks: [Duration] = []
    private(set) var dates: [Date] = []
    private(set) var isOver = false
    private var timer: AnyCancellable?

    init(on phone: SimulatedPhone, every interval: Double) {
      (self.phone, self.interval) = (phone, interval)
    }

    /// Ends after a number of ticks or after a time.
    func start(ticks limit: Int = .max, time: Duration = .seconds(10_000)) {
      let start = phone.now
      timer = phone.asCurrent {
        Timer.publish(every: interval, on: .main, in: .common).autoconnect().sink { [weak self] in
          guard let self else { return }
          ticks.append(start.duration(to: phone.now))
          dates.append($0)
          guard ticks.count >= limit || start.duration(to: phone.now) >= time else { return }
          isOver = true
          timer = nil
        }
      }
    }
  }

  private func explore(
    every interval: Double, _ start: @escaping @MainActor (Recording) -> Void
  ) async throws -> (Recording, ExplorationResult) {
    var last: Recording?
    let result = try await Exploration { phone in
      let recording = Recording(on: phone, every: interval)
      last = recording
      return recording
    }
    .step("record") { _, recording in start(recording) }
    .run(.scripts([.app("record")]))
    return (try XCTUnwrap(last), result)
  }

  /// The first ten seconds have every tick, and each of the following minutes has one.
  func testATimerThatGoesOnFiresOnceAMinute() async throws {
    let (recording, result) = try await explore(every: 0.25) { $0.start() }
    XCTAssertEqual(recording.ticks.count, 50)
    XCTAssertEqual(recording.ticks.prefix(2), [.milliseconds(250), .milliseconds(500)])
    XCTAssertEqual(recording.ticks.suffix(2), [.seconds(550), .seconds(600)])
    XCTAssertEqual(result.failures, [])
    // The dates follow the phone's time.
    let first = try XCTUnwrap(recording.dates.first)
    XCTAssertEqual(
      recording.dates.map { $0.timeIntervalSince(first) }.last ?? 0, 599.75, accuracy: 0.001)
  }

  func testACountdownEnds() async throws {
    let (seconds, _) = try await explore(every: 1) { $0.start(ticks: 30) }
    XCTAssertTrue(seconds.isOver)
    XCTAssertEqual(seconds.ticks.last, .seconds(30))
    let (tenths, _) = try await explore(every: 0.1) { $0.start(ticks: 100) }
    XCTAssertTrue(tenths.isOver)
    XCTAssertEqual(tenths.ticks.last, .seconds(10))
  }

  /// The limit is reached late, but it is reached.
  func testALimitOfTheTimeIsReached() async throws {
    let (recording, _) = try await explore(every: 0.25) { $0.start(time: .seconds(90)) }
    XCTAssertTrue(recording.isOver)
    XCTAssertLessThan(recording.ticks.count, 60)
  }

  /// A task that sleeps again and again is no different.
  func testATaskThatSleepsInALoopWakesOnceAMinute() async throws {
    var ticks = 0
    let result = try await Exploration { _ in }
      .step("record") { phone, _ in
        phone.asCurrent {
          _ = Task { while (try? await Task.sleep(for: .milliseconds(250))) != nil { ticks += 1 } }
        }
      }
      .without(.nothingUnfinished)
      .run(.scripts([.app("record")]))
    XCTAssertEqual(result.failures, [])
    XCTAssertEqual(ticks, 50)
  }

  /// A timer that would fire 10,000 times in ten minutes skips nothing, because it may break a property.
  func testAFastTimerSkipsNothing() async throws {
    let (recording, _) = try await explore(every: 0.05) { $0.start(ticks: 400) }
    XCTAssertTrue(recording.isOver)
    XCTAssertEqual(recording.ticks.last, .seconds(20))
  }
}
