import CameraControl
import CameraControlTesting
import Dispatch
import Synchronization
import TestSupport
import XCTest

/// Tests of gestures and waits that are called from code that the phone itself waits for.
final class MisplacedCallTests: XCTestCase {
  private let phone: SimulatedPhone = {
    let phone = SimulatedPhone()
    // A call that waits for itself waits this long, several times.
    phone.patience = .seconds(5)
    phone.onUnfinishedWork = { _ in }
    return phone
  }()
  private let recorder = Recorder()

  private static let remedy =
    "Call it after the gesture has returned, or in a new task that your code doesn't wait for."

  private static func sentence(_ call: String, _ caller: String) -> String {
    "“\(call)” was called inside \(caller), and the phone waits until that code returns. \(remedy)"
  }

  /// Makes the calls once, in an observer of the records of a press.
  private func inAnObserver(_ calls: @escaping @Sendable (SimulatedPhone) -> Void) {
    let isFirst = Atomic<Bool>(true)
    let token = phone.core.observe([.input]) { [phone] _ in
      if isFirst.exchange(false, ordering: .relaxed) { calls(phone) }
    }
    phone.press(.volumeUp)
    token.cancel()
  }

  /// What a callback was the last to keep is released after it, when its code may wait again.
  func testWhatAnActionKeptIsReleasedAfterItsCall() throws {
    let released = Log<Bool>()
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    do {
      let last = AtItsEnd { [phone] in
        phone.settle()
        released.add(true)
      }
      focus.setActionQueue(.inPlace) { [weak focus] _ in
        withExtendedLifetime(last) { focus?.setActionQueue(.inPlace) { _ in } }
      }
    }
    let session = try phone.makeSession([focus], delegate: recorder)
    phone.lightPress()
    phone.slide(by: 0.25)
    XCTAssertEqual(released.all.count, 1)
    XCTAssertEqual(phone.faults, [])
    withExtendedLifetime(session) {}
  }

  /// GST18: none of them is made, and the trace shows the refusals.
  func testAGestureInAnObserverOfRecordsIsRefusedAtOnce() {
    inAnObserver { phone in
      phone.click()
      phone.slide(by: 0.25)
      phone.wait(.seconds(1))
      phone.send([ButtonSample(instant: .zero, force: 1, position: 0, isSwitchDown: true)])
      phone.perform([.repeated(2, [.lightPress])])
      try? phone.perform("double-click; set clean-preview off")
    }
    let names = ["click", "slide", "wait", "send", "repeat", "double-click", "set"]
    let sentences = names.map { Self.sentence($0, "an observer") }
    XCTAssertEqual(phone.faults.map(\.message), sentences)
    XCTAssertEqual(Set(phone.faults.map(\.code)), [.misplacedCall])
    XCTAssertEqual(Set(phone.faults.map(\.rule)), ["GST18"])
    XCTAssertEqual(
      phone.trace.only(.step, .input, .fault).texts,
      ["press volume-up", "volume-up down"] + sentences.map { "\($0) [GST18]" }
        + ["volume-up up"])
    XCTAssertTrue(phone.settings.cleanPreview)
    XCTAssertEqual(phone.now, .zero.advanced(by: .milliseconds(100)))
    XCTAssertEqual(phone.acknowledgeFaults().count, names.count)
    XCTAssertNoThrow(try phone.finish())
  }

  /// GST18: in an asynchronous test, observers are called on the thread of the task.
  func testAGestureInAnObserverIsRefusedInAnAsynchronousTestToo() async {
    let token = phone.core.observe([.input]) { [phone] _ in
      phone.click()
      phone.settle()
    }
    await phone.press(.volumeUp)
    token.cancel()
    XCTAssertEqual(
      phone.acknowledgeFaults().map(\.message),
      ["click", "settle"].map { Self.sentence($0, "an observer") })
    XCTAssertEqual(phone.trace.only(.step).texts, ["press volume-up"])
  }

  /// GST18: observers of sessions and devices are called in the same way.
  func testAGestureInAnObserverOfASessionOrADeviceIsRefusedAtOnce() throws {
    let session = try phone.makeSession()
    let tokens = [
      session.observe { [phone] _ in phone.click() },
      try phone.backCamera.observe { [phone] _ in phone.doubleClick() },
    ]
    try session.stopRunning()
    try phone.backCamera.lockForConfiguration()
    try phone.backCamera.setVideoZoomFactor(2)
    XCTAssertEqual(
      phone.acknowledgeFaults().map(\.message),
      ["click", "double-click"].map { Self.sentence($0, "an observer") })
    XCTAssertEqual(phone.trace.count(of: .step), 0)
    for token in tokens { token.cancel() }
  }

