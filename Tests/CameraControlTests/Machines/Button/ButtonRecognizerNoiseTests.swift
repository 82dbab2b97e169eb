import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Hands are unsteady and sensors noisy; no gesture may come of it, and none get stuck.
final class ButtonRecognizerNoiseTests: XCTestCase {
  func testAnythingAtAllStaysBalancedAndEnds() {
    for seed in Effort.numbers(sample: 40, campaign: 40_000) {
      var finger = FingerOnButton()
      for sample in ButtonSample.stream(seed: UInt64(seed), count: 250) { finger.feed(sample) }
      finger.checkThatNothingIsStuck()
    }
  }

  func testRetuningAndResettingAtAnyMomentStaysBalancedAndEnds() {
    for seed in Effort.numbers(sample: 40, campaign: 40_000) {
      var finger = FingerOnButton()
      var random = SeededGenerator(seed: UInt64(seed) &+ 0x2E7)
      for sample in ButtonSample.stream(seed: UInt64(seed), count: 250) {
        finger.feed(sample)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: finger.reset()
        case 1..<4: retune(&finger, with: &random)
        default: break
        }
      }
      finger.checkThatNothingIsStuck()
    }
  }

  /// GST01, GST02: Force that hovers at a threshold makes one press, not many.
  func testForceHoveringAtAThresholdMakesOnePress() {
    let cases = [(0.35, "light light-hold"), (0.25, "light light-hold"), (0.8, "down click-hold")]
    for (threshold, words) in cases {
      var random = SeededGenerator(seed: 0x40)
      var finger = FingerOnButton()
      finger.press(max(threshold, 0.35))
      for _ in 0..<500 {
        finger.press(threshold + Double.random(in: 0...0.04, using: &random))
        finger.wait(.milliseconds(4))
      }
      XCTAssertEqual(finger.heard(), words, "\(threshold)")
    }
  }

  /// GST04, GST09: A finger that trembles while it presses neither slides nor loses its hold.
  func testTrembleBelowTheSlopIsNothing() {
    var random = SeededGenerator(seed: 0x7E3)
    var finger = FingerOnButton()
    finger.move(to: 20)
    finger.press(0.4)
    for _ in 0..<200 {
      finger.move(to: 20 + Double.random(in: -0.99...0.99, using: &random))
      finger.wait(.milliseconds(4))
    }
    finger.lift()
    XCTAssertEqual(finger.heard(), "touch light light-hold release leave")
  }

  func testSlidesOfAContactAddUpToItsTravel() {
    for seed in Effort.numbers(sample: 20, campaign: 10_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      var finger = FingerOnButton()
      finger.move(to: 0)
      for _ in 0..<100 {
        finger.wait(.milliseconds(8))
        if Int.random(in: 0..<5, using: &random) == 0 { finger.force = finger.force > 0 ? 0 : 0.4 }
        finger.move(to: (finger.position ?? 0) + Double.random(in: -0.5...0.9, using: &random))
      }
      let end = (finger.position ?? 0) + 5
      finger.move(to: end)
      XCTAssertEqual(travel(in: finger.gestures), end, accuracy: 1e-9, "\(seed)")
      let begins = finger.gestures.filter { gesture in
        if case .slide(_, true) = gesture { true } else { false }
      }
      XCTAssertEqual(begins.count, 1)
    }
  }

  func testAbsurdJumpIsOneSlide() {
    var finger = FingerOnButton()
    finger.move(to: -.greatestFiniteMagnitude)
    finger.move(to: .greatestFiniteMagnitude)
    XCTAssertEqual(finger.heard(), "touch slide(2000000.0)")
  }

  func testForceRulesAPressWhoseFingerVanishes() {
    var finger = FingerOnButton()
    finger.move(to: 3)
    finger.press(0.4)
    finger.move(to: nil)
    finger.wait(.milliseconds(300))
    XCTAssertEqual(finger.heard(), "touch leave light light-hold")
    finger.move(to: 9)
    finger.press(0)
    XCTAssertEqual(finger.heard(), "touch release")
  }

  func testEndOfTimeIsNoTrap() {
    var finger = FingerOnButton(at: PhoneInstant(nanoseconds: .max - 1))
    finger.click()
    finger.press(0.4)
    finger.wait(.seconds(1))
    XCTAssertEqual(finger.heard(), "down click-hold up light light-hold", "all is due at the end")
    finger.checkThatNothingIsStuck()
    finger = FingerOnButton(at: PhoneInstant(nanoseconds: .min))
    finger.lightPress()
    finger.checkThatNothingIsStuck()
    XCTAssertEqual(finger.heard(), "light release")
  }

  func testStateStaysSmall() {
    XCTAssertLessThanOrEqual(MemoryLayout<ButtonRecognizer>.size, 192)
    XCTAssertLessThanOrEqual(MemoryLayout<ButtonGesture>.stride, 16)
  }

  private func retune(_ finger: inout FingerOnButton, with random: inout SeededGenerator) {
    var tuning = ButtonTuning()
    tuning.lightCommit = LightCommit.allCases.randomElement(using: &random) ?? .releaseOnly
    tuning.lightDwell = .milliseconds(Int.random(in: 0...400, using: &random))
    tuning.lightHold = .milliseconds(Int.random(in: 0...400, using: &random))
    tuning.force.click.down = Double.random(in: 0...1, using: &random)
    tuning.slideSlop = Double.random(in: 0...3, using: &random)
    var settings = PhoneSettings()
    settings.lightPressForce = LightPressForce.allCases.randomElement(using: &random) ?? .standard
    settings.doubleLightPressSpeed = PressSpeed.allCases.randomElement(using: &random) ?? .standard
    settings.doubleClickSpeed = PressSpeed.allCases.randomElement(using: &random) ?? .standard
    finger.recognizer.retune(tuning, settings: settings)
  }

  private func travel(in gestures: [ButtonGesture]) -> Double {
    gestures.reduce(0) { sum, gesture in
      if case .slide(let millimeters, _) = gesture { sum + millimeters } else { sum }
    }
  }
}
