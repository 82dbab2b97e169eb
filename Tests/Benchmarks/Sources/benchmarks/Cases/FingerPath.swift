import CameraControl

/// Readings of a finger that slides up and down the button, so that each reading changes the value.
struct FingerPath: Sequence, IteratorProtocol {
  private var instant: PhoneInstant
  private var step = 0
  private var left: Int

  /// Creates readings that begin after an instant.
  init(after instant: PhoneInstant, count: Int) {
    self.instant = instant
    left = count
  }

  mutating func next() -> ButtonSample? {
    guard left > 0 else { return nil }
    left -= 1
    step &+= 1
    instant.nanoseconds += 10_000_000
    let way = step & 15
    return ButtonSample(
      instant: instant, force: 0, position: Double(step & 16 == 0 ? way : 16 - way))
  }
}
