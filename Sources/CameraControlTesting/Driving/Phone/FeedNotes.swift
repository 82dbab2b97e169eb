import CameraControl

/// Updates the finger of a phone when the test sends readings of the button.
///
/// While the finger only moves, the last reading is enough.
struct FeedNotes {
  private let phone: SimulatedPhone
  private var last: ButtonSample?
  private var isNoted = true

  init(_ phone: SimulatedPhone) { self.phone = phone }

  mutating func add(_ sample: ButtonSample) {
    isNoted = !isMove(to: sample)
    if isNoted { phone.followFinger(sample) }
    last = sample
  }

  func finish() { if let last, !isNoted { phone.followFinger(last) } }

  private func isMove(to sample: ButtonSample) -> Bool {
    guard let last else { return false }
    return last.isSwitchDown == sample.isSwitchDown
      && (last.position == nil) == (sample.position == nil)
  }
}
