import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class ValueScaleExactnessTests: XCTestCase {
  /// SLD04: 1...12 by 0.1 has 111 positions, each the number one would write.
  func testTenthsAreTheNumbersOneWrites() throws {
    let scale = try ValueScale(in: 1...12, step: 0.1)
    XCTAssertEqual(scale.positionCount, 111)
    for tenth in 10...120 {
      let written = try XCTUnwrap(Float("\(tenth / 10).\(tenth % 10)"))
      XCTAssertEqual(scale.value(at: tenth - 10), Double(written))
      XCTAssertEqual(scale.index(of: Double(written)), tenth - 10)
      XCTAssertTrue(scale.isOnGrid(Double(written)))
    }
  }

  /// SLD04: a position is found by its own text, read as a `Float` or as a `Double`, and left from it.
  func testAPositionIsFoundByItsText() throws {
    for (range, step) in [
      (1...12, 0.1), (-2...2, 1 / 3), (0...1, 0.01), (-0.7...0.9, 0.1), (100...3200, 0.3),
    ] as [(ClosedRange<Float>, Float)] {
      let scale = try ValueScale(in: range, step: step)
      for index in 0..<(try XCTUnwrap(scale.positionCount)) {
        let value = try XCTUnwrap(scale.value(at: index))
        for text in [Float(value).description, value.description] {
          let number = try XCTUnwrap(Double(text))
          XCTAssertEqual(scale.index(of: number), index, text)
          XCTAssertTrue(scale.isOnGrid(number), text)
          XCTAssertTrue(scale.contains(number), text)
          XCTAssertEqual(scale.clamped(number), value, text)
        }
      }
    }
  }

  /// SLD04: no position is a negative zero, which has other bits than zero.
  func testZeroIsNeverNegative() throws {
    let above = try ValueScale(in: -0.0...1, step: 0.25)
    let below = try ValueScale(in: -1...(-0.0), step: 0.25)
    let zeros = [
      above.value(at: 0), above.nearest(to: -1),
      above.value(atFraction: 0), below.value(at: 4), below.nearest(to: 1),
      below.value(atFraction: 1),
    ]
    for zero in zeros { XCTAssertEqual(zero?.bitPattern, 0) }
    // The lower bound is not exactly the decimal that was meant, and what is left of it is too small
    // for a `Float`.
    let step = Float(0x1p-140)
    let tiny = try ValueScale(in: (-16_413 * step)...step, step: step)
    XCTAssertEqual(tiny.value(at: 16_413)?.bitPattern, 0)
  }

  /// SLD04: -3...3 by 1/3 has 19 positions, with a true zero.
  func testThirdsAreThirds() throws {
    let scale = try ValueScale(in: -3...3, step: 1 / 3)
    XCTAssertEqual(scale.positionCount, 19)
    for third in -9...9 {
      XCTAssertEqual(scale.value(at: third + 9), Double(Float(third) / 3))
    }
    let inner = try ValueScale(in: (-2 / 3)...(4 / 3), step: 1 / 3)
    XCTAssertEqual(inner.positionCount, 7)
    XCTAssertEqual(inner.value(at: 2), 0)
  }

  /// SLD04: a step larger than the range leaves the minimum only.
  func testAStepLargerThanTheRangeLeavesTheMinimum() throws {
    let scale = try ValueScale(in: 1...2, step: 5)
    XCTAssertEqual(scale.positionCount, 1)
    XCTAssertEqual([0, 0.5, 1].map { scale.value(atFraction: $0) }, [1, 1, 1])
    XCTAssertFalse(scale.isOnGrid(2))
    XCTAssertEqual(scale.upperBound, 2)
  }

  /// SLD04: a grid that does not fit the range ends below the maximum.
  func testAnUnevenGridEndsBelowTheMaximum() throws {
    let scale = try ValueScale(in: 0...1, step: 0.3)
    let written: [Float] = [0, 0.3, 0.6, 0.9]
    XCTAssertEqual((0...3).map { scale.value(at: $0) }, written.map { Double($0) })
    XCTAssertEqual(scale.value(atFraction: 1), Double(Float(0.9)))
    XCTAssertEqual(try ValueScale(in: 0...1, step: 0.33333).positionCount, 4)
    XCTAssertFalse(try ValueScale(in: 0...1, step: 0.33333).isOnGrid(1))
    XCTAssertEqual(try ValueScale(in: 0...10_000_001, step: 4).upperBound, 10_000_001)
    XCTAssertFalse(try ValueScale(in: 0...10_000_001, step: 4).isOnGrid(10_000_001))
  }

  /// SLD04: any grid of decimals has exactly the decimals between its bounds.
  func testDecimalGridsAreExact() throws {
    var generator = SeededGenerator(seed: Effort.seed(31))
    for _ in 0..<Effort.count(sample: 300, campaign: 300_000) {
      let places = Int.random(in: 0...4, using: &generator)
      let minimum = Int.random(in: -5000...5000, using: &generator)
      let step = Int.random(in: 1...200, using: &generator)
      let count = Int.random(in: 1...300, using: &generator)
      let rest = Int.random(in: 0..<step, using: &generator)
      func written(_ number: Int) throws -> Float { try XCTUnwrap(Float("\(number)e-\(places)")) }
      let lower = try written(minimum)
      let upper = try written(minimum + count * step + rest)
      let scale = try ValueScale(in: lower...upper, step: written(step))
      XCTAssertEqual(scale.positionCount, count + 1, "\(lower)...\(upper) by \(step)e-\(places)")
      for index in 0...count {
        let value = Double(try written(minimum + index * step))
        guard scale.value(at: index) == value, scale.index(of: value) == index else {
          return XCTFail("\(lower)...\(upper) by \(step)e-\(places), position \(index)")
        }
      }
      XCTAssertEqual(scale.isOnGrid(Double(upper)), rest == 0)
    }
  }

  /// SLD04: any grid of simple fractions has exactly these fractions.
  func testFractionGridsAreExact() throws {
    var generator = SeededGenerator(seed: Effort.seed(32))
    for _ in 0..<Effort.count(sample: 300, campaign: 300_000) {
      let parts = Int.random(in: 2...24, using: &generator)
      let minimum = Int.random(in: -5 * parts...5 * parts, using: &generator)
      let step = Int.random(in: 1...20, using: &generator)
      let count = Int.random(in: 1...300, using: &generator)
      func fraction(_ top: Int) -> Float { Float(top) / Float(parts) }
      let scale = try ValueScale(
        in: fraction(minimum)...fraction(minimum + count * step), step: fraction(step))
      XCTAssertEqual(scale.positionCount, count + 1, "\(minimum)+\(count)*\(step) / \(parts)")
      for index in 0...count {
        let value = Double(fraction(minimum + index * step))
        guard scale.value(at: index) == value, scale.index(of: value) == index else {
          return XCTFail("\(minimum)+\(index)*\(step) / \(parts)")
        }
      }
    }
  }

  /// SLD04: a step that was computed as the range over a count fits the range that often.
  func testAComputedStepEndsOnTheMaximum() throws {
    var generator = SeededGenerator(seed: Effort.seed(33))
    var total = 0
    var missed = 0
    for _ in 0..<Effort.count(sample: 2_000, campaign: 2_000_000) {
      let (one, other) = (generator.plainFloat(), generator.plainFloat())
      let count = Int.random(in: 1...500, using: &generator)
      guard one != other else { continue }
      let (lower, upper) = (min(one, other), max(one, other))
      let step = (upper - lower) / Float(count)
      // A step of a few digits was meant as it stands, however it came about; and where the bounds
      // swallow its digits, the scale cannot tell what was meant.
      let digits = step.description.filter(\.isNumber).drop { $0 == "0" }.count
      guard digits > 6, step > max(lower.magnitude, upper.magnitude).ulp * 1000 else { continue }
      let scale = try ValueScale(in: lower...upper, step: step)
      XCTAssertEqual(scale.positionCount, count + 1, "\(lower)...\(upper) by \(step)")
      total += 1
      if scale.value(at: count) != Double(upper) { missed += 1 }
    }
    // One in thousands of such steps is a simple fraction by chance, and is taken for it.
    XCTAssertGreaterThan(total, 1_000)
    XCTAssertLessThan(missed * 1000, total)
  }

  /// SLD04: a computed step with few bits, here 2057/2048, is no more certain than any other.
  func testAComputedStepOfFewBitsEndsOnTheMaximum() throws {
    let scale = try ValueScale(in: 5.83...296.1, step: (296.1 - 5.83) / 289)
    XCTAssertEqual(scale.positionCount, 290)
    XCTAssertEqual(scale.value(at: 289), Double(Float(296.1)))
  }

  /// SLD04: of two positions, a value between them is nearest to the upper one.
  func testTheUpperOfTwoPositionsIsNearest() throws {
    let scale = try ValueScale(in: 0...10, step: 1)
    XCTAssertEqual(scale.nearest(to: 2.5), 3)
  }

  /// SLD04: nearest means the distance to the value itself, not to the mark it stands for.
  func testTheNearestPositionIsTheNearestValue() throws {
    let scale = try ValueScale(in: 0...1, step: 0.1)
    XCTAssertEqual(scale.nearest(to: 0.05), 0, "the Float next to 0.1 is a bit larger")
    XCTAssertEqual(scale.nearest(to: Double(Float(0.1)) / 2), Double(Float(0.1)))
    // The Float next to 0.9 is a bit smaller, and so is the middle between it and 1.
    XCTAssertEqual(scale.nearest(to: (Double(Float(0.9)) + 1) / 2), 1)
  }

  /// SLD04: very small and very large grids have a true zero too.
  func testExtremeGridsHaveATrueZero() throws {
    for exponent in [-35, -30, -21, -14, 12, 20, 31, 36] {
      for digits in 1...99 {
        let step = try XCTUnwrap(Float("\(digits)e\(exponent - 2)"))
        let bound = try XCTUnwrap(Float("\(digits * 7)e\(exponent - 2)"))
        let scale = try ValueScale(in: -bound...bound, step: step)
        XCTAssertEqual(scale.positionCount, 15)
        XCTAssertEqual(scale.value(at: 7), 0, "\(step)")
      }
    }
  }

  /// SLD04: a grid finer than `Float` can hold is a continuous scale.
  func testAGridFinerThanFloatIsContinuous() throws {
    XCTAssertNil(try ValueScale(in: 0...1, step: .leastNonzeroMagnitude).positionCount)
    XCTAssertNil(try ValueScale(in: 0...1e30, step: 1).positionCount)
    XCTAssertEqual(try ValueScale(in: 1...2, step: Float(1).ulp * 2).positionCount, 4_194_305)
    XCTAssertEqual(try ValueScale(in: 0...16_777_215, step: 1).positionCount, 16_777_216)
    let least = Float.leastNonzeroMagnitude
    XCTAssertEqual(try ValueScale(in: 0...least * 7, step: least).positionCount, 8)
    let thrice = try ValueScale(in: 0...least * 7, step: least * 3)
    XCTAssertEqual(thrice.value(at: 1), Double(least * 3))
  }

  /// SLD04: whatever the numbers, the positions ascend inside the range and find themselves.
  func testAnyGridIsSound() throws {
    var generator = SeededGenerator(seed: Effort.seed(34))
    for round in 0..<Effort.count(sample: 4_000, campaign: 4_000_000) {
      var numbers = [generator.anyFloat(), generator.anyFloat(), generator.anyFloat()]
      if round % 2 == 0 { numbers = numbers.map { _ in generator.plainFloat() } }
      if round % 4 == 1 { numbers[1] = numbers[0] + numbers[2] * 50 }
      if round % 8 == 3 { numbers = numbers.map { $0 * 1e-30 * 1e-12 } }
      let (lower, upper) = (min(numbers[0], numbers[1]), max(numbers[0], numbers[1]))
      let step = numbers[2].magnitude
      guard lower < upper, upper.isFinite, lower.isFinite, step > 0 else { continue }
      let scale = try ValueScale(in: lower...upper, step: step)
      guard isSound(scale, using: &generator) else {
        return XCTFail("\(lower.debugDescription)...\(upper.debugDescription) by \(step)")
      }
    }
  }

  /// SLD03: every continuous scale answers with `Float`s of its range, in order.
  func testAnyContinuousScaleIsSound() throws {
    var generator = SeededGenerator(seed: Effort.seed(35))
    for _ in 0..<40_000 {
      let (one, other) = (generator.anyFloat(), generator.anyFloat())
      guard one != other else { continue }
      let scale = try ValueScale(in: min(one, other)...max(one, other))
      guard isSound(scale, using: &generator) else { return XCTFail("\(one), \(other)") }
    }
  }

  private func isSound(_ scale: ValueScale, using generator: inout SeededGenerator) -> Bool {
    func isReachable(_ value: Double) -> Bool {
      scale.contains(value) && Double(Float(value)) == value && scale.isOnGrid(value)
    }
    let fraction = Double.random(in: 0...1, using: &generator)
    let value = scale.value(atFraction: fraction)
    let above = scale.value(atFraction: fraction + 0.01)
    guard isReachable(value), isReachable(above), above >= value,
      scale.value(atFraction: 0) == scale.lowerBound,
      isReachable(scale.value(atFraction: 1)),
      isReachable(scale.nearest(to: Double(generator.anyFloat())))
    else { return false }
    guard let count = scale.positionCount else {
      return scale.value(atFraction: 1) == scale.upperBound
    }
    guard let first = scale.index(of: value) else { return false }
    for index in max(first - 20, 0)..<min(first + 20, count - 1) {
      guard let low = scale.value(at: index), let high = scale.value(at: index + 1), low < high,
        isReachable(low), isReachable(high), scale.index(of: low) == index
      else { return false }
    }
    return true
  }
}
