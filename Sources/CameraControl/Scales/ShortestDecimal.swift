/// The shortest decimal number that still names a `Float`: its digits, and where the point is.
struct ShortestDecimal: Equatable {
  /// The digits as a whole number with the sign, and no zero at the end.
  private(set) var digits: Int64 = 0

  /// The power of ten that the digits are to be multiplied by.
  private(set) var exponent = 0

  /// How many digits there are.
  private(set) var count = 0

  /// Reads the decimal of a finite number.
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
    while digits != 0, digits % 10 == 0 {
      digits /= 10
      power += 1
    }
    exponent = power
    count = String(digits).utf8.count
    if float < 0 { digits = -digits }
  }
}
