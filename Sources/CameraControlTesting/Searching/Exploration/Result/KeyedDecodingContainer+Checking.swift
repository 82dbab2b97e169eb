extension KeyedDecodingContainer {
  /// Throws an error about a key whose value no exploration has.
  func check(_ isPossible: Bool, _ key: Key, _ sentence: String) throws {
    guard !isPossible else { return }
    throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: sentence)
  }
}
