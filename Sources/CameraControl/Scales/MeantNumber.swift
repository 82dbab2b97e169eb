/// The number that somebody meant who handed over a `Float`.
///
/// Nobody asks for steps of 0.100000001490116: they wrote 0.1, or 1/3, and a `Float` cannot hold
/// it. Counting such steps needs the number itself, or the hundredth step lies beside its mark.
/// Whatever is found here, rounded to `Float`, gives the `Float` it was found from.
struct MeantNumber: Equatable {
  /// The number as a fraction of two whole numbers, or over one if there is no such fraction.
  let numerator: Double
  let denominator: Double

  /// Whether numerator and denominator are whole numbers below 2^53.
  let isRatio: Bool

  /// Whether the number is so simple that it cannot have come about by chance.
  let isCertain: Bool

  /// The number, as good as a `Double` can hold it.
  var value: Double { numerator / denominator }

  /// Finds the number meant by a finite `float`.
  init(_ float: Float) {
    let digits = ShortestDecimal(float)
    if float.magnitude <= 0x1p24, float == float.rounded() {
      self.init(ratio: Double(float), 1, isCertain: true)
    } else if float.isSubnormal {
      // So few bits are left here that short decimals are no sign of anything.
      self.init(plain: Double(float), isCertain: true)
    } else if digits.count <= 5 {
      self.init(digits, of: float, isCertain: true)
    } else if let ratio = MeantNumber(fractionNear: float), ratio.isCertain {
      self = ratio
    } else if digits.count == 6 {
      self.init(digits, of: float, isCertain: false)
    } else if float.significandWidth <= 12 {
      self.init(bitsOf: float, isCertain: true)
    } else if let ratio = MeantNumber(fractionNear: float) {
      self = ratio
    } else if digits.count == 7 {
      self.init(digits, of: float, isCertain: false)
    } else {
      self.init(bitsOf: float, isCertain: false)
    }
  }

  /// Makes one third, the step of a camera's exposure.
  static let oneThird = MeantNumber(ratio: 1, 3, isCertain: true)

  private init(ratio numerator: Double, _ denominator: Double, isCertain: Bool) {
    self.numerator = numerator
    self.denominator = denominator
    self.isRatio = true
    self.isCertain = isCertain
  }

  private init(plain value: Double, isCertain: Bool) {
    self.numerator = value
    self.denominator = 1
    self.isRatio = false
    self.isCertain = isCertain
  }

  private init(_ decimal: ShortestDecimal, of float: Float, isCertain: Bool) {
    guard (-12...8).contains(decimal.exponent) else {
      self.init(plain: Double(float.description) ?? Double(float), isCertain: isCertain)
      return
    }
    var numerator = decimal.digits
    var denominator: Int64 = 1
    for _ in 0..<max(decimal.exponent, 0) { numerator *= 10 }
    for _ in 0..<max(-decimal.exponent, 0) { denominator *= 10 }
    let shared = max(greatestCommonDivisor(numerator, denominator), 1)
    self.init(
      ratio: Double(numerator / shared), Double(denominator / shared), isCertain: isCertain)
  }

  /// The very bits of the `Float`, as a fraction over a power of two where that is short.
  private init(bitsOf float: Float, isCertain: Bool) {
    let places = Int(float.significandWidth) - Int(float.exponent)
    guard float.magnitude < 0x1p52, places <= 50 else {
      self.init(plain: Double(float), isCertain: isCertain)
      return
    }
    let denominator = Double(sign: .plus, exponent: max(places, 0), significand: 1)
    self.init(ratio: Double(float) * denominator, denominator, isCertain: isCertain)
  }

  /// The simplest fraction that rounds to the `Float`, unless there would be one for any number.
  private init?(fractionNear float: Float) {
    let size = float.magnitude
    guard size > 0.000_1, size < 0x1p24 else { return nil }
    let low = (Double(size) + Double(size.nextDown)) / 2
    let high = (Double(size) + Double(size.nextUp)) / 2
    guard let (top, bottom) = simplestFraction(from: low, to: high, depth: 20) else { return nil }
    // About q * q / 2 fractions up to the denominator q lie between 0 and 1, so that this is
    // the chance that one of them lies where the number is.
    let chance = bottom * bottom * (high - low)
    guard chance < 0.01, Float(top / bottom) == size else { return nil }
    self.init(ratio: float < 0 ? -top : top, bottom, isCertain: chance < 0.000_1)
  }
}

/// Returns the fraction with the smallest denominator between two positive numbers.
private func simplestFraction(from low: Double, to high: Double, depth: Int) -> (Double, Double)? {
  let whole = low.rounded(.down)
  if whole + 1 < high { return (whole + 1, 1) }
  guard depth > 0, low > whole, high > whole else { return nil }
  let inner = simplestFraction(from: 1 / (high - whole), to: 1 / (low - whole), depth: depth - 1)
  guard let (top, bottom) = inner, top < 0x1p24 else { return nil }
  return (whole * top + bottom, top)
}

/// Returns the greatest number that divides both, never negative.
func greatestCommonDivisor(_ first: Int64, _ second: Int64) -> Int64 {
  var (a, b) = (first.magnitude, second.magnitude)
  while b != 0 { (a, b) = (b, a % b) }
  return Int64(clamping: a)
}
