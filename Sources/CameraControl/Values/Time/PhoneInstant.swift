/// A moment in a phone's time, counted from the creation of the phone.
///
/// A phone never reads a clock, because each input contains the instant at which it happens. An
/// instant is a whole number of nanoseconds, so calculations with instants are exact and fast.
public struct PhoneInstant: Hashable, Codable, Sendable {
  /// The number of nanoseconds since the phone was created.
  public var nanoseconds: Int64

  /// Creates the instant that lies `nanoseconds` after the creation of the phone.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The moment at which the phone was created.
  public static let zero = PhoneInstant(nanoseconds: 0)

  /// Returns the instant that lies a number of nanoseconds after this one, or the nearest that 64
  /// bits can hold.
  // Inlined, because every reading of a simulated finger calls it.
  @inlinable
  package func advanced(nanoseconds number: Int64) -> PhoneInstant {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(number)
    guard overflow else { return PhoneInstant(nanoseconds: sum) }
    return PhoneInstant(nanoseconds: number < 0 ? .min : .max)
  }

  /// Returns the instant, counted from another instant.
  package func counted(from origin: PhoneInstant) -> PhoneInstant {
    PhoneInstant(nanoseconds: nanoseconds &- origin.nanoseconds)
  }
}

extension PhoneInstant: InstantProtocol {
  /// Returns the instant that lies `duration` after this one.
  ///
  /// If the result doesn't fit in 64 bits, this method returns the nearest instant that does.
  public func advanced(by duration: Duration) -> PhoneInstant {
    advanced(nanoseconds: duration.wholeNanoseconds)
  }

  /// Returns the duration from this instant to `other`, which is negative if `other` is earlier.
  public func duration(to other: PhoneInstant) -> Duration {
    let (difference, overflow) = other.nanoseconds.subtractingReportingOverflow(nanoseconds)
    guard overflow else { return .nanoseconds(difference) }
    return .nanoseconds(other < self ? Int64.min : .max)
  }

  /// Returns `true` if the first instant lies before the second.
  public static func < (lhs: PhoneInstant, rhs: PhoneInstant) -> Bool {
    lhs.nanoseconds < rhs.nanoseconds
  }
}

extension PhoneInstant: CustomStringConvertible {
  /// The instant in seconds with three fraction digits, such as `12.345`.
  public var description: String {
    let milliseconds = nanoseconds.magnitude / 1_000_000
    let fraction = String(milliseconds % 1000)
    let padding = String(repeating: "0", count: 3 - fraction.count)
    return (nanoseconds < 0 ? "-" : "") + "\(milliseconds / 1000).\(padding)\(fraction)"
  }
}

extension Duration {
  /// The duration in whole nanoseconds, rounded toward zero and clamped to 64 bits.
  package var wholeNanoseconds: Int64 {
    // A few seconds need no arithmetic on 128 bits.
    if let few = Int64(exactly: attoseconds) { return few / 1_000_000_000 }
    return Int64(clamping: attoseconds / 1_000_000_000)
  }
}
