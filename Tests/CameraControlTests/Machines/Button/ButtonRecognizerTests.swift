import CameraControl
import XCTest

final class ButtonRecognizerTests: XCTestCase {
  private var finger = FingerOnButton()

  override func setUp() {
    finger = FingerOnButton()
  }

  // MARK: Force

  /// GST01: 0.35 starts a light press, less than 0.25 ends it, and wavering between changes nothing.
  func testLightPressStartsAndEndsAtItsTwoForces() {
    finger.press(0.349)
    XCTAssertFalse(finger.recognizer.isPressed)
    finger.press(0.35)
    XCTAssertTrue(finger.recognizer.isPressed)
    for force in [0.25, 0.349, 0.3, 0.35, 0.25] { finger.press(force) }
    XCTAssertEqual(finger.heard(), "")
    finger.press(0.249)
    XCTAssertEqual(finger.heard(), "light release")
    for force in [0.25, 0.349, 0.3] { finger.press(force) }
    XCTAssertFalse(finger.recognizer.isPressed)
  }

  /// GST02: 0.80 is click down, less than 0.60 is click up, and wavering between changes nothing.
  func testClickGoesDownAndUpAtItsTwoForces() {
    finger.press(0.799)
    XCTAssertFalse(finger.recognizer.isClickDown)
    finger.press(0.8)
    for force in [0.6, 0.799, 0.8, 0.6] { finger.press(force) }
    XCTAssertEqual(finger.heard(), "down")
    finger.press(0.599)
    for force in [0.6, 0.799, 0.6] { finger.press(force) }
    XCTAssertEqual(finger.heard(), "up")
  }

  /// GST02: The switch alone is a click too, and a click is up when both switch and force are.
  func testSwitchAndForceEachKeepAClickDown() {
    finger.flip(down: true)
    finger.press(0.9)
    finger.flip(down: false)
    XCTAssertEqual(finger.heard(), "down")
    finger.flip(down: true)
    finger.press(0)
    XCTAssertEqual(finger.heard(), "")
    finger.flip(down: false)
    XCTAssertEqual(finger.heard(), "up")
  }

  /// GST03: The setting multiplies both light forces, and a change counts from the next reading.
  func testForceSettingScalesTheLightPress() {
    let cases: [(LightPressForce, down: Double, up: Double)] = [
      (.lighter, 0.245, 0.175), (.standard, 0.35, 0.25), (.firmer, 0.49, 0.35),
    ]
    for (setting, down, up) in cases {
      finger = FingerOnButton(recognizer { $0.lightPressForce = setting })
      finger.press(down - 0.001)
      XCTAssertFalse(finger.recognizer.isPressed, "\(setting)")
      finger.press(down + 0.001)
      finger.press(up + 0.001)
      XCTAssertTrue(finger.recognizer.isPressed, "\(setting)")
      finger.press(up - 0.001)
      XCTAssertEqual(finger.heard(), "light release", "\(setting)")
    }
  }

  // MARK: Light presses

  /// GST04: A light press is committed after 0.12 s between the thresholds.
  func testDwellCommitsALightPress() {
    finger.press(0.4)
    XCTAssertEqual(finger.recognizer.nextDeadline, PhoneInstant(nanoseconds: 120_000_000))
    finger.wait(.nanoseconds(119_999_999))
    XCTAssertEqual(finger.heard(), "")
    finger.wait(.nanoseconds(1))
    XCTAssertEqual(finger.heard(), "light")
    finger.press(0)
    XCTAssertEqual(finger.heard(), "release")
  }

  /// GST04, GST15: A slide commits the light press it happens in, and then slides.
  func testSlideCommitsALightPress() {
    finger.move(to: 10)
    finger.press(0.4)
    finger.move(to: 10.5)
    XCTAssertEqual(finger.heard(), "touch")
    finger.move(to: 12)
    finger.move(to: 13)
    XCTAssertEqual(finger.heard(), "light slide(2.0) on(1.0)")
    finger.wait(.seconds(1))
    finger.press(0)
    XCTAssertEqual(finger.heard(), "release")
    finger.move(to: 14)
    XCTAssertEqual(finger.heard(), "on(1.0)")
  }

  /// GST04: With `releaseOnly` neither dwell nor slide commits a light press.
  func testReleaseOnlyWaitsForTheRelease() {
    var tuning = ButtonTuning()
    tuning.lightCommit = .releaseOnly
    finger = FingerOnButton(ButtonRecognizer(tuning: tuning))
    finger.move(to: 0)
    finger.press(0.4)
    finger.wait(.milliseconds(200))
    finger.move(to: 2)
    finger.wait(.seconds(1))
    XCTAssertEqual(finger.heard(), "touch slide(2.0)")
    finger.press(0)
    XCTAssertEqual(finger.heard(), "light release")
  }

