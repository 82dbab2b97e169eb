/// Turns the bytes that a terminal sends into keys.
///
/// A key can be several bytes, which may arrive in several reads. The decoder skips everything that
/// isn't a key that the phone uses, such as a whole function key, or a byte that isn't UTF-8.
package struct KeyDecoder: Sendable {
  private var state = State.ready

  private enum State: Sendable {
    /// Between two keys. Can transition to: escaped, character.
    case ready
    /// After an escape. Can transition to: ready, sequence, letter.
    case escaped
    /// In a sequence that ends with a letter. Can transition to: ready, escaped.
    case sequence(length: Int)
    /// Before the only letter of a short sequence. Can transition to: ready, escaped.
    case letter
    /// In a character of several bytes. Can transition to: ready, escaped, character.
    case character([UInt8], missing: Int)
  }

  /// Creates a decoder between two keys.
  package init() {}

  /// Takes bytes, and returns the keys that they complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    bytes.compactMap { key(after: $0) }
  }

  /// Ends what is incomplete, because nothing has followed it, and returns the key that it was: an
  /// only then, escape is a separate key.
  package mutating func flush() -> Key? {
    defer { state = .ready }
    switch state {
    case .escaped: return .escape
    case .ready, .sequence, .letter, .character: return nil
    }
  }

  private mutating func key(after byte: UInt8) -> Key? {
    switch state {
    case .ready: return begin(with: byte)
    case .escaped: return keyBehindEscape(byte)
    case .sequence(let length): return keyInSequence(byte, length: length)
    case .letter:
      state = .ready
      return byte == Self.escape ? begin(with: byte) : Self.arrow(byte)
    case .character(let bytes, let missing):
      return key(after: byte, behind: bytes, missing: missing)
    }
  }

  private mutating func begin(with byte: UInt8) -> Key? {
    state = .ready
    switch byte {
    case Self.escape:
      state = .escaped
      return nil
    case 0x0A, 0x0D: return .enter
    case 0x20..<0x7F: return .character(Character(Unicode.Scalar(byte)))
    case 0xC2...0xDF: state = .character([byte], missing: 1)
    case 0xE0...0xEF: state = .character([byte], missing: 2)
    case 0xF0...0xF4: state = .character([byte], missing: 3)
    default: break
    }
    return nil
  }

  private mutating func keyBehindEscape(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "["): state = .sequence(length: 0)
    case UInt8(ascii: "O"): state = .letter
    case Self.escape: return .escape
    // A key together with Alt.
    default: state = .ready
    }
    return nil
  }

  private mutating func keyInSequence(_ byte: UInt8, length: Int) -> Key? {
    switch byte {
    case 0x20...0x3F where length < Self.longest:
      state = .sequence(length: length + 1)
      return nil
    case 0x40...0x7E:
      state = .ready
      // A number means that the person pressed an arrow together with another key.
      return length == 0 ? Self.arrow(byte) : nil
    default: return begin(with: byte)
    }
  }

  private mutating func key(after byte: UInt8, behind bytes: [UInt8], missing: Int) -> Key? {
    guard byte & 0xC0 == 0x80 else { return begin(with: byte) }
    let bytes = bytes + [byte]
    guard missing == 1 else {
      state = .character(bytes, missing: missing - 1)
      return nil
    }
    state = .ready
    return String(validating: bytes, as: UTF8.self)?.first.map(Key.character)
  }

  private static func arrow(_ byte: UInt8) -> Key? {
    switch Unicode.Scalar(byte) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    default: nil
    }
  }

  private static let escape: UInt8 = 0x1B
  private static let longest = 64
}
