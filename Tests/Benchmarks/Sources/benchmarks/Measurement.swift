/// What was measured of a case.
struct Measurement {
  /// The median over the rounds.
  var nanosecondsPerOperation: Double

  /// The allocations of the counted operations, divided by their number.
  var allocationsPerOperation: Double

  /// The bytes requested by the counted operations, divided by their number.
  var bytesPerOperation: Double

  /// For each yardstick, the median ratio of a round's time to that of the yardstick just before it.
  var ratios: [Double]
}
