/// How many allocations one operation of a case may make.
enum Allowance {
  /// As many as it likes.
  case anything

  /// None at all.
  case nothing

  /// One at least: a case of this kind shows that the counter counts.
  case something

  /// Tells whether a measured number of allocations per operation is in order.
  func admits(_ allocations: Double) -> Bool {
    switch self {
    case .anything: true
    // A round may catch a stray allocation of the runtime, which says nothing about the case.
    case .nothing: allocations < 0.001
    case .something: allocations >= 1
    }
  }
}