  /// GST04, GST09: With `releaseOnly` a hold commits its press, as it can't be told before it.
  func testReleaseOnlyCommitsAHold() {
    var tuning = ButtonTuning()
    tuning.lightCommit = .releaseOnly
    finger = FingerOnButton(ButtonRecognizer(tuning: tuning))
    finger.press(0.4)
    finger.wait(.milliseconds(299))
    XCTAssertEqual(finger.heard(), "")
    finger.wait(.milliseconds(1))
    XCTAssertEqual(finger.heard(), "light light-hold")
  }

  /// GST05: A press that reaches the click before it was committed is no light press, up nor down.
  func testQuickClickIsNoLightPress() {
    for force in [0.3, 0.5, 0.7, 0.9, 0.7, 0.5, 0.36] {
      finger.press(force)
      finger.wait(.milliseconds(30))
    }
    finger.wait(.seconds(1))
    finger.press(0)
    XCTAssertEqual(finger.heard(), "down up")
  }

  /// OVL33: A committed light press stays open through full clicks and ends with the finger.
  func testLightPressStaysOpenThroughClicks() {
    finger.press(0.4)
    finger.wait(.milliseconds(200))
    finger.press(0.9)
    finger.press(0.4)
    finger.wait(.milliseconds(600))
    finger.press(0.9)
    finger.press(0.3)
    XCTAssertEqual(finger.heard(), "light down up down up")
    finger.press(0.2)
    XCTAssertEqual(finger.heard(), "release")
  }

  /// GST06, GST07: A second press that starts within 0.35 s of the first's release makes a pair, the
  /// first acts at once, and a third starts anew.
  func testSecondLightPressWithinTheWindowIsDouble() {
    finger.lightPress()
    XCTAssertEqual(finger.heard(), "light release")
    finger.wait(.milliseconds(350))
    finger.lightPress(for: .milliseconds(120))
    XCTAssertEqual(finger.heard(), "double-light release")
    finger.wait(.milliseconds(10))
    finger.lightPress()
    finger.wait(.milliseconds(10))
    finger.lightPress()
    XCTAssertEqual(finger.heard(), "light release double-light release")
  }

  /// GST06: The window's last nanosecond still counts, for each speed, and the next does not.
  func testDoubleLightPressWindowOfEachSpeed() {
    let windows: [(PressSpeed, Duration)] = [
      (.standard, .milliseconds(350)), (.slow, .milliseconds(600)), (.slower, .seconds(1)),
    ]
    for (speed, window) in windows {
      for (extra, word) in [(Duration.zero, "double-light"), (.nanoseconds(1), "light")] {
        finger = FingerOnButton(recognizer { $0.doubleLightPressSpeed = speed })
        finger.lightPress()
        finger.wait(window + extra)
        finger.lightPress()
        XCTAssertEqual(finger.heard(), "light release \(word) release", "\(speed)")
      }
    }
  }

  /// GST06: A click or a slide between two light presses, or a slide in the first, breaks the pair.
  func testClickOrSlideBreaksAPairOfLightPresses() {
    finger.lightPress()
    finger.click()
    finger.lightPress()
    XCTAssertEqual(finger.heard(), "light release down up light release")
    finger.checkThatNothingIsStuck()
    finger.move(to: 0)
    finger.lightPress()
    finger.move(to: 2)
    finger.lightPress()
    XCTAssertEqual(finger.heard(), "touch light release slide(2.0) light release")
    finger.checkThatNothingIsStuck()
    finger.move(to: 0)
    finger.press(0.4)
    finger.move(to: 2)
    finger.press(0)
    finger.lightPress()
    XCTAssertEqual(finger.heard(), "leave touch light slide(2.0) release light release")
  }

  /// GST06: A slide in the second press commits it as the second of its pair.
  func testSlideCommitsADoubleLightPress() {
    finger.move(to: 0)
    finger.lightPress()
    finger.press(0.4)
    finger.move(to: -2)
    XCTAssertEqual(finger.heard(), "touch light release double-light slide(-2.0)")
  }

  /// GST09: A light press kept for 0.30 s from its start is a hold, once.
  func testLightHold() {
    finger.press(0.4)
    finger.wait(.milliseconds(299))
    XCTAssertEqual(finger.heard(), "light")
    finger.wait(.milliseconds(1))
    XCTAssertEqual(finger.heard(), "light-hold")
    finger.wait(.seconds(5))
    finger.press(0)
    XCTAssertEqual(finger.heard(), "release")
  }

  /// GST09: A slide or a click calls the hold off.
  func testSlideOrClickCallsTheLightHoldOff() {
    finger.move(to: 0)
    finger.press(0.4)
    finger.wait(.milliseconds(200))
    finger.move(to: 1)
    finger.wait(.seconds(1))
    XCTAssertEqual(finger.heard(), "touch light slide(1.0)")
    finger.checkThatNothingIsStuck()
    _ = finger.heard()
    finger.press(0.4)
    finger.wait(.milliseconds(200))
    finger.press(0.9)
    finger.press(0.4)
    finger.wait(.seconds(1))
    XCTAssertEqual(finger.heard(), "light down up")
  }

  // MARK: Clicks

