extension KeyedDecodingContainer {
  /// Throws an error about a key whose value no exploration has.
  func check(_ isPossible: Bool, _ key: Key, _ sentence: String) throws {
    guard !isPossible else { return }
    throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: sentence)
  }

  /// Decodes a count, and refuses one that no exploration reaches: counts of all shares can be added.
  func count(_ key: Key) throws -> Int {
    let count = try decode(Int.self, forKey: key)
    try check((0...mostCounted).contains(count), key, "it has to be a count")
    return count
  }
}

/// The largest count that is decoded.
let mostCounted = 1 << 50
