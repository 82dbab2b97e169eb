import CameraControl

/// A state of a phone and its app, reduced to 128 bits, so that millions of them fit in memory.
///
/// Two different states with the same key are less likely than a fault of the memory. Keys of
/// different processes cannot be compared, because each process hashes in its own way.
struct StateKey: Hashable, Sendable {
  private let first: Int
  private let second: Int

  init(_ phone: SimulatedPhone, _ values: [AnyHashable]) {
    let world = phone.core.situation
    let finger = phone.finger.rebased(to: phone.now, phone.core.glance.limits)
    let faces = phone.core.faces
    let wakeUp = phone.clock.nextDeadline.map { $0.counted(from: phone.now) }
    let waiting =
      phone.courier.undrained.map { "\($0.label) \($0.count)" } + phone.courier.lags
    func hash(_ salt: Int) -> Int {
      var hasher = Hasher()
      hasher.combine(salt)
      hasher.combine(world)
      hasher.combine(finger)
      hasher.combine(faces)
      hasher.combine(wakeUp)
      hasher.combine(waiting)
      hasher.combine(values)
      return hasher.finalize()
    }
    first = hash(1)
    second = hash(2)
  }
}
