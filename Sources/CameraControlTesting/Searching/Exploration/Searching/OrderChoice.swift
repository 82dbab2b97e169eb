import CameraControl

/// Chooses the orders of callbacks in which a script runs again.
///
/// An order delays the callbacks of a step on a queue, so that callbacks of other queues and the next
/// steps overtake them. The choice counts how often a callback has overtaken another, such as the end of
/// a press the action of a slider, and prefers what it has tried least. First it delays one group of
/// callbacks, then a few, and of what was tried often it shuffles everything now and then. Of random
/// scripts in which nothing is new, it runs one of four again.
///
/// A random script ends where nothing more overtakes, the first time, because later steps may undo what
/// it did.
struct OrderChoice: Sendable {
  private var counts: [UInt64: Int] = [:]

  /// Returns a script in its own order and in others, after the run that recorded its callbacks.
  mutating func scripts(
    after outcome: PlayOutcome, _ own: DeliveryOrder?, _ budget: OrderBudget
  ) -> [NamedScript] {
    var scripts = own.map { [NamedScript(name: nil, steps: outcome.steps, order: $0)] } ?? []
    let groups = outcome.callbacks.map { Self.groups(of: $0, outcome.steps) } ?? []
    if groups.isEmpty { return scripts }
    // The choice depends on the script alone, so that shards agree.
    let script = outcome.steps.map { "\($0)" }.joined(separator: ";")
    var generator = SeededGenerator(seed: StableHash.of(script) ^ budget.seed)
    let isRandom = outcome.moves != nil
    for _ in 0..<budget.count {
      // If everything was tried, another script promises more than another order.
      let isKnown = groups.allSatisfy { $0.kinds.allSatisfy { counts[$0] != nil } }
      if isRandom, isKnown, Int.random(in: 0..<4, using: &generator) > 0 { break }
      let (order, length, isNew) = nextOrder(groups, &generator)
      let steps = Array(outcome.steps.prefix(isRandom ? length : .max))
      let script = NamedScript(name: nil, steps: steps, order: order)
      if !scripts.contains(script) { scripts.append(script) }
      if !isNew { break }
    }
    return scripts
  }

  /// Returns an order, and how many steps of the script to run.
  private mutating func nextOrder(
    _ groups: [Group], _ generator: inout SeededGenerator
  ) -> (DeliveryOrder, length: Int, isNew: Bool) {
    let ranks = groups.map { group in
      let known = group.kinds.map { counts[$0] ?? 0 }
      return (least: known.min() ?? 0, news: -known.count { $0 == 0 }, draw: generator.next())
    }
    let best = ranks.indices.min { ranks[$0] < ranks[$1] } ?? 0
    for kind in groups[best].kinds { counts[kind, default: 0] += 1 }
    let tries = ranks[best].least
    let most = DeliveryOrder.usualLag
    guard tries > 1 else {
      let length = tries == 0 ? groups[best].end : .max
      return (.late([groups[best].callbacks], lag: most), length, tries == 0)
    }
    if tries > Self.triesOfFew, Int.random(in: 0..<4, using: &generator) == 0 {
      return (.shuffled(seed: generator.next() >> 32, lag: most), .max, false)
    }
    let more = (0..<min(tries / 2, Self.mostMore)).map { _ in
      groups[Int.random(in: groups.indices, using: &generator)].callbacks
    }
    let late = Set([groups[best].callbacks] + more)
    let order = DeliveryOrder.late(
      late.sorted { ($0.step, $0.queue) < ($1.step, $1.queue) },
      lag: Int.random(in: 0...most, using: &generator))
    return (order, Bool.random(using: &generator) ? groups[best].end : .max, false)
  }

  private static let triesOfFew = 6
  private static let mostMore = 3

  // MARK: What can overtake what

  /// The callbacks of a step on a queue, with the kinds of what can overtake them.
  private struct Group {
    let callbacks: LateCallbacks
    var kinds: Set<UInt64>

    /// The last step that overtakes them.
    var end: Int
  }

  /// Returns the callbacks that something can overtake, in order.
  private static func groups(of log: CallbackLog, _ steps: [GestureStep]) -> [Group] {
    let words = [0] + steps.map(number)
    var (groups, places): ([Group], [LateCallbacks: Int]) = ([], [:])
    func subject(_ callback: CallbackLog.Callback) -> UInt64 {
      let word =
        callback.subject.isEmpty ? words[callback.step] : StableHash.of(callback.subject)
      return word &+ StableHash.of(callback.queue ?? "")
    }
    for (index, callback) in log.callbacks.enumerated() {
      guard let queue = callback.queue else { continue }
      let kind = StableHash.mixed(subject(callback))
      // Before the first step, nothing waits.
      let lag = callback.step == 0 ? .zero : log.lag
      let due = callback.instant.advanced(by: lag)
      var kinds = log.callbacks[(index + 1)...].prefix { $0.instant <= due }
        .filter { $0.queue != queue }.map { StableHash.mixed(kind ^ subject($0)) }
      let overtaking = log.steps.indices.dropFirst(callback.step).prefix { log.steps[$0] < due }
      // All steps of the phone are one kind, because the callbacks that they cause tell more.
      kinds += overtaking.map { steps[$0].hasStepsOfTheApp ? words[$0 + 1] : 0 }
        .map { StableHash.mixed(kind &+ $0) }
      let end = overtaking.last.map { $0 + 1 } ?? callback.step
      guard !kinds.isEmpty else { continue }
      let callbacks = LateCallbacks(step: callback.step, queue: queue)
      if let place = places[callbacks] {
        groups[place].kinds.formUnion(kinds)
        groups[place].end = max(groups[place].end, end)
      } else {
        places[callbacks] = groups.count
        groups.append(Group(callbacks: callbacks, kinds: Set(kinds), end: end))
      }
    }
    return groups
  }

  /// Returns a number for the kind of a step, whatever its amount.
  private static func number(of step: GestureStep) -> UInt64 {
    StableHash.of(step.hasStepsOfTheApp ? "\(step)" : step.row.word)
  }
}
