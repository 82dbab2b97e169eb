import CameraControl
import CameraControlTesting
import XCTest

/// Tests that every order of a small example is reached, and that each is as likely as the others.
final class AllOrdersTests: XCTestCase {
  /// All sequences in which each queue keeps its order.
  private func interleavings(_ queues: [[String]]) -> [[String]] {
    let open = queues.indices.filter { !queues[$0].isEmpty }
    guard !open.isEmpty else { return [[]] }
    return open.flatMap { index in
      var rest = queues
      let first = rest[index].removeFirst()
      return interleavings(rest).map { [first] + $0 }
    }
  }

  private func factorial(_ number: Int) -> Int { (1...number).reduce(1, *) }

  /// The number of times that each order of the last notes came up.
  private func orders(
    seeds: Int, last count: Int, _ run: (DeliveryOrder) throws -> [String]
  ) rethrows -> [[String]: Int] {
    var orders: [[String]: Int] = [:]
    for seed in 0..<seeds {
      orders[try run(.shuffled(seed: UInt64(seed), lag: 0)).suffix(count), default: 0] += 1
    }
    return orders
  }

  func testTwoQueuesWithTwoCallbacksEachHaveSixOrdersAndAllComeUpEquallyOften() throws {
    let script = try GestureScript(
      parsing: "light-press; down volume-up; down volume-down; leave-app")
    let orders = try orders(seeds: 360, last: 4) { delivery in
      let app = try TwoSliderApp(delivery: delivery)
      app.phone.perform(script)
      app.phone.perform([.up(.volumeUp), .up(.volumeDown)])
      return app.recorder.log
    }
    let expected = interleavings([
      ["press cancelled", "press cancelled"],
      ["controls will exit fullscreen", "controls did become inactive"],
    ])
    XCTAssertEqual(expected.count, factorial(4) / (factorial(2) * factorial(2)))
    XCTAssertEqual(Set(orders.keys), Set(expected))
    // 60 each are expected, with a standard deviation of 7.
    for (order, count) in orders { XCTAssertTrue(32...88 ~= count, "\(order): \(count)") }
  }

  func testWhatACallbackCausesOvertakesWhatWaitsAndThreeQueuesHaveThirtyOrders() throws {
    let behavior = PhoneBehavior { $0.delivery.programmaticSetCallsAction = true }
    let orders = try orders(seeds: 900, last: 5) { delivery in
      let phone = SimulatedPhone(behavior: behavior, delivery: delivery)
      let recorder = Recorder(on: phone)
      let sliders = try ["one", "two", "three"].map { name in
        let slider = try CaptureSlider(name, symbolName: "scope", in: 0...9)
        slider.setActionQueue(OwnThreadQueue(label: name), action: recorder.action(name))
        return slider
      }
      // Only their own queue may write the sliders, and the test's thread is on all of them.
      let session = try phone.makeSession(sliders)
      phone.show(
        CaptureEventInteraction { event in
          guard event.phase == .began else { return }
          for (slider, values) in zip(sliders, [[1, 2], [3, 4], [5]] as [[Float]]) {
            for value in values { try? slider.setValue(value) }
          }
        })
      phone.press(.volumeUp)
      try session.stopRunning()
      return recorder.log
    }
    let expected = interleavings([["one 1", "one 2"], ["two 3", "two 4"], ["three 5"]])
    XCTAssertEqual(expected.count, factorial(5) / (factorial(2) * factorial(2)))
    XCTAssertEqual(Set(orders.keys), Set(expected))
    // 30 each are expected, with a standard deviation of 5.4.
    for (order, count) in orders { XCTAssertTrue(8...53 ~= count, "\(order): \(count)") }
  }

  func testWhatOneCallBringsDoesNotOvertakeWhatAnEarlierOneBrought() throws {
    let behavior = PhoneBehavior { $0.delivery.programmaticSetCallsAction = true }
    for seed in 0..<50 as Range<UInt64> {
      let app = try TwoSliderApp(delivery: .shuffled(seed: seed), behavior: behavior)
      for number in 1...4 {
        try app.focus.setValue(Float(number) / 4)
        try app.grain.setValue(Float(number))
      }
      app.phone.settle()
      XCTAssertEqual(
        app.recorder.log,
        (1...4).flatMap { ["focus \(["0.25", "0.5", "0.75", "1"][$0 - 1])", "grain \($0)"] })
    }
  }
}
