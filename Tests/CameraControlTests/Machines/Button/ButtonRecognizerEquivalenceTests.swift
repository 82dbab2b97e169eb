import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// The same readings mean the same, however time is handed over between them.
final class ButtonRecognizerEquivalenceTests: XCTestCase {
  func testTimeInOneGoOrInManyStepsGivesTheSameGestures() {
    for seed in Effort.numbers(sample: 150, campaign: 40_000) {
      let samples = ButtonSample.stream(seed: UInt64(seed), count: 250)
      let plain = gestures(of: samples) { _, _, _ in }
      XCTAssertFalse(plain.isEmpty)
      XCTAssertEqual(gestures(of: samples, between: Self.deadlineByDeadline), plain, "\(seed)")
      XCTAssertEqual(gestures(of: samples, between: Self.inOneGo), plain, "\(seed)")
      XCTAssertEqual(gestures(of: samples, between: Self.inSmallSteps), plain, "\(seed)")
    }
  }

  func testReadingsOlderThanTheLastChangeNothing() {
    for seed in 0..<100 {
      let samples = ButtonSample.stream(seed: UInt64(seed), count: 250)
      var random = SeededGenerator(seed: UInt64(seed) &+ 0xA6E)
      var mixed: [ButtonSample] = []
      for sample in samples {
        mixed.append(sample)
        let age = Int64.random(in: 1...1_000_000_000, using: &random)
        mixed.append(
          ButtonSample(
            instant: PhoneInstant(nanoseconds: sample.instant.nanoseconds - age),
            force: Double.random(in: 0...1, using: &random),
            position: Double.random(in: -20...20, using: &random),
            isSwitchDown: Bool.random(using: &random)))
      }
      XCTAssertEqual(
        gestures(of: mixed) { _, _, _ in }, gestures(of: samples) { _, _, _ in }, "\(seed)")
    }
  }

  func testReadingsAtOneInstantCountInOrder() {
    var finger = FingerOnButton()
    for force in [0.4, 0.9, 0.0, 0.4, 0.0] { finger.press(force) }
    XCTAssertEqual(finger.heard(), "down up light release")
  }

  func testReadingOlderThanTheTimeAdvancedToCountsAsTakenThen() {
    var finger = FingerOnButton()
    finger.press(0.4)
    finger.wait(.milliseconds(200))
    finger.feed(ButtonSample(instant: PhoneInstant(nanoseconds: 100_000_000)))
    XCTAssertEqual(finger.heard(), "light release")
    finger.wait(.milliseconds(350))
    finger.lightPress()
    XCTAssertEqual(finger.heard(), "double-light release")
  }

  private typealias Passing = (inout ButtonRecognizer, PhoneInstant, inout [ButtonGesture]) -> Void

  private func gestures(of samples: [ButtonSample], between pass: Passing) -> [ButtonGesture] {
    var recognizer = ButtonRecognizer()
    return collected { gestures in
      for sample in samples {
        pass(&recognizer, sample.instant, &gestures)
        recognizer.handle(sample, into: &gestures)
      }
      let end = (samples.last?.instant ?? .zero).advanced(by: .seconds(10))
      recognizer.advance(to: end, into: &gestures)
    }
  }

  private static func deadlineByDeadline(
    _ recognizer: inout ButtonRecognizer, _ end: PhoneInstant,
    _ gestures: inout [ButtonGesture]
  ) {
    while let deadline = recognizer.nextDeadline, deadline <= end {
      let count = gestures.count
      recognizer.advance(to: deadline, into: &gestures)
      XCTAssertGreaterThan(gestures.count, count, "a deadline passed without a word")
    }
  }

  private static func inOneGo(
    _ recognizer: inout ButtonRecognizer, _ end: PhoneInstant,
    _ gestures: inout [ButtonGesture]
  ) {
    recognizer.advance(to: end, into: &gestures)
  }

  private static func inSmallSteps(
    _ recognizer: inout ButtonRecognizer, _ end: PhoneInstant,
    _ gestures: inout [ButtonGesture]
  ) {
    var step = end.advanced(by: .milliseconds(-40))
    while step < end {
      recognizer.advance(to: step, into: &gestures)
      step = step.advanced(by: .milliseconds(7))
    }
  }
}
