import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class ValueScaleTests: XCTestCase {
  private let greatest = Float.greatestFiniteMagnitude

  // MARK: What is refused

  /// SLD01: equal bounds are refused, with and without a step.
  func testEqualBoundsAreRefused() {
    assertRefused(.emptyRange, rule: "SLD01") { try ValueScale(in: 5...5) }
    assertRefused(.emptyRange, rule: "SLD01") { try ValueScale(in: 5...5, step: 1) }
    assertRefused(.emptyRange, rule: "SLD01") { try ValueScale(in: -0.0...0) }
  }

  /// SLD02: a step of zero or below is refused.
  func testAStepMustBePositive() {
    for step: Float in [0, -0.0, -1, -.leastNonzeroMagnitude] {
      assertRefused(.invalidStep, rule: "SLD02") { try ValueScale(in: 0...1, step: step) }
    }
  }

  /// SLD07: an empty list is refused.
  func testAnEmptyListIsRefused() {
    assertRefused(.emptyList, rule: "SLD07") { try ValueScale(values: []) }
  }

  /// SLD08: numbers that are not finite are refused wherever they stand.
  func testNumbersMustBeFinite() {
    for number: Float in [.nan, .infinity, -.infinity] {
      assertRefused(.notFinite, rule: "SLD08") { try ValueScale(in: 0...1, step: number) }
      assertRefused(.notFinite, rule: "SLD08") { try ValueScale(values: [1, number, 2]) }
    }
    let ranges: [ClosedRange<Float>] = [
      0...(.infinity), (-.infinity)...0, (-.infinity)...(.infinity),
    ]
    for range in ranges {
      assertRefused(.notFinite, rule: "SLD08") { try ValueScale(in: range) }
      assertRefused(.notFinite, rule: "SLD08") { try ValueScale(in: range, step: 1) }
    }
  }

  // MARK: Continuous

  /// SLD03: every value of the range can be reached, both ends included.
  func testAContinuousScaleReachesEverything() throws {
    let scale = try ValueScale(in: -1...3)
    XCTAssertNil(scale.positionCount)
    XCTAssertEqual(scale.value(atFraction: 0), -1)
    XCTAssertEqual(scale.value(atFraction: 1), 3)
    XCTAssertEqual(scale.value(atFraction: 0.25), 0)
    XCTAssertTrue(scale.isOnGrid(Double(Float(0.1))))
    XCTAssertTrue(scale.isOnGrid(0.1), "0.1 stands for the Float nearest to it")
    XCTAssertFalse(scale.isOnGrid(3.5))
    XCTAssertNil(scale.value(at: 0))
    XCTAssertNil(scale.index(of: 0))
  }

  /// SLD03: the largest range there is works like any other.
  func testTheLargestRangeWorks() throws {
    let scale = try ValueScale(in: -greatest...greatest)
    XCTAssertEqual(scale.value(atFraction: 0.5), 0)
    XCTAssertEqual(scale.value(atFraction: 1), Double(greatest))
    XCTAssertEqual(scale.value(atFraction: 0), -Double(greatest))
    XCTAssertEqual(scale.fraction(of: 0), 0.5)
    XCTAssertEqual(try ValueScale(in: -greatest...greatest, step: greatest).positionCount, 3)
    XCTAssertNil(try ValueScale(in: -greatest...greatest, step: 1).positionCount)
  }

  // MARK: Lists

  /// SLD05: nothing but the listed values can be reached.
  func testAListReachesItsEntriesOnly() throws {
    let scale = try ValueScale(values: [1, 2, 5])
    let reached = Set((0...1000).map { scale.value(atFraction: Double($0) / 1000) })
    XCTAssertEqual(reached, [1, 2, 5])
    XCTAssertEqual(scale.positionCount, 3)
    XCTAssertFalse(scale.isOnGrid(3))
    XCTAssertEqual(scale.nearest(to: 3), 2)
    XCTAssertEqual(scale.nearest(to: 3.5), 5, "the upper of two")
    XCTAssertEqual(scale.index(of: 5), 2)
  }

  /// SLD19: from entry to entry it is the same way, however far apart the values are.
  func testEntriesShareTheTravelEqually() throws {
    let stops = try ValueScale(values: [0.5, 1, 2, 4, 8])
    for (index, value) in [0.5, 1, 2, 4, 8].enumerated() {
      XCTAssertEqual(stops.fraction(of: value), Double(index) / 4)
      XCTAssertEqual(stops.value(atFraction: Double(index) / 4), value)
    }
    XCTAssertEqual([0.124, 0.126].map { stops.value(atFraction: $0) }, [0.5, 1])
    XCTAssertEqual([0.874, 0.876].map { stops.value(atFraction: $0) }, [4, 8])
    XCTAssertEqual(stops.value(atFraction: 0.625), 4, "the upper of two")
    XCTAssertEqual(stops.fraction(of: 6), 0.875, "what an app writes between two entries")
    XCTAssertEqual(stops.nearest(to: 5.9), 4, "but values are compared as numbers")
    XCTAssertEqual([0.4, 9, .nan].map { stops.fraction(of: $0) }, [0, 1, 0])
  }

  /// SLD19: with the other option the way to an entry is in proportion to its value.
  func testEntriesShareTheTravelByTheirValues() throws {
    var tuning = SlideTuning()
    XCTAssertEqual(tuning.listTravel, .equalPerEntry)
    tuning.listTravel = .byValue
    let list = try ValueScale(values: [0, 1, 2, 4, 8, 8])
    let stops = list.suited(to: tuning)
    XCTAssertEqual([1, 2, 4, 6].map { stops.fraction(of: $0) }, [0.125, 0.25, 0.5, 0.75])
    XCTAssertEqual([0.125, 0.25, 0.5, 0.7].map { stops.value(atFraction: $0) }, [1, 2, 4, 4])
    XCTAssertTrue(stops.droppedDuplicates)
    XCTAssertEqual(stops.suited(to: SlideTuning()), list)
  }

  /// SLD06: a list is sorted, and what comes twice counts once.
  func testAListIsSortedAndUnique() throws {
    let scale = try ValueScale(values: [5, -0.0, 2, 0, 5])
    XCTAssertEqual((0..<3).map { scale.value(at: $0) }, [0, 2, 5])
    XCTAssertTrue(scale.droppedDuplicates)
    XCTAssertEqual([scale.lowerBound, scale.upperBound], [0, 5])
    XCTAssertFalse(try ValueScale(values: [5, 2]).droppedDuplicates)
  }

  /// SLD05: a list of one entry is a slider that stays.
  func testAListOfOneEntryStays() throws {
    let scale = try ValueScale(values: [7])
    XCTAssertEqual(scale.positionCount, 1)
    XCTAssertEqual([0, 0.5, 1].map { scale.value(atFraction: $0) }, [7, 7, 7])
    XCTAssertEqual(scale.fraction(of: 7), 0)
  }

  /// SLD05: the entries of a long list are found one by one.
  func testTheEntriesOfALongListAreFound() throws {
    var generator = SeededGenerator(seed: 41)
    let count = Effort.count(sample: 20_000, campaign: 10_000_000)
    let list = (0..<count).map { Float($0) }.shuffled(using: &generator)
    let scale = try ValueScale(values: list)
    for index in 0..<count {
      guard scale.index(of: Double(index)) == index else { return XCTFail("\(index)") }
    }
  }

  /// SLD05: an entry of a list is found by the number that was written into the list.
  func testAnEntryIsFoundByTheNumberOneWrites() throws {
    let scale = try ValueScale(values: [0.1, 0.7, 1.3])
    for (index, written) in [0.1, 0.7, 1.3].enumerated() {
      XCTAssertTrue(scale.contains(written), "\(written)")
      XCTAssertTrue(scale.isOnGrid(written), "\(written)")
      XCTAssertEqual(scale.index(of: written), index)
      XCTAssertEqual(scale.clamped(written), scale.value(at: index))
    }
    XCTAssertFalse(scale.contains(0.099_999))
    XCTAssertNil(scale.index(of: 0.700_001))
  }

  // MARK: Pickers

  func testAPickersPositionsAreItsIndexes() {
    let scale = ValueScale(indexes: 4)
    XCTAssertEqual((0..<4).map { scale.value(at: $0) }, [0, 1, 2, 3])
    XCTAssertEqual(scale.value(atFraction: 0.4), 1)
    XCTAssertNil(scale.value(at: 4))
    XCTAssertNil(scale.value(at: -1))
    let single = ValueScale(indexes: 1)
    XCTAssertEqual(single.positionCount, 1)
    XCTAssertEqual(single.value(atFraction: 1), 0)
    XCTAssertEqual(ValueScale(indexes: 50_000_000).index(of: 33_333_333), 33_333_333)
  }

  // MARK: Zoom

  /// GST11: equal ways multiply the zoom factor equally.
  func testAZoomScaleMultiplies() {
    let scale = ValueScale(zoom: 0.5...8)
    XCTAssertEqual(scale.octaves, 4)
    XCTAssertEqual([0, 0.25, 0.5, 0.75, 1].map { scale.value(atFraction: $0) }, [0.5, 1, 2, 4, 8])
    XCTAssertEqual([0.5, 1, 2, 4, 8].map { scale.fraction(of: $0) }, [0, 0.25, 0.5, 0.75, 1])
    XCTAssertTrue(scale.isOnGrid(1.234_567_890_123))
    let odd = ValueScale(zoom: 1...123.75)
    XCTAssertEqual(odd.value(atFraction: 1), 123.75)
    XCTAssertEqual(odd.value(atFraction: 0), 1)
  }

  /// GST11: with the linear gain the factor moves like any other value.
  func testALinearZoomScaleAdds() {
    let scale = ValueScale(zoom: 1...5, isLogarithmic: false)
    XCTAssertNil(scale.octaves)
    XCTAssertEqual(scale.value(atFraction: 0.5), 3)
    XCTAssertEqual(scale.suited(to: SlideTuning()), ValueScale(zoom: 1...5))
    var linear = SlideTuning()
    linear.slideGain = .linear
    XCTAssertEqual(scale.suited(to: linear), scale)
    XCTAssertEqual(ValueScale(indexes: 3).suited(to: linear), ValueScale(indexes: 3))
  }

  /// ZOM05: what is left to reach may be a single factor.
  func testAZoomScaleMayHaveNoWidth() {
    for scale in [ValueScale(zoom: 2...2), ValueScale(zoom: 2...2, isLogarithmic: false)] {
      XCTAssertEqual([0, 0.5, 1].map { scale.value(atFraction: $0) }, [2, 2, 2])
      XCTAssertEqual(scale.fraction(of: 2), 0)
    }
  }

  func testAnyZoomRangeIsTaken() {
    let ranges: [ClosedRange<Double>] = [
      0...1, -1...1, .leastNonzeroMagnitude...1.7e308, 1...(.infinity), (-.infinity)...(.infinity),
    ]
    for range in ranges {
      let scale = ValueScale(zoom: range)
      XCTAssertEqual(scale.value(atFraction: 0), range.lowerBound)
      XCTAssertEqual(scale.value(atFraction: 1), range.upperBound)
      XCTAssertTrue(scale.contains(scale.value(atFraction: 0.3)), "\(range)")
    }
  }

  // MARK: Exposure

  /// BIA03: -2...2 has 13 positions a third apart.
  func testExposureMovesInThirds() {
    let scale = ValueScale(biasIn: -2...2, thirds: true)
    XCTAssertEqual(scale.positionCount, 13)
    for third in -6...6 {
      XCTAssertEqual(scale.value(at: third + 6), Double(Float(third) / 3))
    }
    XCTAssertEqual(ValueScale(biasIn: -8...8, thirds: true).positionCount, 49)
    XCTAssertNil(ValueScale(biasIn: -2...2, thirds: false).positionCount)
  }

  /// BIA03: a device may report any range.
  func testAnyExposureRangeIsTaken() {
    XCTAssertEqual(ValueScale(biasIn: 1...1, thirds: true).positionCount, 1)
    XCTAssertEqual(ValueScale(biasIn: 1...1, thirds: false).value(atFraction: 0.7), 1)
    XCTAssertEqual(
      ValueScale(biasIn: (-.infinity)...(.infinity), thirds: true).upperBound, Double(greatest))
  }

  // MARK: All scales

  func testNotANumberComesOutAtTheBottom() throws {
    let scales = [
      try ValueScale(in: 1...2), try ValueScale(in: 1...2, step: 0.25),
      try ValueScale(values: [1, 2]), ValueScale(zoom: 1...2),
      ValueScale(zoom: 1...2, isLogarithmic: false),
    ]
    for scale in scales {
      XCTAssertEqual(scale.nearest(to: .nan), 1)
      XCTAssertEqual(scale.clamped(.nan), 1)
      XCTAssertEqual(scale.fraction(of: .nan), 0)
      XCTAssertEqual(scale.value(atFraction: .nan), 1)
      XCTAssertFalse(scale.contains(.nan))
      XCTAssertFalse(scale.isOnGrid(.nan))
      XCTAssertEqual(scale.nearest(to: .infinity), 2)
      XCTAssertEqual(scale.nearest(to: -.infinity), 1)
    }
  }
}
