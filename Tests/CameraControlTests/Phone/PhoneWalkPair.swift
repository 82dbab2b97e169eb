import CameraControl

/// Two phones that are told the same, and what they knew before the last step.
struct PhoneWalkPair {
  private let first: Phone
  private let second: Phone
  private var before: World
  private var hash: Int
  private var comparisons = 0

  init(_ first: Phone, _ second: Phone) {
    self.first = first
    self.second = second
    before = first.snapshot
    hash = before.hashValue
  }

  /// Returns how the phones differ, and whether the copy from before the last step has changed.
  ///
  /// A copy shares its storage with the phone's world until one of them changes, so comparing two
  /// copies would show nothing. The hash was taken before the step. It costs more than a
  /// comparison, so it is taken only before every eighth step.
  mutating func compare() -> [String] {
    var mistakes: [String] = []
    let (one, other) = (first.snapshot, second.snapshot)
    if one != other { mistakes.append("two phones that were told the same differ") }
    comparisons += 1
    switch comparisons % 8 {
    case 0:
      before = one
      hash = one.hashValue
    case 1:
      if before.hashValue != hash { mistakes.append("a copy changed with the phone") }
    default: break
    }
    return mistakes
  }
}
