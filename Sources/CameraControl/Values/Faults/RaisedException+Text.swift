// The texts of the exceptions that iOS raises: CTL22 and CTL23.

extension RaisedException {
  /// Returns the exception for an argument that a method of a class of Apple's does not accept.
  ///
  /// The selector is as in Objective-C, and the text has its arguments filled in.
  package static func invalidArgument(
    _ type: String, _ selector: String, _ text: String
  ) -> RaisedException {
    .invalidArgument("*** -[\(type) \(selector)] \(text)")
  }
}

extension Float {
  /// The finite number as `printf` writes it with `%f`: exact, rounded to six decimals.
  package var withSixDecimals: String {
    let sign = sign == .minus ? "-" : ""
    // The magnitude is a whole number below 2^24, times a power of two from -149 to 104.
    let whole = UInt128((magnitude / magnitude.ulp).rounded())
    let power = Int(magnitude.ulp.exponent)
    guard power < 0 else { return "\(sign)\(whole << power).000000" }
    // In millionths it is below 2^44, so that a large shift leaves nothing.
    let (exact, shift) = (whole * 1_000_000, min(-power, 100))
    var millionths = exact >> shift
    let (rest, half) = (exact - millionths << shift, UInt128(1) << (shift - 1))
    if rest > half || (rest == half && millionths % 2 == 1) { millionths += 1 }
    let decimals = String(millionths % 1_000_000)
    return "\(sign)\(millionths / 1_000_000)."
      + String(repeating: "0", count: 6 - decimals.count) + decimals
  }
}
