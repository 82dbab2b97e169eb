import CameraControl
import CameraControlTesting
import Dispatch
import TestSupport
import XCTest

final class ControlActionTests: XCTestCase {
  /// CTL17: a finger's change calls the action with the new value; a slide without a change does
  /// not.
  func testAFingerCallsTheActionWithTheNewValue() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let (values, indexes) = (Log<Float>(), Log<Int>())
    let slider = try makeSlider(log: values)
    let picker = try makePicker(log: indexes)
    try app.session.addControl(slider)
    try app.session.addControl(picker)
    phone.lightPress()
    phone.slide(millimeters: 6)
    XCTAssertEqual(values.takeAll(), [1, 2])
    phone.slide(millimeters: 1)
    XCTAssertEqual(values.all, [])
    phone.slide(millimeters: 100)
    XCTAssertEqual(values.takeAll().last, 10)
    phone.slide(millimeters: 5)
    XCTAssertEqual(values.all, [])
    app.session.slide(picker, byMillimeters: -30)
    app.session.slide(picker, byMillimeters: 10)
    XCTAssertEqual(indexes.all, [1])
  }

  /// CTL17: a control that is in no session, or in another one, does not turn.
  func testASessionTurnsItsOwnControlsOnly() throws {
    let (app, other) = (try CameraApp(titles: []), try CameraApp(titles: []))
    let log = Log<Float>()
    let (free, foreign) = (try makeSlider(log: log), try makeSlider(log: log))
    let zoom = try SystemZoomSlider(device: app.camera)
    try other.session.addControl(foreign)
    for control in [free, foreign, zoom] as [CaptureControl] {
      app.session.slide(control, byMillimeters: 15)
    }
    XCTAssertEqual([free.value, foreign.value], [0, 0])
    XCTAssertEqual(app.camera.videoZoomFactor, 1)
    XCTAssertEqual(log.all, [])
  }

  /// CTL19: every value of one slide reaches the action once, in order.
  func testEveryValueOfASlideReachesTheAction() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let queue = ManualQueue()
    let log = Log<Float>()
    let slider = try makeSlider(queue: queue, log: log)
    try app.session.addControl(slider)
    phone.lightPress()
    phone.slide(millimeters: 30, in: 300)
    phone.slide(millimeters: -6, in: 60)
    XCTAssertEqual(log.all, [])
    queue.runAll()
    XCTAssertEqual(log.all, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 9, 8])
  }

  /// CTL19: a slide that is faster than the readings passes values between two readings, and skips them.
  func testAFastSlideSkipsWhatLiesBetweenTwoReadings() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let log = Log<Float>()
    try app.session.addControl(makeSlider(log: log))
    phone.lightPress()
    phone.slide(millimeters: 30, in: 4)
    XCTAssertEqual(log.takeAll().last, 10)
    phone.slide(millimeters: -30, in: 4)
    let values = log.takeAll()
    XCTAssertEqual(values, values.sorted(by: >))
    XCTAssertLessThan(values.count, 10)
    XCTAssertEqual(values.last, 0)
  }

  /// CTL19: set to the newest value only, the action gets one call for all waiting changes.
  func testTheNewestOnlyReachesTheActionIfThePhoneIsSetSo() throws {
    for valueUpdate in Quirks.ValueUpdate.allCases {
      let (phone, app) = try CameraApp.open(
        titles: [], behavior: { $0.delivery.actionDelivery = .latestOnly },
        quirks: { $0.valueUpdate = valueUpdate })
      let queue = ManualQueue()
      let log = Log<Float>()
      let slider = try makeSlider(queue: queue, log: log)
      try app.session.addControl(slider)
      phone.lightPress()
      phone.slide(millimeters: 12, in: 40)
      XCTAssertEqual(queue.runAll(), 1)
      phone.slide(millimeters: 6, in: 40)
      phone.slide(millimeters: -3, in: 40)
      XCTAssertEqual(queue.runAll(), 1)
      XCTAssertEqual(log.all, [4, 5])
      XCTAssertEqual(slider.value, 5)
      // No change is pending any more, so the overlay follows the app.
      queue.enqueue { assertAccepted { try slider.setValue(9) } }
      queue.runAll()
      XCTAssertEqual(phone.overlay.face?.valueText, "9")
    }
  }

  /// CTL20: the value changes on the action queue, and equals the parameter while the action runs.
  func testTheValueIsTheActionsParameter() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let queue = ManualQueue()
    let pairs = Log<[Float]>()
    let slider = try makeSlider()
    slider.setActionQueue(queue) { [unowned slider] in pairs.add([$0, slider.value]) }
    try app.session.addControl(slider)
    phone.lightPress()
    phone.slide(millimeters: 9)
    XCTAssertEqual(slider.value, 0, "nothing ran on the action queue yet")
    XCTAssertEqual(phone.overlay.face?.valueText, "3", "but the finger is there")
    queue.runNext()
    XCTAssertEqual(slider.value, 1)
    queue.runAll()
    XCTAssertEqual(pairs.all, [[1, 1], [2, 2], [3, 3]])
  }

  /// CTL20: on a phone with the quirk the value can be newer than the action's parameter.
  func testTheValueCanBeNewerOnAPhoneWithTheOddity() throws {
    var quirks = Quirks()
    quirks.valueUpdate = .immediate
    let (phone, app) = try CameraApp.open(titles: [], quirks: { $0 = quirks })
    let queue = ManualQueue()
    let pairs = Log<[Float]>()
    let slider = try makeSlider()
    slider.setActionQueue(queue) { [unowned slider] in pairs.add([$0, slider.value]) }
    try app.session.addControl(slider)
    phone.lightPress()
    phone.slide(millimeters: 9)
    XCTAssertEqual(slider.value, 3)
    queue.runAll()
    XCTAssertEqual(pairs.all, [[1, 3], [2, 3], [3, 3]])
  }

  /// CTL16, CTL20: there, too, the overlay shows what the app wrote while changes were pending.
  func testAWriteBetweenIsShownOnAPhoneWithTheOddity() throws {
    var quirks = Quirks()
    quirks.valueUpdate = .immediate
    let (phone, app) = try CameraApp.open(titles: [], quirks: { $0 = quirks })
    let queue = ManualQueue()
    let slider = try makeSlider(queue: queue)
    try app.session.addControl(slider)
    phone.lightPress()
    queue.enqueue { assertAccepted { try slider.setValue(7) } }
    phone.slide(millimeters: 9)
    queue.runAll()
    XCTAssertEqual(slider.value, 7)
    XCTAssertEqual(phone.overlay.face?.valueText, "7")
  }

  /// CTL16: a write that a finger has overtaken does not move the display; the finger's value wins.
  func testAWriteThatAFingerHasOvertakenIsNotShown() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let queue = ManualQueue()
    let slider = try makeSlider(queue: queue)
    try app.session.addControl(slider)
    phone.lightPress()
    queue.enqueue { assertAccepted { try slider.setValue(7) } }
    phone.slide(millimeters: 9)
    queue.runNext()
    XCTAssertEqual(slider.value, 7)
    XCTAssertEqual(phone.overlay.face?.valueText, "3")
    queue.runAll()
    XCTAssertEqual(slider.value, 3)
    XCTAssertEqual(phone.overlay.face?.valueText, "3")
  }

  /// CTL14: an action that writes the value it was given leaves the dial under the finger alone.
  func testAnActionThatEchoesItsValueDoesNotHurryTheFinger() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let slider = try CaptureSlider("Echo", symbolName: "scope", in: 0...30, step: 3)
    let values = Log<Float>()
    slider.setActionQueue(.inPlace) { [weak slider] value in
      values.add(value)
      assertAccepted { try slider?.setValue(value) }
    }
    try app.session.addControl(slider)
    phone.lightPress()
    // A step is 3 mm; a finger that moved 9 mm is at the third, in however many parts it moved.
    for _ in 0..<9 { app.session.slide(slider, byMillimeters: 1) }
    XCTAssertEqual(values.all, [3, 6, 9])
  }

  /// CTL16: a write moves the display, and the next slide starts there.
  func testAWriteMovesWhatIsShown() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let slider = try makeSlider()
    try app.session.addControl(slider)
    phone.lightPress()
    try slider.setValue(5)
    XCTAssertEqual(phone.overlay.face?.valueText, "5")
    XCTAssertEqual(phone.overlay.face?.fraction, 0.5)
    phone.slide(millimeters: 3)
    XCTAssertEqual(slider.value, 6)
  }

  /// CTL11: a write is refused off the action queue, and accepted on it and beneath it.
  func testWritesBelongToTheActionQueue() throws {
    let app = try CameraApp(titles: [])
    let queue = DispatchQueue(label: "com.example.values")
    let other = DispatchQueue(label: "other")
    let inner = DispatchQueue(label: "inner", target: queue)
    let slider = try makeSlider(queue: queue)
    let picker = try makePicker(queue: queue)
    try app.session.addControl(slider)
    try app.session.addControl(picker)
    for outside in [nil, other] {
      let attempt = {
        assertRefused(.wrongQueue, rule: "CTL11", exception: "SIGTRAP", by: app.session) {
          try slider.setValue(1)
        }
        assertRefused(.wrongQueue, rule: "CTL11", exception: "SIGTRAP", by: app.session) {
          try picker.setSelectedIndex(1)
        }
      }
      if let outside { outside.sync(execute: attempt) } else { attempt() }
    }
    try queue.sync { try slider.setValue(2) }
    try inner.sync { try picker.setSelectedIndex(3) }
    XCTAssertEqual(slider.value, 2)
    XCTAssertEqual(picker.selectedIndex, 3)
    XCTAssertThrowsError(try slider.setValue(3)) { error in
      XCTAssertEqual(
        "\(error)",
        "The app wrote the value of “Focus” outside of its action queue (com.example.values). Write the "
          + "value on that queue, for example with async. [CTL11; a phone raises SIGTRAP]")
    }
  }

  /// CTL12: before there is an action queue, any thread may write.
  func testBeforeThereIsAQueueAnyThreadMayWrite() throws {
    let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...10)
    let picker = try CaptureIndexPicker("Look", symbolName: "scope", numberOfIndexes: 4)
    try DispatchQueue(label: "other").sync {
      try slider.setValue(3)
      try picker.setSelectedIndex(2)
    }
    XCTAssertEqual(slider.value, 3)
    XCTAssertEqual(picker.selectedIndex, 2)
  }

  /// CTL13: a write by the app calls no action, unless the phone is set to do so.
  func testAWriteCallsTheActionOnlyIfThePhoneIsSetSo() throws {
    for calls in [false, true] {
      let app = try CameraApp(
        titles: [],
        behavior: { $0.delivery.programmaticSetCallsAction = calls })
      let (values, indexes) = (Log<Float>(), Log<Int>())
      let slider = try makeSlider(log: values)
      let picker = try makePicker(log: indexes)
      try app.session.addControl(slider)
      try app.session.addControl(picker)
      for value in [4, 4, 5] as [Float] { try slider.setValue(value) }
      try picker.setSelectedIndex(2)
      XCTAssertEqual(values.all, calls ? [4, 5] : [])
      XCTAssertEqual(indexes.all, calls ? [2] : [])
    }
  }

  /// CTL13, CTL19: where both are set, a finger's newer value does not replace a written one.
  func testTheNewestOnlyLeavesWritesOfTheAppAlone() throws {
    let app = try CameraApp(
      titles: [],
      behavior: { behavior in
        behavior.delivery.programmaticSetCallsAction = true
        behavior.delivery.actionDelivery = .latestOnly
      })
    let queue = ManualQueue()
    let values = Log<Float>()
    let slider = try makeSlider(queue: queue, log: values)
    try app.session.addControl(slider)
    queue.enqueue { assertAccepted { try slider.setValue(7) } }
    queue.runNext()
    app.session.slide(slider, byMillimeters: -3)
    app.session.slide(slider, byMillimeters: -3)
    queue.runAll()
    XCTAssertEqual(values.all, [7, 5])
  }

  /// CTL14: an action may undo its own change, without being called again.
  func testAnActionMayWriteItsOwnValue() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let calls = Log<Float>()
    let slider = try makeSlider()
    slider.setActionQueue(.inPlace) { [unowned slider] value in
      calls.add(value)
      assertAccepted { try slider.setValue(0) }
    }
    try app.session.addControl(slider)
    phone.lightPress()
    phone.slide(millimeters: 6, in: 1)
    XCTAssertEqual(calls.all, [2])
    XCTAssertEqual(slider.value, 0)
    XCTAssertEqual(phone.overlay.face?.valueText, "0")
    phone.slide(millimeters: 3, in: 1)
    XCTAssertEqual(calls.all, [2, 1])
  }

  /// CTL14, CTL13: where writes call actions, an action that writes is called again, not nested.
  func testAnActionThatWritesIsCalledAgainAndNotNestedIfThePhoneIsSetSo() throws {
    let (phone, app) = try CameraApp.open(
      titles: [],
      behavior: { $0.delivery.programmaticSetCallsAction = true })
    let calls = Log<String>()
    let slider = try makeSlider()
    slider.setActionQueue(.inPlace) { [unowned slider] value in
      calls.add("\(value)")
      assertAccepted { try slider.setValue(0) }
      calls.add("end")
    }
    try app.session.addControl(slider)
    phone.lightPress()
    phone.slide(millimeters: 6, in: 1)
    XCTAssertEqual(calls.all, ["2.0", "end", "0.0", "end"])
  }

  /// CTL15: an action may write a sibling that has the same queue.
  func testAnActionMayWriteASibling() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let queue = DispatchQueue(label: "values")
    let picker = try makePicker(queue: queue)
    let slider = try makeSlider()
    slider.setActionQueue(queue) { value in
      assertAccepted { try picker.setSelectedIndex(Int(value)) }
    }
    try app.session.addControl(slider)
    try app.session.addControl(picker)
    phone.lightPress()
    phone.slide(millimeters: 6)
    queue.sync {}
    XCTAssertEqual(picker.selectedIndex, 2)
  }

  /// CTL18: the calls of one control do not overlap on a concurrent queue, and come in order.
  func testCallsDoNotOverlapOnAConcurrentQueue() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
    let busy = Log<Bool>()
    let values = Log<Float>()
    let slider = try makeSlider(in: 0...1000)
    slider.setActionQueue(queue) { value in
      busy.add(true)
      values.add(value)
      XCTAssertEqual(busy.takeAll(), [true])
    }
    try app.session.addControl(slider)
    phone.lightPress()
    phone.slide(millimeters: 30, in: 1000)
    queue.sync(flags: .barrier) {}
    // The first movement is as long as it takes to count as a slide.
    let first = Int(values.all.first ?? 0)
    XCTAssertLessThan(first, 50)
    XCTAssertTrue(values.all == (first...1000).map(Float.init), "\(values.all.count) values")
    XCTAssertEqual(slider.value, 1000)
  }
}
