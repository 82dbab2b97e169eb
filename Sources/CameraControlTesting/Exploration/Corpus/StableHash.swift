/// A number that follows from a text in the same way in every process, unlike `hashValue`.
enum StableHash {
  /// Returns the number of a text: FNV-1a, with 64 bits.
  static func of(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