  /// GST08: A second click down within 0.40 s of the first's up is a double click, a third is not.
  func testSecondClickWithinTheWindowIsDouble() {
    finger.click()
    finger.wait(.milliseconds(400))
    finger.press(0.9)
    XCTAssertEqual(finger.heard(), "down up down double-click")
    finger.press(0)
    finger.wait(.milliseconds(10))
    finger.click()
    finger.wait(.milliseconds(10))
    finger.click()
    XCTAssertEqual(finger.heard(), "up down up down double-click up")
  }

  /// GST08: The window's last nanosecond still counts, for each speed, and the next does not.
  func testDoubleClickWindowOfEachSpeed() {
    let windows: [(PressSpeed, Duration)] = [
      (.standard, .milliseconds(400)), (.slow, .milliseconds(700)), (.slower, .milliseconds(1200)),
    ]
    for (speed, window) in windows {
      for (extra, words) in [(Duration.zero, "down double-click"), (.nanoseconds(1), "down")] {
        finger = FingerOnButton(recognizer { $0.doubleClickSpeed = speed })
        finger.click()
        finger.wait(window + extra)
        finger.click()
        XCTAssertEqual(finger.heard(), "down up \(words) up", "\(speed)")
      }
    }
  }

  /// GST10: A click kept down for 0.50 s is a hold, once.
  func testClickHold() {
    finger.flip(down: true)
    XCTAssertEqual(finger.recognizer.nextDeadline, PhoneInstant(nanoseconds: 500_000_000))
    finger.wait(.nanoseconds(499_999_999))
    XCTAssertEqual(finger.heard(), "down")
    finger.wait(.nanoseconds(1))
    XCTAssertEqual(finger.heard(), "click-hold")
    finger.wait(.seconds(5))
    finger.flip(down: false)
    XCTAssertEqual(finger.heard(), "up")
  }

  // MARK: Slides

  func testSlideStartsBeyondTheSlopAndLosesNothing() {
    finger.move(to: 5)
    for place in [5.4, 4.1, 5.9, 5.0] { finger.move(to: place) }
    XCTAssertEqual(finger.heard(), "touch")
    for place in [6.0, 6.25, 6.25, 5.25] { finger.move(to: place) }
    finger.move(to: nil)
    XCTAssertEqual(finger.heard(), "slide(1.0) on(0.25) on(-1.0) leave")
    finger.move(to: 0)
    finger.move(to: -1)
    XCTAssertEqual(finger.heard(), "touch slide(-1.0)")
  }

  func testWobbleBeneathAClickIsNoSlide() {
    finger.move(to: 0)
    finger.press(0.9)
    finger.move(to: 3)
    finger.position = 5
    finger.press(0)
    XCTAssertEqual(finger.heard(), "touch down up")
    finger.move(to: 5.9)
    XCTAssertEqual(finger.heard(), "")
    finger.move(to: 7)
    XCTAssertEqual(finger.heard(), "slide(2.0)")
  }

  func testTrembleOfAFingerThatHasSlidDoesNotCommitItsPress() {
    finger.move(to: 0)
    finger.move(to: 2)
    finger.press(0.4)
    finger.move(to: 2.1)
    finger.press(0.9)
    XCTAssertEqual(finger.heard(), "touch slide(2.0) down")
    finger.press(0)
    finger.move(to: 3.5)
    XCTAssertEqual(finger.heard(), "up on(1.4)")
  }

  // MARK: Changes from outside

  func testResetClosesInBalance() {
    finger.move(to: 0)
    finger.press(0.4)
    finger.wait(.milliseconds(200))
    finger.press(0.9)
    _ = finger.heard()
    finger.reset()
    XCTAssertEqual(finger.heard(), "up release leave")
    XCTAssertNil(finger.recognizer.nextDeadline)
  }

  func testNoPairReachesOverAReset() {
    finger.click()
    finger.reset()
    finger.click()
    XCTAssertEqual(finger.heard(), "down up down up")
    finger.lightPress()
    finger.reset()
    finger.lightPress()
    XCTAssertEqual(finger.heard(), "light release light release")
  }

  func testRetuningMovesADeadlineThatIsPending() {
    finger.press(0.4)
    finger.wait(.milliseconds(100))
    var tuning = ButtonTuning()
    tuning.lightDwell = .milliseconds(50)
    let slow = PhoneSettings {
      $0.lightPressForce = .firmer
      $0.doubleLightPressSpeed = .slow
      $0.doubleClickSpeed = .slow
    }
    finger.recognizer.retune(tuning, settings: slow)
    XCTAssertEqual(finger.recognizer.nextDeadline, finger.now, "due at once, not in the past")
    finger.wait(.zero)
    XCTAssertEqual(finger.heard(), "light")
    finger.press(0.34)
    XCTAssertEqual(finger.heard(), "release")
    finger.wait(.milliseconds(600))
    finger.press(0.5)
    finger.press(0)
    XCTAssertEqual(finger.heard(), "double-light release")
  }
}

/// Creates a recognizer for a person who has changed the settings.
private func recognizer(_ change: (inout PhoneSettings) -> Void) -> ButtonRecognizer {
  ButtonRecognizer(settings: PhoneSettings(change))
}
