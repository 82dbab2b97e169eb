import CameraControl
import TestSupport
import XCTest

/// A recognizer, a finger on its button, and the balance of everything it says.
///
/// The finger keeps its force and place until it is told otherwise. After every input the machine's
/// invariants are checked, and that the paired gestures alternate.
struct FingerOnButton {
  var recognizer: ButtonRecognizer
  var gestures: [ButtonGesture] = []
  var force = 0.0
  var position: Double?
  var isSwitchDown = false
  private(set) var now: PhoneInstant
  private var checked = 0
  private var isTouched = false
  private var isClickDown = false
  private var isLightOpen = false

  init(_ recognizer: ButtonRecognizer = ButtonRecognizer(), at now: PhoneInstant = .zero) {
    self.recognizer = recognizer
    self.now = now
  }

  /// Lets time pass without a reading.
  mutating func wait(_ duration: Duration, file: StaticString = #filePath, line: UInt = #line) {
    now = now.advanced(by: duration)
    gestures += collected { recognizer.advance(to: now, into: &$0) }
    check(file: file, line: line)
  }

  mutating func press(_ force: Double, file: StaticString = #filePath, line: UInt = #line) {
    self.force = force
    sense(file: file, line: line)
  }

  mutating func move(to position: Double?, file: StaticString = #filePath, line: UInt = #line) {
    self.position = position
    sense(file: file, line: line)
  }

  mutating func flip(down: Bool, file: StaticString = #filePath, line: UInt = #line) {
    isSwitchDown = down
    sense(file: file, line: line)
  }

  /// Leaves the button altogether.
  mutating func lift(file: StaticString = #filePath, line: UInt = #line) {
    force = 0
    position = nil
    isSwitchDown = false
    sense(file: file, line: line)
  }

  /// The stage of the press, as it shows from outside.
  ///
  /// Force without a gesture so far is undecided if it becomes a light press on release, and spent if
  /// it does not. The force of a light press that a click has interrupted counts as a light press, as
  /// it does for everyone who hears the gestures.
  var stage: String {
    if recognizer.isClickDown { return recognizer.isLightPressOpen ? "click over light" : "click" }
    if recognizer.isLightPressOpen { return "light" }
    guard recognizer.isPressed else { return "no press" }
    var copy = self
    _ = copy.heard()
    copy.press(0)
    return copy.heard().contains("light") ? "undecided" : "spent"
  }

  mutating func sense(file: StaticString = #filePath, line: UInt = #line) {
    let sample = ButtonSample(
      instant: now, force: force, position: position, isSwitchDown: isSwitchDown)
    feed(sample, file: file, line: line)
  }

  mutating func feed(
    _ sample: ButtonSample, file: StaticString = #filePath, line: UInt = #line
  ) {
    now = max(now, sample.instant)
    gestures += collected { recognizer.handle(sample, into: &$0) }
    check(file: file, line: line)
  }

  mutating func reset(file: StaticString = #filePath, line: UInt = #line) {
    gestures += collected { recognizer.reset(into: &$0) }
    check(file: file, line: line)
  }

  /// A light press that starts now and is released after `duration`.
  mutating func lightPress(
    for duration: Duration = .milliseconds(50), file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(0.4, file: file, line: line)
    wait(duration, file: file, line: line)
    press(0, file: file, line: line)
  }

  /// A click that starts now and comes up after `duration`.
  mutating func click(
    for duration: Duration = .milliseconds(50), file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(0.9, file: file, line: line)
    wait(duration, file: file, line: line)
    press(0, file: file, line: line)
  }

  /// Takes what was said so far.
  mutating func heard() -> String {
    defer {
      gestures.removeAll(keepingCapacity: true)
      checked = 0
    }
    return gestures.map(\.word).joined(separator: " ")
  }

  /// Everything open must close, and nothing more be due, once the finger has left.
  mutating func checkThatNothingIsStuck(file: StaticString = #filePath, line: UInt = #line) {
    lift(file: file, line: line)
    wait(.seconds(10), file: file, line: line)
    XCTAssertNil(recognizer.nextDeadline, file: file, line: line)
    XCTAssertFalse(isTouched || isClickDown || isLightOpen, "still open", file: file, line: line)
    XCTAssertFalse(recognizer.isPressed, file: file, line: line)
  }

  private mutating func check(file: StaticString, line: UInt) {
    for gesture in gestures[checked...] { weigh(gesture, file: file, line: line) }
    checked = gestures.count
    let broken = recognizer.checkInvariants()
    if !broken.isEmpty { XCTFail(broken.joined(separator: " "), file: file, line: line) }
    let isAsTold =
      recognizer.isTouched == isTouched && recognizer.isClickDown == isClickDown
      && recognizer.isLightPressOpen == isLightOpen
    if !isAsTold { XCTFail("the state is not what was told", file: file, line: line) }
    if let deadline = recognizer.nextDeadline, deadline < now {
      XCTFail("a deadline lies in the past", file: file, line: line)
    }
  }

  private mutating func weigh(_ gesture: ButtonGesture, file: StaticString, line: UInt) {
    let isBalanced: Bool
    switch gesture {
    case .touchBegan: (isBalanced, isTouched) = (!isTouched, true)
    case .touchEnded: (isBalanced, isTouched) = (isTouched, false)
    case .lightPress, .doubleLightPress: (isBalanced, isLightOpen) = (!isLightOpen, true)
    case .lightRelease: (isBalanced, isLightOpen) = (isLightOpen && !isClickDown, false)
    case .lightHold: isBalanced = isLightOpen && !isClickDown
    case .clickDown: (isBalanced, isClickDown) = (!isClickDown, true)
    case .clickUp: (isBalanced, isClickDown) = (isClickDown, false)
    case .doubleClick, .clickHold: isBalanced = isClickDown
    case .slide(let millimeters, _):
      isBalanced = isTouched && !isClickDown && millimeters.isFinite && millimeters != 0
    }
    if !isBalanced { XCTFail("\(gesture) does not fit", file: file, line: line) }
  }
}

extension ButtonGesture {
  /// One word for each gesture, so that an expectation reads like what happened.
  var word: String {
    switch self {
    case .touchBegan: "touch"
    case .touchEnded: "leave"
    case .lightPress: "light"
    case .doubleLightPress: "double-light"
    case .lightHold: "light-hold"
    case .lightRelease: "release"
    case .slide(let millimeters, let begins): (begins ? "slide" : "on") + "(\(millimeters))"
    case .clickDown: "down"
    case .clickUp: "up"
    case .doubleClick: "double-click"
    case .clickHold: "click-hold"
    }
  }
}
