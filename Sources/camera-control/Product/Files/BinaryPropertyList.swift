/// Measures a binary property list before it is read.
///
/// A value can be in many others there, so that a short file can stand for more values than fit
/// into memory.
enum BinaryPropertyList {
  /// Whether the list is whole, and stands for no more values than a property list usually has.
  static func isReasonable(_ bytes: [UInt8]) -> Bool {
    guard let reader = Reader(bytes) else { return false }
    var sizes: [Int: Int] = [:]
    guard let size = reader.size(of: reader.top, 0, &sizes) else { return false }
    return size <= most
  }

  private static let most = 100_000
  private static let deepest = 100

  private struct Reader {
    let bytes: [UInt8]
    let offsetSize: Int
    let referenceSize: Int
    let count: Int
    let top: Int
    let table: Int

    /// Reads the last 32 bytes, which say where everything is.
    init?(_ bytes: [UInt8]) {
      guard bytes.count >= 40 else { return nil }
      self.bytes = bytes
      let end = bytes.count - 32
      (offsetSize, referenceSize) = (Int(bytes[end + 6]), Int(bytes[end + 7]))
      guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
        let count = Self.number(bytes, at: end + 8, 8),
        let top = Self.number(bytes, at: end + 16, 8),
        let table = Self.number(bytes, at: end + 24, 8),
        count <= bytes.count, table <= bytes.count
      else { return nil }
      (self.count, self.top, self.table) = (count, top, table)
    }

    /// Returns how many values a value stands for, with itself; `nil` if it is not whole.
    func size(of object: Int, _ depth: Int, _ sizes: inout [Int: Int]) -> Int? {
      if let size = sizes[object] { return size }
      guard depth < deepest, object < count,
        let start = Self.number(bytes, at: table + object * offsetSize, offsetSize),
        start < bytes.count
      else { return nil }
      var sum = 1
      let kind = bytes[start] >> 4
      // Lists and sets hold references, dictionaries two for each key.
      if kind == 0xA || kind == 0xC || kind == 0xD {
        guard let (length, first) = length(at: start), length <= bytes.count else { return nil }
        for index in 0..<(kind == 0xD ? 2 * length : length) {
          let place = first + index * referenceSize
          guard let member = Self.number(bytes, at: place, referenceSize),
            let size = size(of: member, depth + 1, &sizes)
          else { return nil }
          sum = min(most + 1, sum + size)
        }
      }
      sizes[object] = sum
      return sum
    }

    /// Returns the length of a container, and where its references begin.
    private func length(at start: Int) -> (Int, Int)? {
      let low = Int(bytes[start] & 0xF)
      guard low == 0xF else { return (low, start + 1) }
      guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 1 else { return nil }
      let width = 1 << Int(bytes[start + 1] & 0xF)
      guard width <= 8, let length = Self.number(bytes, at: start + 2, width) else { return nil }
      return (length, start + 2 + width)
    }

    private static func number(_ bytes: [UInt8], at start: Int, _ width: Int) -> Int? {
      guard start >= 0, start <= bytes.count - width else { return nil }
      let number = bytes[start..<(start + width)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return Int(exactly: number)
    }
  }
}
