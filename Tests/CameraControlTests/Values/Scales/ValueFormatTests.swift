import CameraControl
import CameraControlTesting
import Foundation
import XCTest

final class ValueFormatTests: XCTestCase {
  private let format = ValueFormat.oneFractionDigit

  /// SLD16: at most one fraction digit, and no ".0".
  func testNumbersHaveOneFractionDigitAtMost() {
    XCTAssertEqual(format.number(2), "2")
    XCTAssertEqual(format.number(2.5), "2.5")
    XCTAssertEqual(format.number(-0.5), "-0.5")
    XCTAssertEqual(format.number(0), "0")
    XCTAssertEqual(format.number(1.96), "2")
    XCTAssertEqual(format.number(9.949), "9.9")
    XCTAssertEqual(format.number(100), "100")
    XCTAssertEqual(format.number(Double(Float(1.1))), "1.1")
  }

  /// SLD16: nothing is ever shown as minus zero.
  func testNothingIsMinusZero() {
    XCTAssertEqual(format.number(-0.0), "0")
    XCTAssertEqual(format.number(-0.04), "0")
    XCTAssertEqual(format.exposure(0.04), "0")
    XCTAssertEqual(format.exposure(-0.04), "0")
  }

  /// SLD16: halves go away from zero, also where the nearest Float is a bit too small.
  func testHalvesGoAwayFromZero() {
    for tens in 0..<50 {
      let half = Double(Float("\(Double(tens) / 10)5") ?? 0)
      XCTAssertEqual(format.number(half), format.number(Double(tens + 1) / 10), "\(half)")
    }
  }

  /// SLD16: exposures carry their sign, zoom factors end with an x.
  func testExposuresAreSignedAndFactorsMarked() {
    XCTAssertEqual(format.exposure(1.0 / 3), "+0.3")
    XCTAssertEqual(format.exposure(-2.0 / 3), "-0.7")
    XCTAssertEqual(format.exposure(2), "+2")
    XCTAssertEqual(format.exposure(0), "0")
    XCTAssertEqual(format.zoom(2.5), "2.5x")
    XCTAssertEqual(format.zoom(1), "1x")
  }

  func testEveryPartCanBeChosen() {
    var custom = ValueFormat()
    custom.maximumFractionDigits = 3
    custom.decimalSeparator = ","
    custom.signsExposure = false
    custom.zoomSuffix = " fach"
    XCTAssertEqual(custom.number(0.062), "0,062")
    XCTAssertEqual(custom.number(1.5), "1,5")
    XCTAssertEqual(custom.exposure(1.25), "1,25")
    XCTAssertEqual(custom.zoom(2), "2 fach")
    custom.maximumFractionDigits = -5
    XCTAssertEqual(custom.number(1.5), "2")
    custom.maximumFractionDigits = .max
    XCTAssertEqual(custom.number(0.1234567), "0,123457")
  }

  func testNumbersOfAnySizeHaveAText() {
    let greatest = Double(Float.greatestFiniteMagnitude)
    XCTAssertEqual(format.number(greatest), "3.4028235e+38")
    XCTAssertEqual(format.number(-greatest), "-3.4028235e+38")
    XCTAssertEqual(format.number(16_777_216), "16777216")
    XCTAssertEqual(format.number(.infinity), "inf")
    XCTAssertEqual(format.number(.nan), "nan")
    XCTAssertEqual(format.number(.leastNonzeroMagnitude), "0")
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<20_000 {
      XCTAssertFalse(format.number(Double(generator.anyFloat())).isEmpty)
    }
  }

  func testItReadsBackFromItsCode() throws {
    var custom = ValueFormat()
    custom.zoomSuffix = "X"
    let code = try JSONEncoder().encode(custom)
    XCTAssertEqual(try JSONDecoder().decode(ValueFormat.self, from: code), custom)
  }
}
