/// One thing that is measured.
struct Case {
  /// The name in the first column, and on the command line.
  var name: String

  /// What the case may ask the allocator for; the process fails if it does not hold.
  var allowance = Allowance.anything

  /// Does the thing as often as it is told.
  var run: (_ iterations: Int) -> Void
}
