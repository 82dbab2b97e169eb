/// Writes numbers and texts as bytes, in a form that ``ProgressReader`` reads.
struct ProgressWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a number that is not negative; small ones take one byte.
  mutating func write(_ number: Int) {
    var rest = UInt(number)
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes 64 bits, in eight bytes.
  mutating func write(_ word: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
    }
  }

  /// Writes numbers that are not negative.
  mutating func write(_ numbers: [Int]) {
    write(numbers.count)
    for number in numbers { write(number) }
  }

  /// Writes a text.
  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }
}
