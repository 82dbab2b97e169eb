import CameraControl

/// The stretch of time in which two traces differ.
struct TraceDifference {
  /// The number of entries that both begin with.
  let common: Int

  /// When the first entry happened that differs.
  let start: PhoneInstant

  /// When the last entry happened that differs.
  let end: PhoneInstant

  /// Compares entries; the result is `nil` if they are equal.
  init?(_ first: ArraySlice<Trace.Entry>, _ second: ArraySlice<Trace.Entry>) {
    let common = Self.commonPrefix(first, second)
    let (one, other) = (first.dropFirst(common), second.dropFirst(common))
    if one.isEmpty, other.isEmpty { return nil }
    var tail = 0
    for (left, right) in zip(one.reversed(), other.reversed()) {
      guard left == right else { break }
      tail += 1
    }
    let differing = [one.dropLast(tail), other.dropLast(tail)].flatMap { $0.map(\.instant) }
    guard let start = differing.min(), let end = differing.max() else { return nil }
    self.common = common
    self.start = start
    self.end = end
  }

  /// Returns the number of entries that both begin with.
  static func commonPrefix(_ first: ArraySlice<Trace.Entry>, _ second: ArraySlice<Trace.Entry>)
    -> Int
  {
    var count = 0
    for (one, other) in zip(first, second) {
      guard one == other else { break }
      count += 1
    }
    return count
  }
}
