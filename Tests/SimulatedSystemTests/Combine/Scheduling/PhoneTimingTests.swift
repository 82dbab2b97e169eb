import AVFoundation
import CameraControlTesting
import Combine
import XCTest

@MainActor
final class PhoneTimingTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let numbers = PassthroughSubject<Int, Never>()
  private var heard: [String] = []

  private func hear(_ value: some Any) { heard.append("\(phone.now) \(value)") }

  private func send(_ sent: [Int], every pause: Double) {
    phone.asCurrent {
      for number in sent {
        numbers.send(number)
        phone.wait(.seconds(pause))
      }
    }
  }

  /// TIM13: a value is published once no newer one has come for a while, whatever the scheduler.
  func testDebounce() async { checkDebounce() }

  private func checkDebounce() {
    let onQueue = numbers.debounce(for: .seconds(0.3), scheduler: DispatchQueue.main)
      .sink { [unowned self] in hear("queue \($0)") }
    let onLoop = numbers.debounce(for: 0.3, scheduler: RunLoop.main)
      .sink { [unowned self] in hear("loop \($0)") }
    let inPlace = numbers.debounce(for: 0.3, scheduler: ImmediateScheduler.shared)
      .sink { [unowned self] in hear("place \($0)") }
    send([1, 2, 3], every: 0.2)
    XCTAssertEqual(heard, [])
    onLoop.cancel()
    phone.wait(.seconds(1))
    XCTAssertEqual(heard.filter { $0.hasSuffix("place 3") }, ["0.700 place 3"])
    withExtendedLifetime((onQueue, inPlace)) {}
    XCTAssertNoThrow(try phone.finish())
  }

  /// TIM14: each value is published later, and none after the subscription was canceled.
  func testDelay() async { checkDelay() }

  private func checkDelay() {
    let delayed = numbers.delay(for: .milliseconds(250), scheduler: ImmediateScheduler.shared)
      .sink { [unowned self] in hear($0) }
    send([1, 2, 3], every: 0.1)
    delayed.cancel()
    phone.wait(.seconds(1))
    XCTAssertEqual(heard, ["0.250 1"])
    XCTAssertNoThrow(try phone.finish())
  }

  /// TIM15: at most one value is published in each interval.
  func testThrottle() async { checkThrottle() }

  private func checkThrottle() {
    let throttled = numbers.throttle(
      for: .seconds(0.5), scheduler: ImmediateScheduler.shared, latest: true
    ).sink { [unowned self] in hear($0) }
    send([1, 2, 3, 4, 5, 6, 7, 8], every: 0.2)
    phone.wait(.seconds(1))
    XCTAssertEqual(heard, ["0.000 1", "0.500 3", "1.000 5", "1.500 8"])
    withExtendedLifetime(throttled) {}
    XCTAssertNoThrow(try phone.finish())
  }

  /// TIM16: a timer's publisher publishes the date once for each interval, while it is connected.
  func testTimer() async { checkTimer() }

  private func checkTimer() {
    var dates: [Date] = []
    let ticks = phone.asCurrent {
      Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        .sink { [unowned self] date in
          MainActor.assumeIsolated {
            hear("tick")
            dates.append(date)
          }
        }
    }
    phone.wait(.seconds(1.7))
    ticks.cancel()
    phone.wait(.seconds(2))
    XCTAssertEqual(heard, ["0.500 tick", "1.000 tick", "1.500 tick"])
    XCTAssertEqual(dates.last?.timeIntervalSince(dates[0]) ?? 0, 1, accuracy: 0.000_1)
    XCTAssertNoThrow(try phone.finish())
  }
}
