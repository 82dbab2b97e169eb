import CameraControl
import CameraControlTesting
import XCTest

/// Tests that what leaves everything as it was is explained once, and only on the phone (EVT33).
final class WorldQuietTouchTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let recorder = Recorder()

  /// Returns a session with a slider and a picker of two titles.
  private func makeSession() throws -> (CaptureSession, CaptureSlider, CaptureIndexPicker) {
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace, action: recorder.action("focus"))
    let look = try CaptureIndexPicker(
      "Look", symbolName: "circle", localizedIndexTitles: ["Plain", "Warm"])
    look.setActionQueue(.inPlace, action: recorder.action("look"))
    return (try phone.makeSession([focus, look], delegate: recorder), focus, look)
  }

  /// The entries of the phone in the words of the report.
  private var lines: [String] {
    phone.report.description.split(separator: "\n").filter { $0.hasPrefix("- ") }.map(String.init)
  }

  private func entries() -> [String] {
    phone.unanswered.map { "\($0.what) \($0.reason) \($0.control ?? "-")" }
  }

  /// EVT33: a slide at the end of the range, and one that is too short, are explained once for each
  /// control.
  func testASlideThatChangesNothing() throws {
    let (session, focus, look) = try makeSession()
    phone.lightPress()
    for _ in 0..<3 { phone.slide(by: -0.5) }
    XCTAssertEqual(entries(), ["slide endOfRange Focus"])
    XCTAssertEqual(lines, ["- 1 slide at the end of the range (“Focus”)"])
    for _ in 0..<3 { phone.slide(millimeters: 0.5) }
    XCTAssertEqual(entries(), ["slide endOfRange Focus", "slide tooShort Focus"])
    phone.slide(by: 1)
    XCTAssertEqual(focus.value, 1)
    let called = recorder.log.count
    phone.slide(by: 0.5)
    XCTAssertEqual(recorder.log.count, called)
    phone.doubleLightPress()
    phone.perform([.tapOverlay(item: 1)])
    phone.slide(millimeters: 3)
    phone.slide(by: -1)
    XCTAssertEqual(look.selectedIndex, 0)
    XCTAssertEqual(
      entries(),
      [
        "slide endOfRange Focus", "slide tooShort Focus", "slide tooShort Look",
        "slide endOfRange Look",
      ])
    // A correct app sees this all the time, so its traces and claims are as they were.
    XCTAssertEqual(phone.trace.count(of: .unanswered), 0)
    XCTAssertEqual(phone.findings, [])
    withExtendedLifetime(session) {}
  }

  /// EVT33: so is a drag on the screen at the end of the range, but not a short one, which may go on.
  func testADragThatChangesNothing() throws {
    let (session, focus, _) = try makeSession()
    phone.lightPress()
    for _ in 0..<3 { phone.dragOverlay(millimeters: -3) }
    XCTAssertEqual(entries(), ["slide endOfRange Focus"])
    XCTAssertEqual(lines, ["- 1 slide at the end of the range (“Focus”)"])
    phone.doubleLightPress()
    phone.tapOverlay(item: 1)
    phone.dragOverlay(millimeters: 1)
    XCTAssertEqual(entries(), ["slide endOfRange Focus"])
    // A finger that rests on the button has not slid.
    phone.doubleLightPress()
    phone.tapOverlay(item: 0)
    phone.touch(force: 0)
    phone.dragOverlay(millimeters: 15)
    XCTAssertEqual(focus.value, 0.5)
    phone.lift()
    XCTAssertEqual(entries(), ["slide endOfRange Focus"])
    XCTAssertEqual(phone.trace.count(of: .unanswered), 0)
    withExtendedLifetime(session) {}
  }

  /// EVT33: where there is a single value, no other way helps.
  func testASlideOnAControlWithASingleValue() throws {
    let look = try CaptureIndexPicker(
      "Look", symbolName: "circle", localizedIndexTitles: ["Plain"])
    look.setActionQueue(.inPlace, action: recorder.action("look"))
    let session = try phone.makeSession([look], delegate: recorder)
    phone.lightPress()
    phone.slide(by: 0.5)
    phone.dragOverlay(millimeters: 9)
    XCTAssertEqual(entries(), ["slide singleValue Look"])
    XCTAssertEqual(
      phone.unanswered.map(\.description),
      ["slide on a control with a single value (“Look”). Give the control a second value."])
    withExtendedLifetime(session) {}
  }

  /// EVT33: a light press or a click whose finger trembles is no slide.
  func testWhatIsNoSlide() throws {
    let (session, _, _) = try makeSession()
    phone.lightPress()
    for (force, isDown) in [(0.5, false), (1, true)] {
      phone.wait(.seconds(1))
      for (place, force, isDown) in [(0.0, 0.0, false), (0.3, force, isDown), (0.4, 0, false)] {
        phone.send([
          ButtonSample(
            instant: phone.now.advanced(by: .milliseconds(10)), force: force, position: place,
            isSwitchDown: isDown)
        ])
      }
      phone.lift()
    }
    phone.perform([.touch(force: 0), .wait(.seconds(1)), .lift])
    // One that changes a value on its way has an effect, even if it comes back.
    phone.slide(by: 0.5)
    XCTAssertEqual(entries().filter { $0.hasPrefix("slide") }, [])
    phone.wait(.seconds(9))
    // With the overlay hidden, only what could be a slide is explained.
    phone.slide(millimeters: 0.5)
    XCTAssertEqual(entries().filter { $0.hasPrefix("slide") }, [])
    withExtendedLifetime(session) {}
  }

  /// EVT33: a slide in the list is explained until a control is opened from there.
  func testASlideInTheList() throws {
    let (session, _, _) = try makeSession()
    phone.doubleLightPress()
    phone.slide(by: 0.5)
    XCTAssertEqual(entries(), ["slide listShown -"])
    XCTAssertEqual(lines, ["- 1 slide in the list of controls"])
    phone.lightPress()
    XCTAssertEqual(entries(), [])
    phone.perform([.doubleLightPress, .slide(by: 0.5), .wait(.seconds(9))])
    phone.doubleLightPress()
    phone.slide(by: -0.5)
    XCTAssertEqual(entries(), ["slide listShown -"])
    phone.wait(.seconds(9))
    // What the list led to before is not changed by a control that a light press shows later.
    phone.lightPress()
    XCTAssertEqual(entries(), ["slide listShown -"])
    withExtendedLifetime(session) {}
  }

  /// EVT33: a value that the app writes is explained until a finger changes it.
  func testAValueThatTheAppWrites() throws {
    let (session, focus, look) = try makeSession()
    for value: Float in [0.25, 0.5] { try focus.setValue(value) }
    try look.setSelectedIndex(1)
    XCTAssertEqual(entries(), ["write writtenByApp Focus", "write writtenByApp Look"])
    XCTAssertEqual(
      lines,
      [
        "- 1 write of a value by the app, which calls no action (“Focus”)",
        "- 1 write of a value by the app, which calls no action (“Look”)",
      ])
    XCTAssertEqual(recorder.log, [])
    phone.lightPress()
    phone.slide(by: 0.25)
    XCTAssertEqual(entries(), ["write writtenByApp Look"])
    try focus.setValue(0)
    XCTAssertEqual(entries(), ["write writtenByApp Look"])
    withExtendedLifetime(session) {}
  }
}
