/// Writes whole numbers as digits.
///
/// A timeline has tens of thousands of them, and a string for each would take most of its time.
enum Decimal {
  static func write(_ number: Int, to bytes: inout [UInt8]) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var start = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    // Turned around in place: a slice would be a copy.
    var end = bytes.count - 1
    while start < end {
      bytes.swapAt(start, end)
      start += 1
      end -= 1
    }
  }
}
