import CameraControl
import Foundation
import XCTest

final class DialTests: XCTestCase {
  private let tuning = SlideTuning()

  /// GST11: 30 mm cover the full range of a slider.
  func testThirtyMillimetersCoverTheRange() throws {
    var dial = Dial(try ValueScale(in: 0...2))
    XCTAssertEqual(dial.slide(byMillimeters: 15, tuning: tuning), 1)
    XCTAssertEqual(dial.slide(byMillimeters: 15, tuning: tuning), 2)
    XCTAssertEqual(dial.slide(byMillimeters: -7.5, tuning: tuning), 1.5)
  }

  /// GST11: 10 mm double or halve the zoom factor, whatever the range.
  func testTenMillimetersDoubleTheFactor() {
    for range in [0.5...15, 1...123.75, 0.3...7.7] {
      var dial = Dial(ValueScale(zoom: range), value: 1)
      XCTAssertEqual(dial.slide(byMillimeters: 10, tuning: tuning), 2, "\(range)")
      XCTAssertEqual(dial.slide(byMillimeters: 10, tuning: tuning), 4, "\(range)")
      XCTAssertEqual(dial.slide(byMillimeters: -20, tuning: tuning), 1, "\(range)")
    }
  }

  /// GST11: with the linear gain, zoom takes 30 mm for its range too, and can change over.
  func testTheLinearGainMovesTheFactorEvenly() {
    var linear = tuning
    linear.slideGain = .linear
    var dial = Dial(ValueScale(zoom: 1...5))
    XCTAssertEqual(dial.slide(byMillimeters: 15, tuning: linear), 3)
    XCTAssertEqual(dial.slide(byMillimeters: 7.5, tuning: linear), 4)
    XCTAssertEqual(dial.slide(byMillimeters: -10, tuning: tuning), 2)
  }

  /// GST12: what goes beyond an end is lost, and nothing wraps round.
  func testWaysBeyondAnEndAreLost() throws {
    var dial = Dial(ValueScale(indexes: 4))
    XCTAssertNil(dial.slide(byMillimeters: -100, tuning: tuning))
    XCTAssertEqual(dial.slide(byMillimeters: 1000, tuning: tuning), 3)
    XCTAssertNil(dial.slide(byMillimeters: 1, tuning: tuning))
    XCTAssertEqual(dial.slide(byMillimeters: -10, tuning: tuning), 2)
  }

