/// An operation to measure.
struct Case {
  /// The name, in the first column and on the command line.
  var name: String

  /// How often an operation may allocate; the run fails if it does otherwise.
  var allowance = Allowance.anything

  /// How many bytes an operation may request from the allocator; the run fails if there are more.
  var maximumBytes: Double?

  /// How many operations are counted, on every machine.
  var countedOperations = 10_000

  /// Prepares a round, and is not measured.
  var prepare: () -> Void = {}

  /// Performs the operation as many times as given.
  var run: (_ iterations: Int) -> Void
}
