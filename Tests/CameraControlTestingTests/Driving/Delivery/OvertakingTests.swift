import CameraControl
import CameraControlTesting
import Dispatch
import Synchronization
import XCTest

/// Tests that what a callback causes stays behind what its queue already has.
final class OvertakingTests: XCTestCase {
  func testACallbackOfAQueueDoesNotOvertakeThatOfALaterCall() throws {
    let behavior = PhoneBehavior { $0.delivery.programmaticSetCallsAction = true }
    for seed in 0..<10 as Range<UInt64> {
      let phone = SimulatedPhone(
        behavior: behavior, delivery: .shuffled(seed: seed, lag: 0))
      let recorder = Recorder()
      let queue = SharedQueue("shared")
      let (first, second, third) = (try slider("one"), try slider("two"), try slider("three"))
      let note: @Sendable (Float) -> Void = recorder.action("one")
      first.setActionQueue(queue) { value in
        note(value)
        // Another thread calls while this callback runs, and this callback calls after it.
        let called = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
          try? second.setValue(2)
          called.signal()
        }
        called.wait()
        try? third.setValue(3)
      }
      second.setActionQueue(queue, action: recorder.action("two"))
      third.setActionQueue(queue, action: recorder.action("three"))
      let session = try phone.makeSession([first, second, third], delegate: recorder)
      // The overlay opens with the first control, and the finger moves it once.
      phone.lightPress()
      phone.slide(millimeters: 1.5)
      let changes = recorder.log.filter { $0.hasPrefix("t") }
      XCTAssertEqual(changes.prefix(2), ["two 2", "three 3"], "seed \(seed)")
      try session.stopRunning()
    }
  }

  /// Only what is late changes its place, compared with callbacks that run at once, too.
  func testAnActionInPlaceOvertakesNothingThatIsNotLate() throws {
    func calls(_ delivery: DeliveryOrder) throws -> [String] {
      let phone = SimulatedPhone(delivery: delivery)
      let recorder = Recorder()
      let slider = try slider("one")
      slider.setActionQueue(.inPlace, action: recorder.action("one"))
      let session = try phone.makeSession(
        [slider], delegate: recorder, queue: DispatchQueue(label: "delegate"))
      phone.lightSlide(by: 0.5)
      return withExtendedLifetime(session) { recorder.log }
    }
    let usual = try calls(.inOrder)
    XCTAssertEqual(usual.filter { !$0.hasPrefix("one") }.count, 2, "\(usual)")
    XCTAssertEqual(try calls(.late([], lag: 3)), usual)
    let other = LateCallbacks(step: 9, queue: "delegate")
    XCTAssertEqual(try calls(.late([other])), usual)
    let late = try calls(.late([LateCallbacks(step: 1, queue: "delegate")]))
    XCTAssertNotEqual(late, usual)
    XCTAssertEqual(Set(late), Set(usual))
  }

  /// What isn't late waits behind what is late on its own queue.
  func testACallbackThatIsNotLateStaysBehindALateOneOfItsQueue() throws {
    let late = LateCallbacks(step: 1, queue: DispatchQueue.main.label)
    let phone = SimulatedPhone(delivery: .late([late]))
    let (recorder, session) = (Recorder(), try phone.makeSession())
    let times = Mutex<[PhoneInstant]>([])
    phone.show(
      CaptureEventInteraction { event in
        recorder.note("\(event.phase)")
        times.withLock { $0.append(phone.now) }
      })
    try phone.perform("down volume-up; up volume-up; wait 1s")
    XCTAssertEqual(withExtendedLifetime(session) { recorder.log }, ["began", "ended"])
    XCTAssertEqual(
      times.withLock { $0 }, Array(repeating: .zero.advanced(by: .milliseconds(30)), count: 2))
  }

  /// A late callback of one call still goes before what a later call causes, if it is ready by then.
  func testALateCallbackThatIsReadyStaysBeforeThatOfALaterCall() throws {
    let behavior = PhoneBehavior { $0.delivery.programmaticSetCallsAction = true }
    let late = LateCallbacks(step: 2, queue: "late")
    let phone = SimulatedPhone(behavior: behavior, delivery: .late([late], lag: 0))
    let recorder = Recorder()
    let (first, second, third) = (try slider("one"), try slider("two"), try slider("three"))
    first.setActionQueue(SharedQueue("first")) { _ in
      try? second.setValue(2)
      let called = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        try? third.setValue(3)
        called.signal()
      }
      called.wait()
    }
    second.setActionQueue(SharedQueue("late"), action: recorder.action("two"))
    third.setActionQueue(SharedQueue("third"), action: recorder.action("three"))
    let session = try phone.makeSession([first, second, third], delegate: recorder)
    phone.lightPress()
    phone.slide(millimeters: 1.5)
    XCTAssertEqual(recorder.log.filter { $0.hasPrefix("t") }.prefix(2), ["two 2", "three 3"])
    try session.stopRunning()
  }

  private func slider(_ title: String) throws -> CaptureSlider {
    try CaptureSlider(title, symbolName: "scope", in: 0...9)
  }

  /// A queue with a thread of its own that every thread may call from.
  private final class SharedQueue: CallbackQueue {
    private let queue: DispatchQueue

    init(_ label: String) { queue = DispatchQueue(label: label) }

    func enqueue(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

    var isCurrent: Bool { true }
    var label: String { queue.label }
  }
}
