/// The shortest decimal number that identifies a `Float`.
///
/// Only whole numbers up to 2^24 have zeros at the end, and those need no decimal.
struct ShortestDecimal: Equatable {
  /// The digits as a signed whole number.
  private(set) var digits: Int64 = 0

  /// The exponent of the power of ten by which the digits are multiplied.
  private(set) var exponent = 0

  private(set) var count = 0

  /// Finds the shortest decimal of a finite number.
  init(_ float: Float) {
    var power = 0
    var isPastPoint = false
    var text = Substring(float.magnitude.description)
    if let mark = text.firstIndex(of: "e") {
      power = Int(text[text.index(after: mark)...]) ?? 0
      text = text[..<mark]
    }
    for character in text.utf8 {
      guard character != UInt8(ascii: ".") else {
        isPastPoint = true
        continue
      }
      digits = digits * 10 + Int64(character - UInt8(ascii: "0"))
      if isPastPoint { power -= 1 }
    }
    exponent = power
    count = String(digits).utf8.count
    if float < 0 { digits = -digits }
  }
}
