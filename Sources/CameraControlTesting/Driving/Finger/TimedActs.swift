/// The acts that make up a step, in order.
///
/// Nearly all are readings. The others have a list of their own, so that an act refers to nothing that
/// would have to be retained.
struct TimedActs: Sendable {
  private(set) var all: [TimedAct] = []
  private(set) var others: [TimedAct.Other] = []

  mutating func append(_ deed: TimedAct.Deed, after pause: Int64) {
    if all.capacity == 0 { all.reserveCapacity(Self.most) }
    all.append(TimedAct(pause: pause, deed: deed))
  }

  mutating func append(_ other: TimedAct.Other, after pause: Int64) {
    append(.other(others.count), after: pause)
    others.append(other)
  }

  mutating func removeAll() {
    all.removeAll(keepingCapacity: true)
    others = []
  }

  /// The number of acts in the longest step, a slide while pressing lightly.
  private static let most = StepPlanner.slideSamples + 5
}
