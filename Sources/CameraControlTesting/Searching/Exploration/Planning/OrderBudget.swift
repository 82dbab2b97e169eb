/// How many other orders of callbacks each script is run in, and the seed of their choice.
struct OrderBudget: Hashable, Sendable {
  var count = 0
  var seed: UInt64 = 0
}
