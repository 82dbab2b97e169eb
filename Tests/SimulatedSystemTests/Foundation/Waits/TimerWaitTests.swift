import AVFoundation
import CameraControlTesting
import XCTest

@MainActor
final class TimerWaitTests: XCTestCase {
  private let phone = SimulatedPhone()
  private lazy var log = Log(phone)

  @MainActor private final class Log {
    private let phone: SimulatedPhone
    private(set) var heard: [String] = []

    init(_ phone: SimulatedPhone) { self.phone = phone }

    func hear(_ text: String) { heard.append("\(phone.now) \(text)") }
  }

  private func makeTimer(_ name: String, every interval: Double, repeats: Bool) -> Timer {
    Timer(timeInterval: interval, repeats: repeats) { [log] _ in
      MainActor.assumeIsolated {
        XCTAssert(Thread.isMainThread)
        log.hear(name)
      }
    }
  }

  /// TIM11: a scheduled timer fires on the main actor, once or again and again, until it is invalidated.
  func testAScheduledTimerFires() async { checkAScheduledTimerFires() }

  private func checkAScheduledTimerFires() {
    let (again, once) = phone.asCurrent {
      (
        Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { [log] _ in
          MainActor.assumeIsolated { log.hear("again") }
        },
        Timer.scheduledTimer(withTimeInterval: 0.48, repeats: false) { [log] _ in
          MainActor.assumeIsolated { log.hear("once") }
        }
      )
    }
    phone.wait(.seconds(1))
    again.invalidate()
    phone.wait(.seconds(1))
    XCTAssertEqual(log.heard, ["0.300 again", "0.480 once", "0.600 again", "0.900 again"])
    XCTAssertFalse(once.isValid)
    XCTAssertNoThrow(try phone.finish())
  }

  /// TIM12: a timer fires once it is added to the main run loop, and no more often if it is added twice.
  func testAnAddedTimerFires() async { checkAnAddedTimerFires() }

  private func checkAnAddedTimerFires() {
    let timers = phone.asCurrent {
      let timers = [
        makeTimer("added", every: 0.5, repeats: true),
        makeTimer("never", every: 0.1, repeats: true),
        Timer.scheduledTimer(withTimeInterval: 0.7, repeats: true) { [log] _ in
          MainActor.assumeIsolated { log.hear("both") }
        },
      ]
      RunLoop.main.add(timers[0], forMode: .common)
      RunLoop.main.add(timers[2], forMode: .common)
      RunLoop.current.add(timers[2], forMode: .default)
      return timers
    }
    phone.wait(.seconds(1.5))
    for timer in timers { timer.invalidate() }
    phone.wait(.seconds(1))
    XCTAssertEqual(
      log.heard, ["0.500 added", "0.700 both", "1.000 added", "1.400 both", "1.500 added"])
    XCTAssertNoThrow(try phone.finish())
  }

  /// TIM10: work goes to its queue in the phone's time, and a canceled item does not run.
  func testWorkItemsRunUnlessCancelled() async { checkWorkItemsRunUnlessCancelled() }

  private func checkWorkItemsRunUnlessCancelled() {
    let queue = DispatchQueue(label: "work")
    phone.asCurrent {
      let (runs, cancelled) = (
        DispatchWorkItem { dispatchPrecondition(condition: .onQueue(queue)) },
        DispatchWorkItem { XCTFail("was cancelled") }
      )
      runs.notify(queue: .main) {}
      queue.asyncAfter(deadline: .now() + 0.2, execute: runs)
      queue.asyncAfter(deadline: .now() + 0.2, execute: cancelled)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [log] in
        MainActor.assumeIsolated { log.hear("closure") }
      }
      phone.wait(.seconds(0.15))
      XCTAssertEqual(phone.unfinishedWork.map(\.kind), [.sleeper])
      cancelled.cancel()
      phone.wait(.seconds(0.1))
    }
    XCTAssertEqual(log.heard, ["0.100 closure"])
    XCTAssertNoThrow(try phone.finish())
  }

  /// TIM02: without a current phone, timers and work take real time.
  func testNothingChangesWithoutAPhone() async {
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      let item = DispatchWorkItem { continuation.resume() }
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.003, execute: item)
    }
    await withCheckedContinuation { continuation in
      let timer = Timer(timeInterval: 0.003, repeats: false) { _ in continuation.resume() }
      RunLoop.main.add(timer, forMode: .common)
    }
    XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .milliseconds(3))
  }

  /// XCTest polls for an expectation with a timer, which takes real time.
  func testAnExpectationIsPolledInRealTime() async {
    phone.install()
    defer { phone.uninstall() }
    let polled = XCTNSPredicateExpectation(predicate: NSPredicate { _, _ in true }, object: nil)
    await fulfillment(of: [polled], timeout: 5)
  }
}
