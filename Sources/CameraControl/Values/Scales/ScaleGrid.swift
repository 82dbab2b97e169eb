/// The positions of a stepped scale: `lowest + k * step`, each computed from its own `k`.
///
/// Errors never accumulate: all positions share one denominator, so the sum is exact, and it is
/// divided and rounded only once. Moving up and down again gives the same bits.
struct ScaleGrid: Hashable, Codable, Sendable {
  /// The index of the last position; the first is 0.
  let last: Int

  private let lowest: Double
  private let highest: Double

  /// The lowest value and the step, both multiplied by `unit`.
  private let start: Double
  private let step: Double
  private let unit: Double

  /// The magnitude below which a value counts as zero, if start and step had to be rounded.
  private let noise: Double

  /// Whether every position is rounded to a `Float`; the positions of a picker are not.
  let holdsFloats: Bool

  /// Creates the grid with the whole numbers from 0 to `last`.
  init(wholeNumbersTo last: Int) {
    self.last = max(last, 0)
    self.lowest = 0
    self.highest = Double(self.last)
    self.start = 0
    self.step = 1
    self.unit = 1
    self.noise = 0
    self.holdsFloats = false
  }

  /// Creates the grid of a finite range, or returns `nil` if `Float` cannot tell neighbors apart.
  init?(in range: ClosedRange<Float>, step: IntendedNumber) {
    let (lower, upper) = (IntendedNumber(range.lowerBound), IntendedNumber(range.upperBound))
    let coarsest = max(range.lowerBound.magnitude, range.upperBound.magnitude).ulp
    guard step.value >= Double(coarsest) * 0.999_999 else { return nil }

    // At most 2^25 steps get past the check above.
    let steps = (upper.value - lower.value) / step.value
    var doubt = steps * 0x1p-44 + Double(coarsest) * 0x1p-26 / step.value
    if !step.isCertain { doubt += steps * 0x1p-23 }
    if !step.isCertain || !lower.isCertain || !upper.isCertain {
      doubt += Double(coarsest) / step.value
    }
    let isEven = (steps - steps.rounded()).magnitude <= min(doubt, 0.25)
    self.last = Int(isEven ? steps.rounded() : steps.rounded(.down))

    let shared = ScaleGrid.commonUnit(lower, step)
    let reach = (upper.value.magnitude + lower.value.magnitude + step.value) * (shared ?? 0)
    if let shared, reach < 0x1p53 {
      self.unit = shared
      self.start = lower.numerator * (shared / lower.denominator)
      self.step = step.numerator * (shared / step.denominator)
      self.noise = 0
    } else {
      self.unit = 1
      self.start = lower.value
      self.step = step.value
      self.noise = step.value * 0x1p-20
    }
    self.holdsFloats = true
    // Adding zero turns a negative zero into zero, here and below.
    self.lowest = Double(range.lowerBound) + 0
    let exact = (self.start + Double(last) * self.step) / self.unit
    let end = min(Double(Float(exact)), Double(range.upperBound))
    // An even grid ends exactly on the upper bound, despite any rounding.
    self.highest = last == 0 ? lowest : (isEven ? Double(range.upperBound) : end) + 0
  }

  /// Returns the value at position `index`, clamped to the first and the last position.
  func value(at index: Int) -> Double {
    if index <= 0 { return lowest }
    if index >= last { return highest }
    let exact = (start + Double(index) * step) / unit
    guard holdsFloats else { return exact }
    return exact.magnitude < noise ? 0 : Double(Float(exact)) + 0
  }

  /// Returns the index of the position nearest to `value`, or of the upper one if two are.
  func index(nearestTo value: Double) -> Int {
    // Comparisons with NaN are false, so NaN ends up at the bottom.
    guard value > lowest else { return 0 }
    guard value < highest else { return last }
    let exact = (value * unit - start) / step
    let index = min(max(Int(exact.rounded()), 0), last)
    let distance = (exact - Double(index)).magnitude
    if distance < 0.25 { return index }
    // A position can lie half an ulp beside its exact place, so compare the neighbors as well.
    var best = index
    for other in [index - 1, index + 1] where other >= 0 && other <= last {
      let gain = miss(at: best, of: value) - miss(at: other, of: value)
      if gain > 0 || (gain == 0 && other > best) { best = other }
    }
    return best
  }

  private func miss(at index: Int, of value: Double) -> Double {
    (self.value(at: index) - value).magnitude
  }

  private static func commonUnit(_ first: IntendedNumber, _ second: IntendedNumber) -> Double? {
    guard first.isRatio, second.isRatio else { return nil }
    let (a, b) = (Int64(first.denominator), Int64(second.denominator))
    let (unit, overflow) = (a / greatestCommonDivisor(a, b)).multipliedReportingOverflow(by: b)
    return overflow || unit >= 1 << 53 ? nil : Double(unit)
  }
}
