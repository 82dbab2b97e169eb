import CameraControl
import CameraControlTesting
import Foundation
import XCTest

/// The texts of the exceptions that a phone raises.
final class RaisedExceptionTextTests: XCTestCase {
  /// CTL22, CTL23, SLD01, SLD02: the text of iOS with its numbers, behind Apple's class and selector.
  func testTheTextsOfASliderThatCannotBeMade() {
    let ranged = "AVCaptureSlider initWithLocalizedTitle:symbolName:minValue:maxValue:"
    check("*** -[\(ranged)] minValue 5.000000 must be less than maxValue 5.000000") {
      _ = try CaptureSlider("A", symbolName: "a", in: 5...5)
    }
    check("*** -[\(ranged)step:] minValue -0.100000 must be less than maxValue -0.100000") {
      _ = try CaptureSlider("A", symbolName: "a", in: -0.1 ... -0.1, step: 1)
    }
    check("*** -[\(ranged)step:] step 0.000000 must be greater than 0") {
      _ = try CaptureSlider("A", symbolName: "a", in: 0...1, step: 0)
    }
    check("*** -[\(ranged)step:] step -0.250000 must be greater than 0") {
      _ = try CaptureSlider("A", symbolName: "a", in: 0...1, step: -0.25)
    }
  }

  /// CTL22, CTL23, SLD10: below and above the range.
  func testTheTextsOfAValueOutOfRange() throws {
    let slider = try CaptureSlider("A", symbolName: "a", in: 0...2)
    let set = "*** -[AVCaptureSlider setValue:] Value"
    check("\(set) -0.500000 is less than the slider's minimum value 0.000000") {
      try slider.setValue(-0.5)
    }
    check("\(set) 2.100000 is greater than the slider's maximum value 2.000000") {
      try slider.setValue(2.1)
    }
  }

  /// CTL22, CTL23, PCK01, PCK02, PCK08: each way to make a picker has its selector.
  func testTheTextsOfAPicker() throws {
    let made = "*** -[AVCaptureIndexPicker initWithLocalizedTitle:symbolName:"
    check("\(made)numberOfIndexes:] numberOfIndexes must be greater than 0") {
      _ = try CaptureIndexPicker("A", symbolName: "a", numberOfIndexes: 0)
    }
    check(
      "\(made)numberOfIndexes:localizedTitleTransform:] numberOfIndexes must be greater than 0"
    ) {
      _ = try CaptureIndexPicker("A", symbolName: "a", numberOfIndexes: -1) { "\($0)" }
    }
    check("\(made)localizedIndexTitles:] localizedIndexTitles's size must be greater than 0") {
      _ = try CaptureIndexPicker("A", symbolName: "a", localizedIndexTitles: [])
    }
    let picker = try CaptureIndexPicker("A", symbolName: "a", numberOfIndexes: 3)
    let set = "*** -[AVCaptureIndexPicker setSelectedIndex:] Selected index"
    check("\(set) -1 is less than 0") { try picker.setSelectedIndex(-1) }
    check("\(set) 3 is larger than the largest supported index 2") {
      try picker.setSelectedIndex(3)
    }
  }

  /// BIA01, CTL22, CTL23, ZOM01: with an action and without one.
  func testTheTextsOfADeviceThatCannot() throws {
    let phone = Phone()
    let microphone = phone.microphone
    let made = "initWithDevice:"
    let device = "device <AVCaptureDevice: [\(microphone.localizedName)][\(microphone.uniqueID)]>"
    let (zoom, bias) = ("AVCaptureSystemZoomSlider", "AVCaptureSystemExposureBiasSlider")
    check("*** -[\(zoom) \(made)] \(device) does not support setting videoZoomFactor") {
      _ = try SystemZoomSlider(device: microphone)
    }
    check("*** -[\(zoom) \(made)action:] \(device) does not support setting videoZoomFactor") {
      _ = try SystemZoomSlider(device: microphone) { _ in }
    }
    check("*** -[\(bias) \(made)] \(device) does not support setting exposureTargetBias") {
      _ = try SystemExposureBiasSlider(device: microphone)
    }
    check("*** -[\(bias) \(made)action:] \(device) does not support setting exposureTargetBias") {
      _ = try SystemExposureBiasSlider(device: microphone) { _ in }
    }
  }

  /// BIA06, CTL22, CTL23, SES07, SES09, SES10, SES11, ZOM10: each reason not to add a control has its text.
  func testTheTextsOfAControlThatCannotBeAdded() throws {
    let phone = Phone(behavior: PhoneBehavior { $0.session.maxControls = 3 })
    let app = phone.startInBackground("app")
    let (session, other) = (CaptureSession(in: app), CaptureSession(in: app))
    let device = phone.cameras[0]
    let there = try CaptureSlider("A", symbolName: "a", in: 0...1)
    there.setActionQueue(.inPlace) { _ in }
    try session.addControl(SystemZoomSlider(device: device))
    try session.addControl(SystemExposureBiasSlider(device: device))
    try session.addControl(there)
    let multiple = "The session doesn't support having multiple"
    let instances = "instances with the same device"
    let instance = "An AVCaptureControl instance"
    let cases: [(String, () throws -> Void)] = [
      (
        "\(instance) may not be added more than once to a session",
        {
          try session.addControl(there)
        }
      ),
      ("\(instance) may not be added to more than one session", { try other.addControl(there) }),
      (
        "\(instance) cannot have a nil action queue",
        {
          try session.addControl(CaptureSlider("B", symbolName: "b", in: 0...1))
        }
      ),
      (
        "\(multiple) AVCaptureSystemZoomSlider \(instances)",
        {
          try session.addControl(SystemZoomSlider(device: device))
        }
      ),
      (
        "\(multiple) AVCaptureSystemExposureBiasSlider \(instances)",
        {
          try session.addControl(SystemExposureBiasSlider(device: device))
        }
      ),
      (
        "The session cannot have more than 3 controls",
        {
          try session.addControl(SystemZoomSlider(device: phone.cameras[1]))
        }
      ),
    ]
    for (text, call) in cases { check("*** -[AVCaptureSession addControl:] \(text)", call) }
  }

  /// CTL22: numbers are written as `printf` writes them.
  func testNumbersAreWrittenAsInC() {
    var numbers: [Float] = [
      0, -0.0, 1, 0.1, 0.0000005, 0.0000015, 0.5, 1.0 / 3, 16_777_216, .greatestFiniteMagnitude,
      .leastNonzeroMagnitude, .leastNormalMagnitude, .pi, 0.99999994, 9.9999995, 1.17e-7,
    ]
    // Each has an exact tie in its seventh decimal, or is a power of two.
    numbers += (1...30).map { Float(sign: .plus, exponent: -$0, significand: 1) }
    numbers += (0..<64).map { Float($0) / 128 }
    var generator = SeededGenerator(seed: 22)
    let bits = (0..<2000).map { _ in UInt32.random(in: 0..<0x7F80_0000, using: &generator) }
    numbers += bits.map { Float(bitPattern: $0) }
    for number in numbers {
      for signed in [number, -number] {
        XCTAssertEqual(signed.withSixDecimals, String(format: "%f", Double(signed)))
      }
    }
  }

  private func check(
    _ reason: String, file: StaticString = #filePath, line: UInt = #line,
    _ call: () throws -> Void
  ) {
    XCTAssertThrowsError(try call(), file: file, line: line) { error in
      let exception = (error as? CaptureError)?.exception
      XCTAssertEqual(exception?.name, "NSInvalidArgumentException", file: file, line: line)
      XCTAssertEqual(exception?.reason, reason, file: file, line: line)
    }
  }
}
