import CameraControl
import CameraControlTesting
import XCTest

final class FinishingTests: XCTestCase {
  private let unlocked = CaptureError(
    .notLocked, rule: "DEV03", source: "Back Camera", problem: "The device is not locked.",
    remedy: "Lock it first.")

  private func message(_ phone: SimulatedPhone, allowing kinds: Set<UnfinishedWork.Kind> = [])
    -> String
  {
    do {
      try phone.finish(allowing: kinds, line: 1)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  private func openOverlay() throws -> (SimulatedPhone, CaptureSession) {
    let phone = SimulatedPhone()
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace) { _ in }
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession([focus], delegate: recorder)
    phone.lightPress(line: 2)
    return (phone, session)
  }

  func testAPhoneWithNothingLeftOverFinishes() {
    let phone = SimulatedPhone()
    phone.perform([.click, .lightPress, .slide(by: 0.2)])
    XCTAssertEqual(message(phone), "no error")
  }

  func testEverythingThatIsLeftOverIsTold() async throws {
    let phone = SimulatedPhone()
    let queue = ManualQueue(label: "session")
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(queue) { _ in }
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession([focus], delegate: recorder)
    await phone.lightPress()
    await phone.slide(millimeters: 1.5)
    await phone.down(.volumeUp, line: 2)
    await phone.wait(.milliseconds(10))
    let sleeper = Task { try await phone.clock.sleep(for: .seconds(1)) }
    try await phone.clock.waitForSleepers()
    phone.core.report(unlocked)
    await phone.down(.cameraControl, line: 3)
    XCTAssertEqual(
      message(phone),
      """
      CameraControlTestingTests/FinishingTests.swift:1: the test left work unfinished on the phone:
        - volume-up has been down since 0.290: release it
          (CameraControlTestingTests/FinishingTests.swift:2)
        - camera-control has been down since 0.310: release it
          (CameraControlTestingTests/FinishingTests.swift:3)
        - a timer of the phone is pending until 0.810, such as the one that closes the overlay: wait until
          then (CameraControlTestingTests/FinishingTests.swift:3)
        - your app waits until 1.300: wait until then, or cancel its task or timer
          (CameraControlTestingTests/FinishingTests.swift:3)
        - a call failed, before this line: The device is not locked. Lock it first. [DEV03]
          (CameraControlTestingTests/FinishingTests.swift:3)
        - 7 callbacks wait on the queue “session”: run them with runAll()
      """)
    sleeper.cancel()
    queue.runAll()
    withExtendedLifetime(session) {}
  }

  func testUnfinishedWorkKnowsTheCallThatBeganIt() async throws {
    let phone = SimulatedPhone()
    func places() -> [String?] {
      phone.unfinishedWork.filter { $0.kind == .openPress }
        .map { $0.place?.replacing("CameraControlTestingTests/FinishingTests.swift:", with: "") }
    }
    func press() { phone.down(.volumeUp, line: 1) }
    press()
    await phone.down(.volumeDown, line: 2)
    XCTAssertEqual(places(), ["2", "1"])
    await phone.down(.volumeUp, line: 3)
    XCTAssertEqual(places(), ["2", "1"], "it has been down since the first call")
    await phone.up(.volumeUp)
    try await phone.perform("down action; down volume-up", line: 4)
    XCTAssertEqual(places(), ["4", "2", "4"])
    await phone.perform([.up(.action), .up(.volumeUp), .up(.volumeDown)], line: 5)
    XCTAssertEqual(places(), [])
    await phone.touch(force: 0.1, line: 6)
    XCTAssertEqual(places(), ["6"])
    await phone.lift()
    XCTAssertEqual(places(), [])
    await phone.send([ButtonSample(instant: phone.now, force: 0.1, position: 1)], line: 7)
    XCTAssertEqual(places(), ["7"])
    await phone.lift()
    try await phone.finish()
  }

  func testButtonsThatWentDownAtTheSameInstantAreToldByTheirNames() {
    for buttons in [[PhoneButton.volumeUp, .volumeDown], [.volumeDown, .volumeUp]] {
      let phone = SimulatedPhone()
      for button in buttons { phone.down(button) }
      XCTAssertEqual(
        phone.unfinishedWork.map { "\($0)" },
        ["volume-down", "volume-up"].map { "\($0) has been down since 0.000: release it" })
      for button in buttons { phone.up(button) }
    }
  }

  func testWhatIsAllowedIsNotTold() throws {
    let (phone, session) = try openOverlay()
    XCTAssertEqual(
      message(phone),
      """
      CameraControlTestingTests/FinishingTests.swift:1: the test left work unfinished on the phone:
        - a timer of the phone is pending until 3.080, such as the one that closes the overlay: wait until
          then (CameraControlTestingTests/FinishingTests.swift:2)
      """)
    XCTAssertEqual(message(phone, allowing: [.deadline]), "no error")
    withExtendedLifetime(session) {}
  }

  func testALookAtTheFaultsChangesNothing() {
    let phone = SimulatedPhone()
    phone.core.report(unlocked)
    XCTAssertEqual(phone.faults.map(\.rule), ["DEV03"])
    XCTAssertEqual(phone.unfinishedWork.map(\.kind), [.fault])
  }

  func testAnAcknowledgedFaultIsNoUnfinishedWork() {
    let phone = SimulatedPhone()
    phone.core.report(unlocked)
    XCTAssertEqual(phone.acknowledgeFaults().map(\.rule), ["DEV03"])
    XCTAssertEqual(phone.unfinishedWork, [])
    phone.core.report(unlocked)
    XCTAssertEqual(phone.unfinishedWork.map(\.kind), [.fault])
    XCTAssertEqual(phone.acknowledgeFaults().map(\.rule), ["DEV03"])
    XCTAssertEqual(phone.acknowledgeFaults(), [])
    XCTAssertEqual(phone.faults.count, 2)
    XCTAssertEqual(message(phone), "no error")
  }

  func testWhatIsLeftThirtyTimesIsToldOnce() {
    let phone = SimulatedPhone()
    for _ in 0..<30 { phone.core.report(unlocked) }
    let text = "a call failed: \(unlocked.message) [DEV03]"
    XCTAssertEqual(phone.unfinishedWork.map(\.text), ["\(text) (30 times)"])
    XCTAssertEqual(phone.acknowledgeFaults().count, 30)
    phone.core.report(unlocked)
    XCTAssertEqual(phone.unfinishedWork.map(\.text), [text])
  }

  /// A session of its own makes a phone that has none useless to the test.
  func testASessionOnAnotherPhoneIsUnfinishedWork() throws {
    let phone = SimulatedPhone()
    phone.click()
    XCTAssertTrue("\(phone.report)".contains("To do: Create a capture session in the app"))
    let session = CaptureSession(on: .iPhone16Pro)
    XCTAssertEqual(phone.unfinishedWork.map(\.kind), [.straySession])
    XCTAssertTrue(message(phone).contains("`asCurrent { … }` or after `install()`"), message(phone))
    XCTAssertEqual(message(phone, allowing: [.straySession]), "no error")
    XCTAssertEqual(
      "\(phone.report)",
      """
      iPhone 16 Pro: the app doesn't use this phone.

      The app’s session belongs to no simulated phone, and this phone has none. Create the app inside \
      `asCurrent { … }` or after `install()`, or pass it the phone’s app.

      Without effect:

      - 1 click in an app without a session and without an event interaction
        - To do: See above.
      """)
    try session.startRunning()
    try phone.makeSession().stopRunning()
    XCTAssertEqual(message(phone), "no error")
  }

  /// XCTest creates the phones of all tests before the first test.
  func testASessionOfAnEarlierTestIsNoUnfinishedWork() {
    let (early, other, idle) = (SimulatedPhone(), SimulatedPhone(), SimulatedPhone())
    XCTAssertFalse(CaptureSession(on: .iPhone16Pro).isRunning)
    // Nothing asked for a session.
    XCTAssertEqual(message(idle), "no error")
    early.click()
    XCTAssertEqual(message(early), "no error")
    XCTAssertFalse(CaptureSession(on: .iPhone16Pro).isRunning)
    let late = SimulatedPhone()
    late.click()
    XCTAssertEqual(late.unfinishedWork, [])
    other.click()
    XCTAssertEqual(other.unfinishedWork.map(\.kind), [.straySession])
    other.onUnfinishedWork = { _ in }
  }

  /// Tests run beside each other, and each in a task of its own.
  func testASessionOfAnotherTestIsNoUnfinishedWork() async throws {
    let phone = SimulatedPhone()
    await phone.click()
    try await Task.detached { try CaptureSession(on: .iPhone15).stopRunning() }.value
    try await phone.finish()
    try CaptureSession(on: .iPhone15).stopRunning()
    XCTAssertEqual(phone.unfinishedWork.map(\.kind), [.straySession])
    phone.onUnfinishedWork = { _ in }
  }

  /// Without an app on its phone, every script would do.
  func testAnExplorationOfAnAppOnNoPhoneFails() throws {
    let result = try Exploration { _ in CaptureSession(on: .iPhone16Pro) }
      .steps(.click).run(.exhaustive(depth: 1))
    XCTAssertEqual(result.failures.map(\.property), ["nothing is unfinished"])
    XCTAssertTrue(result.failures.first?.reason?.contains("asCurrent") ?? false, "\(result)")
  }

  func testAFingerThatRestsIsUnfinishedWork() {
    let phone = SimulatedPhone()
    phone.send([ButtonSample(instant: .zero, force: 0, position: 3)])
    XCTAssertEqual(
      phone.unfinishedWork.map(\.text), ["a finger rests on the Camera Control: lift it"])
    phone.send([ButtonSample(instant: .zero, force: 1, position: 3, isSwitchDown: true)])
    XCTAssertEqual(phone.unfinishedWork.map(\.kind), [.openPress, .deadline])
    phone.send([ButtonSample(instant: .zero)])
    XCTAssertEqual(phone.unfinishedWork, [])
  }

  func testAPhoneThatGoesAwayTellsWhatIsLeft() {
    let told = Recorder()
    func use(finishes: Bool) {
      let phone = SimulatedPhone()
      phone.onUnfinishedWork = { unfinishedWork in
        for work in unfinishedWork { told.note("\(work)") }
      }
      phone.down(.volumeDown)
      if finishes { XCTAssertThrowsError(try phone.finish()) }
    }
    use(finishes: false)
    XCTAssertEqual(told.log, ["volume-down has been down since 0.000: release it"])
    // Unfinished work that an error has reported are not reported again.
    use(finishes: true)
    XCTAssertEqual(told.log.count, 1)
  }
}
