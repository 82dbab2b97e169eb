import CameraControl

/// A state of a phone and its app, reduced to a number, so that millions of them fit in memory.
///
/// In a search of a million states, the chance that two of them have the same number is one in some
/// ten million. Numbers of different processes cannot be compared, because each hashes in its own way.
struct StateKey: Hashable, Sendable {
  private let number: Int

  init(_ phone: SimulatedPhone, _ values: [AnyHashable]) {
    var hasher = Hasher()
    hasher.combine(phone.core.situation)
    hasher.combine(phone.finger.rebased(to: phone.now, phone.core.summary.limits))
    hasher.combine(phone.core.faces)
    hasher.combine(phone.clock.nextDeadline.map { $0.counted(from: phone.now) })
    for (label, count) in phone.courier.undrained {
      hasher.combine(label)
      hasher.combine(count)
    }
    hasher.combine(phone.courier.lags)
    hasher.combine(values)
    number = hasher.finalize()
  }
}
