/// How many allocations one operation of a case may make.
enum Allowance {
  /// Any number.
  case anything

  /// None.
  case nothing

  /// At most this many on average, such as 0.1 for one in ten operations.
  case atMost(Double)

  /// At least one: a case like this shows that the counter works.
  case something

  /// Returns whether a measured number of allocations per operation is allowed.
  func admits(_ allocations: Double) -> Bool {
    switch self {
    case .anything: true
    // Tolerates a stray allocation of the runtime, which says nothing about the case.
    case .nothing: allocations < 0.001
    case .atMost(let limit): allocations <= limit
    case .something: allocations >= 1
    }
  }
}

extension Allowance: CustomStringConvertible {
  /// The allowance as a part of a sentence.
  var description: String {
    switch self {
    case .anything: "any number of times"
    case .nothing: "never"
    case .atMost(let limit): "at most \(limit.fixed(3)) times"
    case .something: "at least once"
    }
  }
}
