/// What the rounds of one case came to.
struct Measurement {
  /// The median of the rounds.
  var nanosecondsPerOperation: Double

  /// All allocations of all rounds, divided by the operations.
  var allocationsPerOperation: Double

  /// All bytes asked for in all rounds, divided by the operations.
  var bytesPerOperation: Double

  /// The median of what each round took, divided by what the yardstick took just before it.
  var ratio: Double
}
