import CameraControl
import CameraControlTesting
import Foundation
import XCTest

final class ButtonTuningTests: XCTestCase {
  /// GST04, GST06, GST08, GST09, GST10: the defaults of what is no option.
  func testDefaults() {
    let tuning = ButtonTuning()
    XCTAssertEqual(tuning.lightDwell, .milliseconds(120))
    XCTAssertEqual(
      PressSpeed.allCases.map { tuning.doubleLightPressWindow[$0] },
      [.milliseconds(350), .milliseconds(600), .milliseconds(1000)])
    XCTAssertEqual(
      PressSpeed.allCases.map { tuning.doubleClickWindow[$0] },
      [.milliseconds(400), .milliseconds(700), .milliseconds(1200)])
    XCTAssertEqual(tuning.lightHold, .milliseconds(300))
    XCTAssertEqual(tuning.clickHold, .milliseconds(500))
    XCTAssertEqual(tuning.slideSlop, 1)
  }

  func testTuningAndGesturesSurviveARoundTrip() throws {
    var tuning = ButtonTuning()
    tuning.force.light.down = 0.5
    tuning.lightCommit = .releaseOnly
    tuning.clickHold = .seconds(2)
    let decoded = try JSONDecoder().decode(
      ButtonTuning.self, from: try JSONEncoder().encode(tuning))
    XCTAssertEqual(decoded, tuning)
    let gestures: [ButtonGesture] = [.touchBegan, .slide(millimeters: 1.5, begins: true), .clickUp]
    let decodedGestures = try JSONDecoder().decode(
      [ButtonGesture].self, from: try JSONEncoder().encode(gestures))
    XCTAssertEqual(decodedGestures, gestures)
  }

  func testButtonsAndSettingsHaveLastingNames() {
    XCTAssertEqual(
      PhoneButton.allCases.map(\.rawValue),
      ["cameraControl", "volumeUp", "volumeDown", "action", "airPodsStem"])
    XCTAssertEqual(LightPressForce.allCases.map(\.rawValue), ["standard", "lighter", "firmer"])
    XCTAssertEqual(PressSpeed.allCases.map(\.rawValue), ["standard", "slow", "slower"])
  }

  /// GST03: A light press scaled up to a click is held below it, so that one can still be made.
  func testLightPressIsKeptBelowTheClick() {
    var tuning = ButtonTuning()
    tuning.force.firmerScale = 100
    var finger = FingerOnButton(
      ButtonRecognizer(tuning: tuning, settings: PhoneSettings { $0.lightPressForce = .firmer }))
    finger.press(0.719)
    XCTAssertFalse(finger.recognizer.isPressed)
    finger.press(0.721)
    finger.press(0.515)
    XCTAssertTrue(finger.recognizer.isPressed)
    finger.press(0.513)
    XCTAssertEqual(finger.heard(), "light release")
  }

  /// GST06: A window below nothing is a window of nothing, which still takes in its one instant.
  func testNegativeTimeCountsAsNone() {
    var tuning = ButtonTuning()
    tuning.doubleLightPressWindow.standard = .seconds(-1)
    var finger = FingerOnButton(ButtonRecognizer(tuning: tuning))
    finger.lightPress()
    finger.lightPress()
    finger.wait(.nanoseconds(1))
    finger.lightPress()
    XCTAssertEqual(finger.heard(), "light release double-light release light release")
  }

  func testNonsenseGetsNothingStuck() {
    let numbers = [Double.nan, .infinity, -.infinity, -1, 0, .leastNonzeroMagnitude, 0.5, 1, 2]
    let times = [Duration.seconds(-1), .zero, .milliseconds(10), .seconds(Int64.max)]
    var random = SeededGenerator(seed: 0x7E57)
    for _ in 0..<2000 {
      func number() -> Double { numbers[Int.random(in: 0..<numbers.count, using: &random)] }
      func time() -> Duration { times[Int.random(in: 0..<times.count, using: &random)] }
      var tuning = ButtonTuning()
      tuning.force.light = ForceThreshold(down: number(), up: number())
      tuning.force.click = ForceThreshold(down: number(), up: number())
      tuning.force.standardScale = number()
      tuning.slideSlop = number()
      tuning.lightDwell = time()
      tuning.lightHold = time()
      tuning.clickHold = time()
      tuning.doubleClickWindow.standard = time()
      var finger = FingerOnButton(ButtonRecognizer(tuning: tuning))
      for force in [0.2, 0.4, 0.9, 0.5, 1, 0.1, 0] {
        finger.force = force
        finger.move(to: force * 10)
        finger.wait(.milliseconds(20))
      }
      finger.checkThatNothingIsStuck()
    }
  }
}
