/// The positions of a stepped scale: `lowest + k * step`, each computed from its own `k`.
///
/// Nothing is ever added up. All positions share one denominator, so that the sum is exact, is
/// divided once and rounded once, and going up and down again ends on the same bits.
struct ScaleGrid: Hashable, Sendable {
  /// The number of the last position; the first is 0.
  let last: Int

  private let lowest: Double
  private let highest: Double

  /// Lowest value and step, both multiplied by `unit`.
  private let start: Double
  private let step: Double
  private let unit: Double

  /// Below this a value is zero, where start and step had to be rounded.
  private let noise: Double

  /// Whether every position is a `Float`; those of a long picker are not.
  let holdsFloats: Bool

  /// Makes the grid with the whole numbers from 0 to `last`.
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

  /// Makes the grid of a finite range; nil if neighbours are closer than `Float` can tell apart.
  init?(in range: ClosedRange<Float>, step: MeantNumber) {
    let (lower, upper) = (MeantNumber(range.lowerBound), MeantNumber(range.upperBound))
    let coarsest = max(range.lowerBound.magnitude, range.upperBound.magnitude).ulp
    guard step.value >= Double(coarsest) * 0.999_999 else { return nil }

    // The greatest count that gets here is 2^25.
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
    // An even grid ends on the bound itself, whatever was rounded on the way.
    self.highest = last == 0 ? lowest : (isEven ? Double(range.upperBound) : end) + 0
  }

  /// Returns the value at position `index`, held between the first and the last.
  func value(at index: Int) -> Double {
    if index <= 0 { return lowest }
    if index >= last { return highest }
    let exact = (start + Double(index) * step) / unit
    guard holdsFloats else { return exact }
    return exact.magnitude < noise ? 0 : Double(Float(exact)) + 0
  }

  /// Returns the number of the position nearest to `value`, the upper one of two.
  func index(nearestTo value: Double) -> Int {
    // Written so that NaN comes out at the bottom.
    guard value > lowest else { return 0 }
    guard value < highest else { return last }
    let exact = (value * unit - start) / step
    let index = min(max(Int(exact.rounded()), 0), last)
    let distance = (exact - Double(index)).magnitude
    if distance < 0.25 { return index }
    // Positions lie up to half an ulp beside their exact place: where that matters, look.
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

  private static func commonUnit(_ first: MeantNumber, _ second: MeantNumber) -> Double? {
    guard first.isRatio, second.isRatio else { return nil }
    let (a, b) = (Int64(first.denominator), Int64(second.denominator))
    let (unit, overflow) = (a / greatestCommonDivisor(a, b)).multipliedReportingOverflow(by: b)
    return overflow || unit >= 1 << 53 ? nil : Double(unit)
  }
}
