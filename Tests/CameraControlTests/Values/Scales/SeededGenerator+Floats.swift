import CameraControlTesting

extension SeededGenerator {
  /// Returns any finite `Float`, with all magnitudes equally likely.
  mutating func anyFloat() -> Float {
    let float = Float(bitPattern: UInt32(truncatingIfNeeded: next()))
    return float.isFinite ? float : anyFloat()
  }

  /// Returns a number as people write it, with a few digits and a point somewhere.
  mutating func plainFloat() -> Float {
    let digits = Int.random(in: -9999...9999, using: &self)
    return Float("\(digits)e\(Int.random(in: -4...2, using: &self))") ?? 0
  }
}
