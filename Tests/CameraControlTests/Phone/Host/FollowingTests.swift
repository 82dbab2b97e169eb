import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// What an app receives does not depend on whether anything follows the phone.
final class FollowingTests: XCTestCase {
  func testAnAppGetsTheSameWithAndWithoutAFollower() throws {
    var calls = 0
    let seeds = Effort.seeds(sample: 4, campaign: 1_000)
    for seed in seeds {
      // Where a resting finger does not count, a deadline can be due in the middle of a slide.
      let behavior = PhoneBehavior { $0.overlay.contactKeepsAlive = seed.isMultiple(of: 2) }
      let quiet = try SlidingApp(behavior)
      let followed = try SlidingApp(behavior)
      let observation = followed.phone.observe { _ in }
      for sample in Self.samples(seed: seed, count: 400) {
        quiet.phone.send(sample)
        followed.phone.send(sample)
        XCTAssertEqual(quiet.phone.nextDeadline, followed.phone.nextDeadline, "seed \(seed)")
        XCTAssertEqual(quiet.phone.brokenInvariants(), [], "seed \(seed)")
      }
      for app in [quiet, followed] {
        let end = app.phone.now
        app.phone.send(ButtonSample(instant: end, force: 0, position: nil, isSwitchDown: false))
        app.phone.advance(to: end.advanced(by: .seconds(10)))
      }
      XCTAssertEqual(quiet.recorder.log, followed.recorder.log, "seed \(seed)")
      XCTAssertEqual(quiet.phone.overlay, .hidden)
      calls += quiet.recorder.log.count
      observation.cancel()
    }
    XCTAssertGreaterThan(calls, 50 * seeds.count, "the fingers hardly slide")
  }

  func testAFollowerMissesNothing() throws {
    let app = try SlidingApp()
    let samples = Log<PhoneRecord.Event>()
    let gestures = Log<PhoneRecord.Event>()
    let observation = app.phone.observe { record in
      switch record.event {
      case .sample: samples.add(record.event)
      case .gesture(.slide): gestures.add(record.event)
      default: break
      }
    }
    for (millisecond, force) in [0.5, 0, 0, 0, 0].enumerated() {
      app.phone.send(
        ButtonSample(
          instant: PhoneInstant(nanoseconds: Int64(millisecond) * 1_000_000), force: force,
          position: Double(millisecond * 2)))
    }
    XCTAssertEqual(samples.all.count, 5)
    XCTAssertEqual(gestures.all.count, 4)
    observation.cancel()
  }

  /// GST13: a control that is opened again starts from its value, not from where a finger was
  /// caught.
  func testAnOpenedControlStartsFromItsValueOnBothPhones() throws {
    let quiet = try SlidingApp()
    let followed = try SlidingApp()
    let observation = followed.phone.observe { _ in }
    for app in [quiet, followed] {
      func send(_ milliseconds: Int64, force: Double = 0, position: Double) {
        app.phone.send(
          ButtonSample(
            instant: PhoneInstant(nanoseconds: milliseconds * 1_000_000), force: force,
            position: position, isSwitchDown: false))
      }
      send(10, force: 0.5, position: 0)
      send(20, position: 0)
      send(30, position: 10)
      send(40, position: 15.9)  // 0.53: the prominent 0.5 has caught it.
      app.phone.handle(.touch(.swipeAway), at: app.phone.now)
      app.phone.handle(.touch(.tapItem(0)), at: app.phone.now)
      send(50, position: 16.8)  // From 0.5 that is 0.53, still caught; from 0.53 it would be 0.56.
    }
    XCTAssertEqual(
      quiet.recorder.log,
      [
        "controls did become active", "controls will enter fullscreen", "focus 0.33333334",
        "focus 0.5",
      ])
    XCTAssertEqual(followed.recorder.log, quiet.recorder.log)
    observation.cancel()
  }

  func testAFollowerIsReleasedAsSoonAsItIsCancelled() {
    let phone = Phone(mainQueue: .inPlace)
    weak var gone: Thing?
    let observation = {
      let thing = Thing()
      gone = thing
      return phone.observe { _ in withExtendedLifetime(thing) {} }
    }()
    phone.handle(.touch(.tapOutside), at: .zero)
    XCTAssertNotNil(gone)
    observation.cancel()
    XCTAssertNil(gone)
  }

