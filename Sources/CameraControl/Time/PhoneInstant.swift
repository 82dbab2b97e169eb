/// A moment on a phone's own clock, counted from the moment the phone was made.
///
/// The core never reads a clock: every input carries the instant at which it happened. An instant
/// is a whole number of nanoseconds, so that arithmetic on it is exact and cheap.
public struct PhoneInstant: Sendable {
  /// The nanoseconds since the phone was made.
  public var nanoseconds: Int64

  /// Makes the instant that lies `nanoseconds` after the phone was made.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The moment the phone was made.
  public static let zero = PhoneInstant(nanoseconds: 0)
}

extension PhoneInstant: Hashable, Codable {}

extension PhoneInstant: InstantProtocol {
  /// Returns the instant that lies `duration` later, or the last one there is.
  public func advanced(by duration: Duration) -> PhoneInstant {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.wholeNanoseconds)
    guard overflow else { return PhoneInstant(nanoseconds: sum) }
    return PhoneInstant(nanoseconds: duration < .zero ? .min : .max)
  }

  /// Returns how long it is from this instant to `other`; negative if `other` is earlier.
  public func duration(to other: PhoneInstant) -> Duration {
    let (difference, overflow) = other.nanoseconds.subtractingReportingOverflow(nanoseconds)
    guard overflow else { return .nanoseconds(difference) }
    return .nanoseconds(other < self ? Int64.min : .max)
  }

  /// Tells whether one instant lies before another.
  public static func < (lhs: PhoneInstant, rhs: PhoneInstant) -> Bool {
    lhs.nanoseconds < rhs.nanoseconds
  }
}

extension PhoneInstant: CustomStringConvertible {
  /// The instant in seconds with three digits, as a trace prints it: `12.345`.
  public var description: String {
    let milliseconds = nanoseconds.magnitude / 1_000_000
    let fraction = String(milliseconds % 1000)
    let padding = String(repeating: "0", count: 3 - fraction.count)
    return (nanoseconds < 0 ? "-" : "") + "\(milliseconds / 1000).\(padding)\(fraction)"
  }
}

extension Duration {
  /// The duration in nanoseconds, cut off below one and held inside what 64 bits can say.
  package var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return seconds < 0 ? .min : .max }
    let (sum, carry) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
    guard !carry else { return seconds < 0 ? .min : .max }
    return sum
  }
}