  /// SLD04: slow movement adds up, and only whole steps are told.
  func testSlowMovementAddsUp() throws {
    var dial = Dial(try ValueScale(in: 0...10, step: 1))
    let told = (0..<300).compactMap { _ in dial.slide(byMillimeters: 0.1, tuning: tuning) }
    XCTAssertEqual(told, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  }

  func testAContactStartsAtTheShownValue() throws {
    var dial = Dial(try ValueScale(in: 0...10, step: 1))
    XCTAssertNil(dial.slide(byMillimeters: 1.4, tuning: tuning))
    dial.anchor()
    XCTAssertNil(dial.slide(byMillimeters: 1.4, tuning: tuning))
    XCTAssertEqual(dial.slide(byMillimeters: 0.2, tuning: tuning), 1)
  }

  /// GST13: within 4 % of the range a slide lands on a prominent value, and on the nearest.
  func testProminentValuesCatchASlide() throws {
    let scale = try ValueScale(in: 0...100)
    var dial = Dial(scale, prominentValues: [50, 53])
    XCTAssertEqual(dial.slide(byMillimeters: 0.45 * 30, tuning: tuning), 45)
    XCTAssertEqual(dial.slide(byMillimeters: 0.01 * 30, tuning: tuning), 50, "exactly 4 % away")
    XCTAssertNil(dial.slide(byMillimeters: 0.05 * 30, tuning: tuning))
    XCTAssertEqual(dial.slide(byMillimeters: 0.01 * 30, tuning: tuning), 53, "52 is nearer to 53")
    XCTAssertNil(dial.slide(byMillimeters: 0.05 * 30, tuning: tuning))
    XCTAssertEqual(dial.slide(byMillimeters: 0.01 * 30, tuning: tuning), 58)
    dial.prominentValues = []
    XCTAssertEqual(dial.slide(byMillimeters: -0.05 * 30, tuning: tuning), 53)
    XCTAssertEqual(dial.slide(byMillimeters: -0.01 * 30, tuning: tuning), 52)
  }

  /// GST13: a width of zero switches prominent values off, and so does none at all.
  func testNoWidthSwitchesProminentValuesOff() throws {
    for width in [0, -1, Double.nan] {
      var custom = tuning
      custom.detentWidth = width
      var dial = Dial(try ValueScale(in: 0...100), prominentValues: [50])
      XCTAssertEqual(dial.slide(byMillimeters: 0.49 * 30, tuning: custom), 49)
    }
  }

  /// GST13: the value is the prominent one to the bit, wherever it lies.
  func testACaughtValueIsExact() throws {
    let tiny = Double(Float(0.000_012_345))
    var dial = Dial(try ValueScale(in: -1e6...1e6), prominentValues: [tiny])
    XCTAssertEqual(dial.slide(byMillimeters: 15, tuning: tuning), tiny)
    var zoom = Dial(ValueScale(zoom: 0.5...9), prominentValues: [1.7])
    XCTAssertEqual(zoom.slide(byMillimeters: 17.5, tuning: tuning), 1.7)
  }

  /// SLD03, GST13: prominent values near an end do not keep a finger from the end.
  func testEndsCanBeReachedPastProminentValues() throws {
    var dial = Dial(try ValueScale(in: 0...100), value: 50, prominentValues: [1, 99])
    XCTAssertEqual(dial.slide(byMillimeters: 0.49 * 30, tuning: tuning), 99)
    XCTAssertEqual(dial.slide(byMillimeters: 1, tuning: tuning), 100)
    XCTAssertEqual(dial.slide(byMillimeters: -100, tuning: tuning), 0)
  }

  /// SLD17: prominent values outside the range, off the grid or not numbers have no effect.
  func testUnreachableProminentValuesHaveNoEffect() throws {
    let scale = try ValueScale(in: 0...10, step: 1)
    let odd: [Double] = [-1, 11, 4.5, .nan, .infinity, -.infinity, 7, 7]
    XCTAssertEqual(Dial(scale, prominentValues: odd).detents.values, [7])
    XCTAssertEqual(Dial(scale, prominentValues: odd).prominentValues.count, odd.count)
  }

  /// GST14: without quantum the value follows the finger; with one it moves by parts.
  func testAQuantumMovesByParts() throws {
    var coarse = tuning
    coarse.slideQuantum = 0.1
    var dial = Dial(try ValueScale(in: 0...1))
    let told = (0..<100).compactMap { _ in dial.slide(byMillimeters: 0.3, tuning: coarse) }
    XCTAssertEqual(told, (1...10).map { Double(Float($0) / 10) })
    XCTAssertEqual(dial.slide(byMillimeters: -0.3, tuning: tuning), Double(Float(0.99)))
    var stepped = Dial(try ValueScale(in: 0...100, step: 1))
    XCTAssertEqual(stepped.slide(byMillimeters: 0.3, tuning: coarse), 1, "stepped: no quantum")
    for quantum in [0, -1, .nan, Double.leastNonzeroMagnitude] {
      coarse.slideQuantum = quantum
      var fine = Dial(try ValueScale(in: 0...100))
      XCTAssertEqual(fine.slide(byMillimeters: 0.3, tuning: coarse), 1)
    }
    coarse.slideQuantum = 0.3
    var uneven = Dial(try ValueScale(in: 0...100))
    XCTAssertEqual(uneven.slide(byMillimeters: 29, tuning: coarse), 90)
    XCTAssertEqual(uneven.slide(byMillimeters: 1, tuning: coarse), 100)
  }

  /// SLD19: prominent entries of a list catch a slide within their share of the travel.
  func testAProminentEntryCatchesASlide() throws {
    var dial = Dial(try ValueScale(values: [1, 10, 100, 1000, 10_000]), prominentValues: [100])
    XCTAssertEqual(dial.detents.fractions, [0.5])
    XCTAssertEqual(dial.slide(byMillimeters: 0.46 * 30, tuning: tuning), 100)
    XCTAssertEqual(dial.landmark(tuning: tuning), .prominentValue)
    var custom = tuning
    custom.listTravel = .byValue
    XCTAssertNil(dial.slide(byMillimeters: 0.001 * 30, tuning: custom), "the finger stays at 100")
    XCTAssertEqual(dial.slide(byMillimeters: 0.1 * 30, tuning: custom), 1000)
    XCTAssertEqual(dial.detents.fractions, [99.0 / 9999])
  }

  /// GST16: what a finger feels: both ends that it can reach, and prominent values.
  func testLandmarksAreEndsAndProminentValues() throws {
    let scale = try ValueScale(in: 0...10, step: 4)
    var dial = Dial(scale, prominentValues: [0, 4, 8, 9])
    XCTAssertEqual(dial.landmark(tuning: tuning), .end)
    dial.move(to: 4)
    XCTAssertEqual(dial.landmark(tuning: tuning), .prominentValue)
    dial.move(to: 8)
    XCTAssertEqual(dial.landmark(tuning: tuning), .end, "there is no step to 10")
    for other in [1, 9, 10] as [Double] {
      dial.move(to: other)
      XCTAssertNil(dial.landmark(tuning: tuning), "\(other)")
    }
    dial.move(to: 4)
    for width in [0, -1, Double.nan] {
      var custom = tuning
      custom.detentWidth = width
      XCTAssertNil(dial.landmark(tuning: custom))
    }
  }

  /// SLD11: an app's value is shown as it is, and the next slide starts there.
  func testAnAppsValueIsTheNextStart() throws {
    var dial = Dial(try ValueScale(in: 0...10, step: 1))
    dial.move(to: 4.25)
    XCTAssertEqual(dial.value, 4.25)
    XCTAssertEqual(dial.position, 0.425)
    XCTAssertEqual(dial.slide(byMillimeters: 3, tuning: tuning), 5)
    dial.move(to: .nan)
    XCTAssertEqual(dial.value, 5)
  }

  /// ZOM03, BIA02: a new range keeps the value if it can.
  func testANewScaleKeepsTheValueInside() {
    var dial = Dial(ValueScale(zoom: 1...10), value: 8, prominentValues: [2, 9])
    dial.rescale(to: ValueScale(zoom: 1...4))
    XCTAssertEqual(dial.value, 4)
    XCTAssertEqual(dial.position, 1)
    XCTAssertEqual(dial.detents.fractions, [0.5])
    dial.rescale(to: ValueScale(zoom: 2...8))
    XCTAssertEqual(dial.value, 4)
    XCTAssertEqual(dial.position, 0.5)
  }

  func testStrangeWaysMoveNothing() throws {
    var dial = Dial(try ValueScale(in: 0...1), value: 0.5)
    let before = dial
    for way in [0, Double.nan, .infinity, -.infinity] {
      XCTAssertNil(dial.slide(byMillimeters: way, tuning: tuning))
    }
    for travel in [0, -30, Double.nan] {
      var custom = tuning
      custom.slideGain.millimetersPerRange = travel
      XCTAssertNil(dial.slide(byMillimeters: 5, tuning: custom))
    }
    XCTAssertEqual(dial, before)
  }

  /// ZOM05: a scale without width stays where it is.
  func testAScaleWithoutWidthStays() {
    let scales = [
      ValueScale(zoom: 2...2), ValueScale(zoom: 2...2, isLogarithmic: false),
      ValueScale(biasIn: 1...1, thirds: true), ValueScale(biasIn: 1...1, thirds: false),
      ValueScale(indexes: 1),
    ]
    for scale in scales {
      var dial = Dial(scale)
      XCTAssertNil(dial.slide(byMillimeters: 20, tuning: tuning))
      XCTAssertNil(dial.slide(byMillimeters: -40, tuning: tuning))
    }
  }

  func testTuningReadsBackFromItsCode() throws {
    var custom = tuning
    custom.slideQuantum = 0.1
    custom.slideGain.zoom = .linear
    let code = try JSONEncoder().encode(custom)
    XCTAssertEqual(try JSONDecoder().decode(SlideTuning.self, from: code), custom)
  }
}
