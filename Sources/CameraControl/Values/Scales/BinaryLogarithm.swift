/// Base-2 powers and logarithms with bit-identical results on every platform.
///
/// The functions of the C library differ in their last bits from system to system, which would make
/// the zoom factors in a trace differ too. These functions use only the four basic operations of
/// IEEE 754, whose results are correctly rounded everywhere.
package enum BinaryLogarithm {
  /// Returns two to the power of `x`, which is exact for every whole number `x`.
  package static func exp2(_ x: Double) -> Double {
    guard !x.isNaN else { return x }
    guard x < 1024 else { return .infinity }
    guard x > -1076 else { return 0 }
    let whole = x.rounded()
    let power = exponential((x - whole) * naturalLogarithmOfTwo)
    let exponent = Int(whole)
    guard exponent > -1022, exponent < 1023 else {
      return Double(sign: .plus, exponent: exponent, significand: power)
    }
    return power * Double(bitPattern: UInt64(exponent + 1023) << 52)
  }

  /// Returns the base-2 logarithm of `x`, which is exact for every power of two.
  package static func log2(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    var mantissa = x.significand
    var exponent = Double(x.exponent)
    if mantissa > squareRootOfTwo {
      mantissa *= 0.5
      exponent += 1
    }
    return logarithm(onePlus: mantissa - 1, plus: exponent)
  }

  /// Returns e to the power of `y`, where the magnitude of `y` is at most 0.35.
  private static func exponential(_ y: Double) -> Double {
    // The nested Taylor series; the first omitted term is below 2^-61.
    var sum = 1 + y / 15
    for divisor in stride(from: 14.0, to: 1.0, by: -1) { sum = 1 + y / divisor * sum }
    return 1 + y * sum
  }

  /// Returns `whole + log2(1 + f)`.
  ///
  /// The sum `1 + f` must lie between the square roots of one half and of two.
  private static func logarithm(onePlus f: Double, plus whole: Double) -> Double {
    let s = f / (2 + f)
    let z = s * s
    var series = 0.0
    for odd in stride(from: 25.0, to: 1.0, by: -2) { series = z * (2 / odd + series) }
    // ln(1 + f) = f - f*f/2 + s * (f*f/2 + series) is split into a short number, whose product with
    // the short constant is exact, and a small remainder.
    let half = 0.5 * f * f
    let short = Double(bitPattern: (f - half).bitPattern & 0xFFFF_FFFF_0000_0000)
    let rest = (f - short) - half + s * (half + series)
    let high = short * inverseShort
    let low = (rest + short) * inverseRest + rest * inverseShort
    let sum = whole + high
    return sum + (low + ((whole - sum) + high))
  }

  private static let naturalLogarithmOfTwo = 0.693_147_180_559_945_3
  private static let squareRootOfTwo = 1.414_213_562_373_095_1

  /// The first 32 bits of 1 / ln 2, and the remainder.
  private static let inverseShort = Double(bitPattern: 0x3FF7_1547_6520_0000)
  private static let inverseRest = Double(bitPattern: 0x3DE7_05FC_2EEF_A200)
}