  func testAFollowerThatCancelsItselfIsReleasedWithTheInput() {
    let phone = Phone(mainQueue: .inPlace)
    let tokens = Log<ObservationToken>()
    weak var gone: Thing?
    do {
      let thing = Thing()
      gone = thing
      tokens.add(
        phone.observe { _ in
          withExtendedLifetime(thing) {}
          for token in tokens.takeAll() { token.cancel() }
        })
    }
    XCTAssertNotNil(gone)
    phone.handle(.touch(.tapOutside), at: .zero)
    XCTAssertNil(gone)
  }

  /// The record of the second input is made while the first one's is delivered, and its follower has
  /// canceled when its turn comes.
  func testARecordWhoseFollowerHasCancelledIsNotDelivered() {
    let phone = Phone(mainQueue: .inPlace)
    let (inputs, others) = (Log<PhoneRecord>(), Log<PhoneRecord>())
    let tokens = Log<ObservationToken>()
    let other = phone.observe([.value]) { others.add($0) }
    tokens.add(
      phone.observe([.input]) { [phone] record in
        inputs.add(record)
        for token in tokens.takeAll() {
          phone.handle(.touch(.tapOutside), at: phone.now)
          token.cancel()
        }
      })
    phone.handle(.touch(.tapOutside), at: .zero)
    XCTAssertEqual(inputs.all.count, 1)
    XCTAssertEqual(others.all, [])
    other.cancel()
  }

  /// EVT13: the diagnostic about a press comes after the press, because the press comes first.
  func testARecordKeepsItsPlaceBehindAnEffect() throws {
    let phone = Phone(mainQueue: .inPlace)
    let app = phone.launch("app")
    let session = CaptureSession(in: app)
    try session.addInput(CaptureDeviceInput(device: phone.cameras[0]))
    try session.startRunning()
    let view = CaptureView(in: app)
    view.addInteraction(CaptureEventInteraction { _ in })
    app.show(view)
    let kinds = Log<PhoneRecord.Kind>()
    let observation = phone.observe([.input, .event, .diagnostic]) { kinds.add($0.event.kind) }
    phone.handle(.button(.volumeUp, isDown: true), at: .zero)
    XCTAssertEqual(kinds.all, [.input, .event, .diagnostic])
    observation.cancel()
    XCTAssertTrue(session.isRunning)
  }

  /// Mostly slides, with an occasional press, lift, pause or click.
  private static func samples(seed: UInt64, count: Int) -> [ButtonSample] {
    var random = SeededGenerator(seed: seed)
    var (instant, position, force) = (PhoneInstant.zero, 0.0, 0.0)
    var isTouched = true
    return (0..<count).map { _ in
      let dice = Int.random(in: 0..<100, using: &random)
      instant = instant.advanced(by: .milliseconds(dice == 0 ? 4000 : Int(dice % 20)))
      switch dice {
      case 0..<80: position += Double.random(in: -4...4, using: &random)
      case 80..<90:
        force = force > 0 ? 0 : 0.5
        if dice.isMultiple(of: 2) { position += 3 }
      case 90..<94: isTouched.toggle()
      case 94..<97: force = 1
      default: force = 0
      }
      return ButtonSample(
        instant: instant, force: force, position: isTouched ? position : nil,
        isSwitchDown: force == 1)
    }
  }
}

/// An app with a slider and a picker, whose callbacks run in place and are recorded.
private struct SlidingApp {
  let phone: Phone
  let recorder = Recorder()
  private let session: CaptureSession

  init(_ behavior: PhoneBehavior = PhoneBehavior()) throws {
    phone = Phone(.iPhone16Pro, behavior: behavior, mainQueue: .inPlace)
    let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    slider.prominentValues = [0.5]
    // Every digit of a value matters, so the recorder's own text for values is not used.
    slider.setActionQueue(.inPlace) { [recorder] in recorder.note("focus \($0)") }
    let picker = try CaptureIndexPicker("Look", symbolName: "camera.filters", numberOfIndexes: 5)
    picker.setActionQueue(.inPlace) { [recorder] in recorder.note("look \($0)") }
    session = try phone.launch("app").makeSession([slider, picker], delegate: recorder)
  }
}

private final class Thing: Sendable {}
