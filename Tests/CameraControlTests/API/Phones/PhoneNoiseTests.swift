import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Unsteady hands and noisy sensors, as far as an app and the person notice them.
final class PhoneNoiseTests: XCTestCase {
  /// DEL10, EVT05: whatever the sensors report, in whatever order it arrives, and for every setting
  /// of force and speed: what began ends, and nothing stays open.
  func testNothingGetsStuck() throws {
    for seed in Effort.seeds(sample: 4, campaign: 2_000) {
      var random = SeededGenerator(seed: seed)
      let (phone, app) = try CameraApp.open(settings: { Self.chooseAccess(&$0, using: &random) })
      for sample in Self.stream(seed: seed, using: &random) {
        phone.core.send(sample)
        app.check()
      }
      let end = phone.now.advanced(by: .milliseconds(1))
      phone.core.send(ButtonSample(instant: end))
      phone.core.advance(to: end.advanced(by: .seconds(10)))
      app.check()
      XCTAssertEqual(phone.overlay.titles, "hidden", "seed \(seed)")
      XCTAssertNil(phone.core.nextDeadline, "seed \(seed)")
      let heard = app.heard().split(separator: " ").map(String.init)
      XCTAssertTrue(heard.contains("inactive"), "seed \(seed)")
      check(heard, "active", "inactive", seed)
      check(heard, "enter", "exit", seed)
      check(heard, "began", "ended", seed)
    }
  }

  /// GST01, OVL14: force that hovers at both ends of a light press is one press, of one overlay.
  func testAHoveringForceOpensOneOverlay() throws {
    var random = SeededGenerator(seed: 7)
    let (phone, app) = try CameraApp.open()
    phone.touch(force: 0.35)
    for _ in 0..<400 {
      phone.wait(.milliseconds(8))
      phone.sense(Double.random(in: 0.25...0.37, using: &random), at: 0)
    }
    phone.lift()
    XCTAssertEqual(app.heard(), "active enter")
    XCTAssertEqual(phone.overlay.titles, "Focus", "never the list")
  }

  /// GST02, EVT05: force that hovers at both ends of a click is one press.
  func testAHoveringForceIsOnePress() throws {
    var random = SeededGenerator(seed: 8)
    let (phone, app) = try CameraApp.open()
    phone.touch(force: 0.8)
    for _ in 0..<400 {
      phone.wait(.milliseconds(8))
      phone.sense(Double.random(in: 0.6...0.85, using: &random), at: 0)
    }
    phone.lift()
    XCTAssertEqual(app.heard(), "began ended")
  }

  /// OVL12, OVL26: a finger that rests and trembles has no effect, but keeps an overlay open.
  func testATremblingFingerChangesNothing() throws {
    var random = SeededGenerator(seed: 9)
    let (phone, app) = try CameraApp.open()
    for heard in ["", "active enter"] {
      if !heard.isEmpty { phone.lightPress() }
      for _ in 0..<1000 {
        phone.wait(.milliseconds(8))
        phone.sense(
          Double.random(in: 0...0.3, using: &random),
          at: Double.random(in: -0.49...0.49, using: &random))
      }
      XCTAssertEqual(app.heard(), heard)
      phone.lift()
    }
    XCTAssertEqual(phone.overlay.titles, "Focus")
  }

  /// GST05: a quick click flashes no overlay, however the force is set and however it rises.
  func testAQuickClickFlashesNoOverlay() throws {
    for force in LightPressForce.allCases {
      let (phone, app) = try CameraApp.open(settings: { $0.lightPressForce = force })
      for level in [0.1, 0.3, 0.5, 0.7, 0.9, 1, 1, 0.9, 0.7, 0.5, 0.3, 0.1] {
        phone.sense(level, at: level, isSwitchDown: level > 0.8)
        phone.wait(.milliseconds(8))
      }
      phone.lift()
      XCTAssertEqual(app.heard(), "began ended")
      XCTAssertEqual(phone.overlay.titles, "hidden")
    }
  }

  /// Checks that each `start` is followed by an `end` before the next, and that every `end` has a
  /// `start`.
  private func check(
    _ heard: [String], _ start: String, _ end: String, _ seed: UInt64, line: UInt = #line
  ) {
    let words = heard.filter { $0 == start || $0 == end }
    for (index, word) in words.enumerated() {
      XCTAssertEqual(word, index.isMultiple(of: 2) ? start : end, "seed \(seed)", line: line)
    }
    XCTAssertTrue(words.count.isMultiple(of: 2), "seed \(seed)", line: line)
  }

  /// Returns a stream with lost, repeated, late and early readings.
  private static func stream(
    seed: UInt64, using random: inout SeededGenerator
  ) -> [ButtonSample] {
    var samples = ButtonSample.stream(seed: seed, count: 600)
    for index in samples.indices.dropFirst() {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: samples[index] = samples[index - 1]
      case 1: samples.swapAt(index, index - 1)
      case 2: samples.swapAt(index, Int.random(in: max(0, index - 9)...index, using: &random))
      default: break
      }
    }
    return samples
  }

  private static func chooseAccess(
    _ settings: inout PhoneSettings, using random: inout SeededGenerator
  ) {
    settings.lightPressForce = LightPressForce.allCases.randomElement(using: &random) ?? .standard
    settings.doubleLightPressSpeed = PressSpeed.allCases.randomElement(using: &random) ?? .standard
    settings.doubleClickSpeed = PressSpeed.allCases.randomElement(using: &random) ?? .standard
    settings.focusLock = true
  }
}
