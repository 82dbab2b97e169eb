/// Random numbers that are the same in every run (SplitMix64).
struct SweepGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Any finite `Float`, all magnitudes equally likely.
  mutating func anyFloat() -> Float {
    let float = Float(bitPattern: UInt32(truncatingIfNeeded: next()))
    return float.isFinite ? float : anyFloat()
  }

  /// A number as people write it: a few digits and a point somewhere.
  mutating func plainFloat() -> Float {
    let digits = Int.random(in: -9999...9999, using: &self)
    return Float("\(digits)e\(Int.random(in: -4...2, using: &self))") ?? 0
  }
}
