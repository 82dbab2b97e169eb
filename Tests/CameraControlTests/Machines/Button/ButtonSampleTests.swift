import CameraControl
import Foundation
import XCTest

final class ButtonSampleTests: XCTestCase {
  func testForceIsHeldBetweenNothingAndAll() {
    let cases: [(Double, Double)] = [
      (0.5, 0.5), (-0.1, 0), (1.1, 1), (.nan, 0), (.infinity, 0), (-.infinity, 0), (1, 1), (0, 0),
      (.leastNonzeroMagnitude, .leastNonzeroMagnitude), (.greatestFiniteMagnitude, 1),
    ]
    for (raw, tamed) in cases {
      XCTAssertEqual(ButtonSample(instant: .zero, force: raw).force, tamed, "\(raw)")
    }
  }

  func testPositionThatIsNoPlaceIsNoFinger() {
    for raw in [Double.nan, .infinity, -.infinity] {
      XCTAssertNil(ButtonSample(instant: .zero, position: raw).position)
    }
    XCTAssertEqual(ButtonSample(instant: .zero, position: -3.5).position, -3.5)
    XCTAssertEqual(ButtonSample(instant: .zero, position: 1e300).position, 1e6)
    XCTAssertEqual(ButtonSample(instant: .zero, position: -1e300).position, -1e6)
  }

  func testSampleSurvivesARoundTrip() throws {
    let samples = [
      ButtonSample(instant: .zero),
      ButtonSample(
        instant: PhoneInstant(nanoseconds: -7), force: 0.125, position: 3.5, isSwitchDown: true),
    ]
    let decoded = try JSONDecoder().decode(
      [ButtonSample].self, from: try JSONEncoder().encode(samples))
    XCTAssertEqual(decoded, samples)
  }

  func testDecodingTamesToo() throws {
    let text = """
      {"instant": {"nanoseconds": 5}, "force": 7, "position": 1e99, "isSwitchDown": false}
      """
    let sample = try JSONDecoder().decode(ButtonSample.self, from: Data(text.utf8))
    XCTAssertEqual(sample.force, 1)
    XCTAssertEqual(sample.position, 1e6)
  }
}
