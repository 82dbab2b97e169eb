/// The number that an app meant by a `Float`.
///
/// A step of 0.1 arrives as 0.100000001490116, because no `Float` is exactly 0.1, and a third is no
/// `Float` either. Positions are counted with the number that was meant, or the hundredth step
/// would miss its mark. Rounding that number to `Float` always gives the original `Float` again.
struct IntendedNumber: Equatable {
  /// The number as a fraction, over 1 if no fraction of two whole numbers fits.
  let numerator: Double
  let denominator: Double

  /// Whether numerator and denominator are whole numbers below 2^53.
  let isRatio: Bool

  /// Whether the number is too simple to be a coincidence.
  let isCertain: Bool

  /// The number, as precisely as a `Double` can hold it.
  var value: Double { numerator / denominator }

  /// Finds the number that was meant by a finite `float`.
  init(_ float: Float) {
    let digits = ShortestDecimal(float)
    if float.magnitude <= 0x1p24, float == float.rounded() {
      self.init(ratio: Double(float), 1, isCertain: true)
    } else if float.isSubnormal {
      // With so few bits, a short decimal says nothing about what was meant.
      self.init(plain: Double(float), isCertain: true)
    } else if digits.count <= 5 {
      self.init(digits, of: float, isCertain: true)
    } else if let ratio = IntendedNumber(fractionNear: float), ratio.isCertain {
      self = ratio
    } else if digits.count == 6 {
      self.init(digits, of: float, isCertain: false)
    } else if float.significandWidth <= 12 {
      // Of all numbers one in thousands has so few bits, so it may be the result of a division.
      self.init(bitsOf: float, isCertain: false)
    } else if let ratio = IntendedNumber(fractionNear: float) {
      self = ratio
    } else if digits.count == 7 {
      self.init(digits, of: float, isCertain: false)
    } else {
      self.init(bitsOf: float, isCertain: false)
    }
  }

  /// One third, the step of a camera's exposure.
  static let oneThird = IntendedNumber(ratio: 1, 3, isCertain: true)

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
    self.init(ratio: Double(numerator / shared), Double(denominator / shared), isCertain: isCertain)
  }

  /// Takes the exact value of the `Float`, as a fraction over a power of two where that is short.
  private init(bitsOf float: Float, isCertain: Bool) {
    let places = Int(float.significandWidth) - Int(float.exponent)
    guard float.magnitude < 0x1p52, places <= 50 else {
      self.init(plain: Double(float), isCertain: isCertain)
      return
    }
    let denominator = Double(sign: .plus, exponent: max(places, 0), significand: 1)
    self.init(ratio: Double(float) * denominator, denominator, isCertain: isCertain)
  }

  /// Finds the simplest fraction that rounds to the `Float`.
  ///
  /// It fails if fractions this simple are so dense that one lies near any number.
  private init?(fractionNear float: Float) {
    let size = float.magnitude
    guard size > 0.000_1, size < 0x1p24 else { return nil }
    let low = (Double(size) + Double(size.nextDown)) / 2
    let high = (Double(size) + Double(size.nextUp)) / 2
    guard let (top, bottom) = simplestFraction(from: low, to: high, depth: 20) else { return nil }
    // About q * q / 2 fractions with denominators up to q lie between 0 and 1, so this is an upper
    // bound for the chance that one of them is this close to an arbitrary number.
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

/// Returns the greatest common divisor of two numbers, which is never negative.
func greatestCommonDivisor(_ first: Int64, _ second: Int64) -> Int64 {
  var (a, b) = (first.magnitude, second.magnitude)
  while b != 0 { (a, b) = (b, a % b) }
  return Int64(clamping: a)
}
