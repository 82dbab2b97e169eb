extension Subscribers {
  /// A number of values that a subscriber asks for.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number, or `nil` if there is no limit.
    public let max: Int?

    /// All values, without a limit.
    public static let unlimited = Demand(limit: nil)

    /// No value.
    public static let none = Demand(limit: 0)

    /// A number of values, which must not be negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand cannot be negative; \(value) is.")
      return Demand(limit: value)
    }

    private init(limit: Int?) { max = limit }

    /// Returns whether the first demand is smaller.
    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      guard let left = lhs.max else { return false }
      return rhs.max.map { left < $0 } ?? true
    }

    /// The sum of two demands; a sum beyond the largest integer has no limit.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let left = lhs.max, let right = rhs.max else { return .unlimited }
      let (sum, overflows) = left.addingReportingOverflow(right)
      return overflows ? .unlimited : .max(sum)
    }

    /// Adds a demand to this one.
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

    /// Takes one value off a demand that is not empty.
    mutating func spend() {
      guard let max else { return }
      self = .max(max - 1)
    }
  }
}
