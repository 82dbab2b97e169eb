/// A hash of bytes that's the same in every process, unlike `hashValue`.
enum StableHash {
  /// Returns the number of some bytes: FNV-1a, with 64 bits.
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  static func of(_ text: String) -> UInt64 { of(text.utf8) }

  /// Returns a number whose upper bits depend on all bits of another one.
  static func mixed(_ number: UInt64) -> UInt64 { (number &+ 1) &* 0x9E37_79B9_7F4A_7C15 }
}
