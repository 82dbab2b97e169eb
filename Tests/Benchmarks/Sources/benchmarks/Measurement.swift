/// The result of all rounds of a case.
struct Measurement {
  /// The median over the rounds.
  var nanosecondsPerOperation: Double

  /// The allocations of all rounds, divided by the number of operations.
  var allocationsPerOperation: Double

  /// The bytes requested in all rounds, divided by the number of operations.
  var bytesPerOperation: Double

  /// For each yardstick, the median ratio of a round's time to that of the yardstick just before it.
  var ratios: [Double]
}