  /// GST18: a wait that can throw an error names its own line.
  func testAWaitInAnObserverIsRefusedAtOnce() {
    let recorder = recorder
    inAnObserver { phone in
      phone.settle()
      recorder.noteError { try phone.settle(patience: .seconds(9), line: 1) }
      recorder.noteError { try phone.wait(until: { true }, line: 2) }
      recorder.noteError { try phone.wait(until: { false }, within: .seconds(1), line: 3) }
      recorder.noteError { try phone.finish(line: 4) }
    }
    let calls = ["settle(patience:)", "wait(until:)", "wait(until:within:)", "finish"]
    XCTAssertEqual(
      recorder.log,
      calls.enumerated().map { index, call in
        "CameraControlTestingTests/MisplacedCallTests.swift:\(index + 1): "
          + Self.sentence(call, "an observer")
      })
    XCTAssertEqual(
      phone.acknowledgeFaults().map(\.message), [Self.sentence("settle", "an observer")])
    XCTAssertEqual(phone.now, .zero.advanced(by: .milliseconds(100)))
  }

  /// GST18: the record of a refusal does not cause the next refusal for ever.
  func testAnObserverThatMakesAGestureAtEveryRecordComesToAnEnd() {
    let token = phone.core.observe { [phone] _ in phone.click() }
    phone.press(.volumeUp)
    phone.press(.volumeDown)
    XCTAssertEqual(phone.acknowledgeFaults().count, 1)
    phone.press(.volumeUp)
    XCTAssertEqual(phone.acknowledgeFaults().count, 1, "a refusal after that is told again")
    token.cancel()
    phone.click()
    XCTAssertEqual(phone.acknowledgeFaults(), [])
  }

  /// GST18: a task that an observer starts makes its gestures when the phone has come to rest.
  func testATaskThatAnObserverStartsIsNotRefused() async {
    let done = expectation(description: "the task has pressed a button")
    inAnObserver { phone in
      Task {
        await phone.press(.volumeDown)
        done.fulfill()
      }
    }
    await fulfillment(of: [done], timeout: 60)
    XCTAssertEqual(phone.faults, [])
    XCTAssertEqual(phone.systemActions, [.volumeUp, .volumeDown])
  }

  /// GST18: a callback can make gestures, but cannot wait for callbacks, of which it is one.
  func testACallbackCannotWaitForCallbacks() throws {
    for queue: any CallbackQueue in [.inPlace, .main, DispatchQueue(label: "session")] {
      let phone = SimulatedPhone()
      let (recorder, app) = (Recorder(), Recorder())
      let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
      focus.setActionQueue(queue) { [weak phone] _ in
        guard let phone else { return }
        phone.press(.volumeUp, for: .zero)
        phone.settle()
        app.noteError { try phone.settle(patience: .seconds(9), line: 1) }
        app.noteError { try phone.wait(until: { false }, line: 2) }
        app.noteError { try phone.wait(until: { true }, within: .seconds(1), line: 3) }
        app.noteError { try phone.finish(line: 4) }
      }
      let session = try phone.makeSession([focus], delegate: recorder)
      phone.lightPress()
      phone.slide(millimeters: 1)
      phone.settle()
      XCTAssertEqual(phone.systemActions, [.volumeUp])
      let calls = ["settle(patience:)", "wait(until:)", "wait(until:within:)", "finish"]
      XCTAssertEqual(
        app.log,
        calls.enumerated().map { index, call in
          "CameraControlTestingTests/MisplacedCallTests.swift:\(index + 1): "
            + Self.sentence(call, "a callback")
        })
      XCTAssertEqual(
        phone.acknowledgeFaults().map(\.message), [Self.sentence("settle", "a callback")])
      phone.wait(.seconds(4))
      try phone.finish()
      try session.stopRunning()
    }
  }
}

extension Recorder {
  /// Notes the error that `body` throws.
  fileprivate func noteError(_ body: () throws -> Void) {
    do {
      try body()
      note("no error")
    } catch {
      note("\(error)".unwrapped)
    }
  }
}

/// Calls a closure when it is deallocated.
private final class AtItsEnd: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  deinit { body() }
}
