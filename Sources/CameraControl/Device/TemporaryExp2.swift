/// Powers of two in pure Swift.
package enum BinaryLogarithm {
  /// Returns 2 to the power of `x`.
  package static func exp2(_ x: Double) -> Double {
    guard x < 1024 else { return .infinity }
    guard x > -1075 else { return 0 }
    let whole = x.rounded()
    let exponent = (x - whole) * 0.693_147_180_559_945_309_417
    var term = 1.0
    var sum = 1.0
    for index in 1...20 {
      term *= exponent / Double(index)
      sum += term
    }
    return Double(sign: .plus, exponent: Int(whole), significand: sum)
  }
}
