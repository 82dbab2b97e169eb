import CameraControl
import CameraControlTesting
import Foundation
import TestSupport
import XCTest

final class BinaryLogarithmTests: XCTestCase {
  /// GST11: a doubling is exact, and so is every power of two.
  func testWholeExponentsAreExactBothWays() {
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      XCTAssertEqual(BinaryLogarithm.exp2(Double(exponent)), power)
      XCTAssertEqual(BinaryLogarithm.log2(power), Double(exponent))
    }
  }

  func testPowersAgreeWithTheSystemToTwoUnits() {
    var generator = SeededGenerator(seed: Effort.seed(11))
    for _ in 0..<Effort.count(sample: 10_000, campaign: 20_000_000) {
      let x = Double.random(in: -30...30, using: &generator)
      let (own, system) = (BinaryLogarithm.exp2(x), Foundation.exp2(x))
      XCTAssertLessThanOrEqual((own - system).magnitude, 2 * system.ulp, "\(x)")
    }
  }

  func testLogarithmsAgreeWithTheSystemToTwoUnits() {
    var generator = SeededGenerator(seed: Effort.seed(12))
    for round in 0..<Effort.count(sample: 10_000, campaign: 20_000_000) {
      let x =
        round % 2 == 0
        ? Double.random(in: 0.5...2, using: &generator)
        : BinaryLogarithm.exp2(Double.random(in: -300...300, using: &generator))
      let (own, system) = (BinaryLogarithm.log2(x), Foundation.log2(x))
      XCTAssertLessThanOrEqual((own - system).magnitude, 2 * system.ulp, "\(x)")
    }
  }

  func testSomeBitsAreFixedForAllPlatforms() {
    XCTAssertEqual(BinaryLogarithm.exp2(0.5), 1.414_213_562_373_095)
    XCTAssertEqual(BinaryLogarithm.log2(3), 1.584_962_500_721_156)
    XCTAssertEqual(BinaryLogarithm.log2(10), 3.321_928_094_887_362_4)
  }

  func testWhatHasNoAnswerIsAnsweredAsTheStandardDoes() {
    XCTAssertEqual(BinaryLogarithm.exp2(2000), .infinity)
    XCTAssertEqual(BinaryLogarithm.exp2(.infinity), .infinity)
    XCTAssertEqual(BinaryLogarithm.exp2(-2000), 0)
    XCTAssertEqual(BinaryLogarithm.exp2(-.infinity), 0)
    XCTAssertTrue(BinaryLogarithm.exp2(.nan).isNaN)
    XCTAssertEqual(BinaryLogarithm.log2(0), -.infinity)
    XCTAssertEqual(BinaryLogarithm.log2(.infinity), .infinity)
    XCTAssertTrue(BinaryLogarithm.log2(-1).isNaN)
    XCTAssertTrue(BinaryLogarithm.log2(.nan).isNaN)
  }
}
