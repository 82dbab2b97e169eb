extension Data {
  /// The bytes of a QuickTime file that has a duration, and neither pictures nor sound.
  init(movieOf duration: CMTime) {
    // The duration in milliseconds, the usual speed and volume, the unit matrix, and one track to come.
    let milliseconds = UInt32(clamping: Int64(duration.seconds * 1_000))
    let matrix: [UInt32] = [0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000]
    let header: [UInt32] =
      [0, 0, 0, 1_000, milliseconds, 0x1_0000, 0x100_0000, 0, 0] + matrix + [0, 0, 0, 0, 0, 0, 1]
    self = Self.atom("ftyp", Data("qt  \u{0}\u{0}\u{0}\u{0}qt  ".utf8))
    self += Self.atom("moov", Self.atom("mvhd", header.reduce(Data()) { $0 + $1.bytes }))
  }

  private static func atom(_ kind: String, _ content: Data) -> Data {
    UInt32(content.count + 8).bytes + Data(kind.utf8) + content
  }
}

extension UInt32 {
  fileprivate var bytes: Data { Swift.withUnsafeBytes(of: bigEndian) { Data($0) } }
}
