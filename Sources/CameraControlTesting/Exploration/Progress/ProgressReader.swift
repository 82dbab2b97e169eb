/// Reads what ``ProgressWriter`` has written, and takes nothing else.
struct ProgressReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  /// The bytes are not what a writer writes.
  struct Damage: Error {}

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// Whether everything was read.
  var isAtEnd: Bool { place == bytes.endIndex }

  /// Reads a number.
  mutating func readInt() throws(Damage) -> Int {
    var (number, shift): (UInt, UInt) = (0, 0)
    while true {
      guard place < bytes.endIndex, shift < 63 else { throw Damage() }
      let byte = bytes[place]
      place += 1
      number |= UInt(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { return Int(number) }
    }
  }

  /// Reads a number that has to be below another one.
  mutating func readInt(below limit: Int) throws(Damage) -> Int {
    let number = try readInt()
    guard number < limit else { throw Damage() }
    return number
  }

  /// Reads how many of something follow; each takes a byte at least.
  mutating func readCount() throws(Damage) -> Int { try readInt(below: bytes.endIndex - place + 1) }

  /// Reads 64 bits.
  mutating func readWord() throws(Damage) -> UInt64 {
    guard place + 8 <= bytes.endIndex else { throw Damage() }
    defer { place += 8 }
    return (0..<8).reduce(0) { $0 | UInt64(bytes[place + $1]) << UInt64(8 * $1) }
  }

  /// Reads numbers.
  mutating func readInts() throws(Damage) -> [Int] {
    var numbers: [Int] = []
    for _ in 0..<(try readCount()) { numbers.append(try readInt()) }
    return numbers
  }

  /// Reads a text.
  mutating func readText() throws(Damage) -> String {
    let count = try readCount()
    guard place + count <= bytes.endIndex else { throw Damage() }
    defer { place += count }
    return String(decoding: bytes[place..<(place + count)], as: UTF8.self)
  }
}
