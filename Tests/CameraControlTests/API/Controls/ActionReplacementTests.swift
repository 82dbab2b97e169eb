import CameraControl
import CameraControlTesting
import Dispatch
import TestSupport
import XCTest

/// A second call of `setActionQueue`, before, between and during calls of the first action.
final class ActionReplacementTests: XCTestCase {
  /// CTL20, CTL21: a second queue and action replace the first for every change that has not reached
  /// the action, so that the value is always the action's parameter.
  func testASecondActionReplacesTheFirst() throws {
    for order in [[0, 1], [1, 0]] {
      let (phone, app) = try CameraApp.open(titles: [])
      let queues = [ManualQueue(label: "first"), ManualQueue(label: "second")]
      let calls = Log<String>()
      let slider = try makeSlider()
      func replace(by name: String, on queue: ManualQueue) {
        slider.setActionQueue(queue) { [unowned slider] value in
          calls.add("\(name) \(value) \(slider.value)")
        }
      }
      replace(by: "first", on: queues[0])
      try app.session.addControl(slider)
      phone.lightPress()
      phone.slide(millimeters: 3)
      queues[0].runAll()
      phone.slide(millimeters: 6)
      replace(by: "second", on: queues[1])
      phone.slide(millimeters: 3)
      for index in order { queues[index].runAll() }
      XCTAssertEqual(
        calls.all, ["first 1.0 1.0", "second 2.0 2.0", "second 3.0 3.0", "second 4.0 4.0"])
      XCTAssertEqual(slider.value, 4)
      queues[0].enqueue {
        assertRefused(.wrongQueue, rule: "CTL11", exception: "SIGTRAP") { try slider.setValue(3) }
      }
      queues[0].runAll()
    }
  }

  /// CTL18, CTL21: an action that replaces itself while changes wait ends before the next begins.
  func testAnActionThatIsReplacedInItsOwnCallEndsFirst() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let queue = ManualQueue()
    let log = Log<String>()
    let slider = try makeSlider()
    slider.setActionQueue(queue) { [unowned slider] value in
      log.add("old \(value)")
      slider.setActionQueue(.inPlace) { log.add("new \($0) \(slider.value)") }
      log.add("old ends")
    }
    try app.session.addControl(slider)
    phone.lightPress()
    phone.slide(millimeters: 9)
    queue.runAll()
    XCTAssertEqual(log.all, ["old 1.0", "old ends", "new 2.0 2.0", "new 3.0 3.0"])
    phone.slide(millimeters: 3)
    XCTAssertEqual(log.all.last, "new 4.0 4.0")
  }

  /// CTL18, CTL20: nothing is lost and nothing overlaps, however often the queue is replaced.
  func testReplacingTheQueueDuringASlideLosesNothing() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let queues = (0..<3).map { DispatchQueue(label: "queue \($0)") }
    let (busy, values) = (Log<Bool>(), Log<Float>())
    let slider = try makeSlider(in: 0...1000)
    try slider.setValue(1)
    @Sendable func use(_ queue: DispatchQueue) {
      slider.setActionQueue(queue) { value in
        busy.add(true)
        values.add(value)
        XCTAssertEqual(slider.value, value)
        XCTAssertEqual(busy.takeAll(), [true])
      }
    }
    use(queues[0])
    try app.session.addControl(slider)
    phone.lightPress()
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      for round in 0..<300 { use(queues[round % 3]) }
      isDone.signal()
    }
    phone.slide(millimeters: 30, in: 900)
    isDone.wait()
    // A turn may be passed on from queue to queue once.
    for _ in 0..<2 { for queue in queues { queue.sync {} } }
    let all = values.all
    XCTAssertEqual(all.last, 1000)
    XCTAssertEqual(all, all.sorted())
    XCTAssertEqual(Set(all).count, all.count)
    XCTAssertGreaterThan(all.count, 800)
    slider.setActionQueue(.inPlace) { _ in }
  }

  /// CTL21, CTL16: changes that wait on a queue that nothing drains go to the queue that replaces it.
  func testChangesDoNotWaitForAReplacedQueue() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let slider = try makeSlider(queue: ManualQueue())
    try app.session.addControl(slider)
    phone.lightPress()
    phone.slide(millimeters: 3)
    XCTAssertEqual(slider.value, 0)
    let log = Log<Float>()
    slider.setActionQueue(.inPlace) { log.add($0) }
    XCTAssertEqual(slider.value, 1)
    phone.slide(millimeters: 3)
    XCTAssertEqual(log.all, [1, 2])
    XCTAssertEqual(slider.value, 2)
    try slider.setValue(7)
    XCTAssertEqual(phone.overlay.face?.valueText, "7")
  }
}
