import CameraControl
import CameraControlTesting
import XCTest

final class ManualQueueDrainingTests: XCTestCase {
  private func queues() -> ([ManualQueue], Recorder) {
    let recorder = Recorder()
    let queues = ["a", "b", "c"].map { ManualQueue(label: $0) }
    for number in 0..<4 {
      for queue in queues { queue.enqueue { recorder.note("\(queue.label)\(number)") } }
    }
    return (queues, recorder)
  }

  func testASeedIsAnOrderAndEachQueueKeepsItsOwn() {
    var orders: Set<[String]> = []
    for seed in 0..<20 as Range<UInt64> {
      let (first, firstRecorder) = queues()
      let (second, _) = queues()
      let order = ManualQueue.drain(first, seed: seed)
      XCTAssertEqual(ManualQueue.drain(second, seed: seed), order)
      XCTAssertEqual(order.count, 12)
      for label in ["a", "b", "c"] {
        XCTAssertEqual(
          firstRecorder.log.filter { $0.hasPrefix(label) }, (0..<4).map { "\(label)\($0)" })
      }
      orders.insert(order)
    }
    XCTAssertGreaterThan(orders.count, 15)
  }

  func testThePhoneHandsOverAtOnceAndDoesNotWait() throws {
    let phone = SimulatedPhone()
    let (delegate, action) = (ManualQueue(label: "delegate"), ManualQueue(label: "action"))
    let recorder = Recorder(on: phone)
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(action, action: recorder.action("focus"))
    let session = try phone.makeSession([focus], delegate: recorder, queue: delegate)
    phone.lightPress()
    phone.slide(millimeters: 1.5)
    XCTAssertEqual(recorder.log, [])
    XCTAssertEqual(delegate.pendingCount, 2)
    XCTAssertEqual(action.pendingCount, 7)
    XCTAssertEqual(ManualQueue.drain([delegate, action], seed: 3).count, 9)
    XCTAssertEqual(focus.value, 0.05)
    phone.wait(.seconds(3))
    delegate.runAll()
    XCTAssertEqual(recorder.log.last, "controls did become inactive")
    try phone.finish()
    withExtendedLifetime(session) {}
  }
}
