import CameraControl
import CameraControlTesting
import XCTest

/// Tests that a phone finds what tells the values of an option apart.
final class DistinguishingTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let plain = ProbeApp.standard.prefix(1)

  func testATimeoutIsToldByAPressAndAWait() throws {
    let found = phone.distinguishing(\.overlay.timeouts.control, [.seconds(3), .seconds(5)])
    XCTAssertEqual(found.count, 1)
    let distinction = try XCTUnwrap(found.first)
    XCTAssertEqual(distinction.script, [.lightPress, .wait(.seconds(3))])
    XCTAssertEqual(
      "\(distinction)",
      """
      1. Use an app that has one slider.
      2. Press the Camera Control lightly and let go.
      3. Wait 3 seconds.
      4. Compare the last events that the app sees:
         - controls will exit fullscreen, then controls did become inactive: 3.0 seconds
         - nothing more: 5.0 seconds
      """)
  }

  /// A person cannot stop a wait between two instants that are less than half a second apart.
  func testValuesThatAreNearerThanAPersonCanTellAreNotToldApart() {
    func count(_ other: Duration) -> Int {
      phone.distinguishing(
        \.overlay.timeouts.control, [.seconds(3), other], in: Array(plain), with: [.lightPress]
      ).count
    }
    XCTAssertEqual(count(.milliseconds(3300)), 0)
    XCTAssertEqual(count(.milliseconds(3600)), 1)
  }

  func testOneStepIsEnoughWhereAnOptionShowsAtOnce() {
    func steps<Value: Equatable & Sendable>(
      _ option: WritableKeyPath<PhoneBehavior, Value>, _ values: [Value]
    ) -> [[ProbeStep]] { phone.distinguishing(option, values).map(\.steps) }
    XCTAssertEqual(
      steps(\.overlay.callbackOrder, [.activeFirst, .fullscreenFirst]), [[.gesture(.lightPress)]])
    XCTAssertEqual(steps(\.overlay.cleanPreview, [true, false]), [[.gesture(.lightPress)]])
    XCTAssertEqual(
      steps(\.overlay.fullscreenScope, [.wholeOverlay, .controlOnly]),
      [[.gesture(.doubleLightPress)]])
    XCTAssertEqual(
      steps(\.delivery.programmaticSetCallsAction, [false, true]),
      [[.action("set the first slider to 0.75")]])
    XCTAssertEqual(
      steps(\.press.interactionPolicy, [.frontmostView, .latestAdded, .all]), [[.gesture(.click)]])
    XCTAssertEqual(
      steps(\.overlay.contactKeepsAlive, [true, false]), [[.gesture(.lightHold(.seconds(4)))]])
    XCTAssertEqual(steps(\.session.maxControls, [4, 5]), [[]])
  }

  /// This takes about a second, because all pairs of steps are tried on phones with each value.
  func testTwoStepsAreFoundWhereOneIsNotEnough() {
    func steps<Value: Equatable & Sendable>(
      _ option: WritableKeyPath<PhoneBehavior, Value>, _ values: [Value]
    ) -> [[ProbeStep]] { phone.distinguishing(option, values).map(\.steps) }
    XCTAssertEqual(
      steps(\.overlay.overlayAfterClick, [.keepAndRestartTimer, .dismiss]),
      [[.gesture(.lightPress), .gesture(.click)]])
    XCTAssertEqual(
      steps(\.overlay.onDelegateCleared, [.hideSilently, .exitAndInactive]),
      [[.gesture(.lightPress), .action("clear the controls delegate")]])
    XCTAssertNil(
      phone.distinguishing(\.overlay.onDelegateCleared, [.hideSilently, .exitAndInactive])[0]
        .script,
      "no gesture clears a delegate")
    XCTAssertEqual(
      steps(\.press.disabledMidPress, [.cancelled, .endedStillDelivered]),
      [[.gesture(.down(.cameraControl)), .action("disable the capture events")]])
  }

  func testThreeStepsAreFoundIfTheyAreAllowed() {
    let values: [PhoneBehavior.Overlay.SessionEndOrder] = [.cancelExitInactiveNotify, .reverse]
    let short = phone.distinguishing(\.overlay.sessionEndOrder, values, in: Array(plain))
    XCTAssertTrue(short.isEmpty)
    let long = phone.distinguishing(
      \.overlay.sessionEndOrder, values, in: Array(plain),
      with: [.lightPress, .down(.cameraControl), .leaveApp, .click], steps: 3)
    XCTAssertEqual(
      long.map(\.steps),
      [[.gesture(.lightPress), .gesture(.down(.cameraControl)), .gesture(.leaveApp)]])
  }

  func testThreeValuesMayTakeTwoScripts() {
    let found = phone.distinguishing(
      \.overlay.initialControl, [.firstEnabled, .first, .middle, .first],
      in: ProbeApp.standard.filter { $0.description.hasPrefix("three sliders") })
    XCTAssertEqual(
      found.map(\.app), ["three sliders", "three sliders, the first of which is disabled"])
    XCTAssertEqual(
      found.map { $0.outcomes.map(\.values) }.first, [[.firstEnabled, .first], [.middle]])
    XCTAssertEqual(
      found.map { $0.outcomes.map(\.values) }.last, [[.firstEnabled, .middle], [.first]])
    XCTAssertTrue(
      "\(found[0])".contains("focus 0.1, and 16 more: firstEnabled, first"), "\(found[0])")
  }

  func testTheStepsShowOnAPhoneWhatTheDistinctionSays() throws {
    let found = try XCTUnwrap(
      phone.distinguishing(
        \.overlay.lightPressInControl, [.ignore, .list], in: Array(plain), steps: 3
      ).first)
    let script = try XCTUnwrap(found.script)
    XCTAssertEqual(script, [.lightPress, .lightPress, .slide(by: 0.5)])
    XCTAssertEqual(found.outcomes.map(\.values), [[.ignore], [.list]])
    for outcome in found.outcomes {
      let phone = SimulatedPhone(
        behavior: PhoneBehavior { $0.overlay.lightPressInControl = outcome.values[0] })
      phone.onUnfinishedWork = { _ in }
      let actions = try ProbeApp.standard[0].start(phone)
      phone.perform(script)
      XCTAssertEqual(
        phone.trace.only(.app).texts, outcome.seen.filter { $0 != "did start running" })
      withExtendedLifetime(actions) {}
    }
  }

  func testNoShorterScriptTellsThemApart() throws {
    let gestures: [GestureStep] = [
      .lightPress, .doubleLightPress, .click, .slide(by: 0.5), .leaveApp, .lightHold(.seconds(1)),
    ]
    func seen(_ timeout: Duration, _ step: GestureStep) throws -> [String] {
      let phone = SimulatedPhone(behavior: PhoneBehavior { $0.overlay.timeouts.control = timeout })
      phone.onUnfinishedWork = { _ in }
      let actions = try ProbeApp.standard[0].start(phone)
      phone.perform([step])
      return withExtendedLifetime(actions) { phone.trace.only(.app).texts }
    }
    for step in gestures {
      XCTAssertEqual(try seen(.seconds(3), step), try seen(.seconds(5), step), "\(step)")
    }
  }

  func testAnOptionThatTheAppDoesNotSeeIsNotToldApart() {
    XCTAssertTrue(phone.distinguishing(\.button.haptics, [true, false], in: Array(plain)).isEmpty)
    XCTAssertTrue(phone.distinguishing(\.button.haptics, [true], in: Array(plain)).isEmpty)
    XCTAssertTrue(phone.distinguishing(\.button.haptics, [], in: Array(plain)).isEmpty)
  }

  func testAnAppOfOnesOwnAndOtherChoicesOfThePhoneCount() {
    let app = ProbeApp("a shutter") { phone in
      let recorder = Recorder(on: phone)
      let session = try phone.makeSession()
      phone.show(recorder.interaction())
      return [ProbeApp.Action("stop") { try session.stopRunning() }]
    }
    let values: [PhoneBehavior.Press.AirPodsPhases] = [.beganThenEnded, .endedOnly]
    XCTAssertTrue(phone.distinguishing(\.press.airPodsPhases, values, in: [app]).isEmpty)
    let other = SimulatedPhone(settings: PhoneSettings { $0.airPodsRemote = .pressOnce })
    let found = other.distinguishing(\.press.airPodsPhases, values, in: [app])
    XCTAssertEqual(found.map(\.script), [[.press(.airPodsStem)]])
    XCTAssertEqual(other.trace.entries.count, 0)
  }
}
