import CameraControlTerminal
import CameraControlTesting
import XCTest

final class KeyDecoderTests: XCTestCase {
  private static let cases: [(bytes: [UInt8], keys: [Key])] = [
    (Array(" qV?.9".utf8), [" ", "q", "V", "?", ".", "9"].map(Key.character)),
    ([0x0D], [.enter]), ([0x0A], [.enter]),
    (Array("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D".utf8), [.up, .down, .right, .left]),
    (Array("\u{1B}OA\u{1B}OD".utf8), [.up, .left]),
    (Array("äß€😀".utf8), ["ä", "ß", "€", "😀"].map(Key.character)),
    // An arrow with Shift, F5, a report of the mouse, and a key with Alt mean nothing here.
    (Array("\u{1B}[1;2Ca".utf8), [.character("a")]),
    (Array("\u{1B}[15~\u{1B}OPb".utf8), [.character("b")]),
    (Array("\u{1B}[<0;10;20Mc\u{1B}xd".utf8), [.character("c"), .character("d")]),
    // An escape before another one was a key.
    (Array("\u{1B}\u{1B}[A".utf8), [.escape, .up]),
    // A sequence that is broken off.
    (Array("\u{1B}[12\u{1B}[B".utf8), [.down]), (Array("\u{1B}O\u{1B}[B".utf8), [.down]),
    (Array("\u{1B}[1\re".utf8), [.enter, .character("e")]),
    // No UTF-8: a byte from the middle, one that is in no text, a surrogate, one that is cut off.
    ([0x80, 0x61], [.character("a")]), ([0xFF, 0xC0, 0x61], [.character("a")]),
    ([0xED, 0xA0, 0x80, 0x61], [.character("a")]), ([0xE2, 0x82, 0x61], [.character("a")]),
    // Control characters are no keys of the phone.
    ([0, 1, 8, 9, 0x7F, 0x71], [.character("q")]),
  ]

  func testKeysAreDecodedHoweverTheirBytesArrive() {
    for (bytes, keys) in Self.cases {
      var whole = KeyDecoder()
      XCTAssertEqual(whole.decode(bytes), keys, "\(bytes)")
      XCTAssertNil(whole.flush(), "\(bytes)")
      for split in bytes.indices {
        var decoder = KeyDecoder()
        let first = decoder.decode(bytes[..<split])
        XCTAssertEqual(first + decoder.decode(bytes[split...]), keys, "\(bytes) at \(split)")
      }
    }
  }

  func testAnEscapeIsAKeyIfNothingFollows() {
    var decoder = KeyDecoder()
    XCTAssertNil(decoder.flush())
    XCTAssertEqual(decoder.decode([0x1B]), [])
    XCTAssertEqual(decoder.flush(), .escape)
    XCTAssertNil(decoder.flush())
    XCTAssertEqual(decoder.decode(Array("[A".utf8)), [.character("["), .character("A")])
    // What else is incomplete is no key.
    for bytes in ["\u{1B}[1", "\u{1B}O"].map({ Array($0.utf8) }) + [[0xE2, 0x82]] {
      XCTAssertEqual(decoder.decode(bytes), [])
      XCTAssertNil(decoder.flush())
      XCTAssertEqual(decoder.decode([0x61]), [.character("a")])
    }
  }

  func testNoiseNeverSwallowsMoreThanASequence() {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<500 {
      let noise = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? UInt8.random(in: 0...255, using: &generator)
          : [0x1B, 0x5B, 0x4F, 0x3B].randomElement(using: &generator) ?? 0
      }
      var decoder = KeyDecoder()
      _ = decoder.decode(noise)
      _ = decoder.flush()
      XCTAssertEqual(decoder.decode([0x71]), [.character("q")], "\(noise)")
      // Even an endless sequence ends.
      var endless = KeyDecoder()
      let keys = endless.decode(
        [0x1B, 0x5B] + Array(repeating: 0x30, count: 100) + [0x71, 0x71])
      XCTAssertEqual(keys.last, .character("q"))
    }
  }
}
