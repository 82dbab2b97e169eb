/// The traits of the states that random scripts have reached, and the shortest way to each trait.
///
/// A trait is one fact about a state: what the phone shows, a value of the state key, or a part of a goal
/// that holds. Where nearly every state is new, because one of its values is, the other values still
/// say whether the state is unusual.
struct Traits: Sendable {
  /// A value, and the number of its place in the state.
  struct Trait: Hashable, Sendable {
    let place: Int
    let value: Int
  }

  /// How a trait was reached.
  private struct History: Sendable {
    let place: Int

    /// The order among traits that were reached as rarely: not that in which they came up, because the
    /// first ones are all near the start.
    let order: UInt64

    /// How many steps led to the trait.
    var steps = 0

    /// The fewest moves that led to the trait, which are the first of a script, and how many scripts
    /// began with them.
    var way: (script: Int, count: Int)?
    var uses = 0
  }

  // Hashes differ between processes, so traits have the numbers in which they first came up.
  private var numbers: [Trait: Int] = [:]
  private var histories: [History] = []

  /// How many values each place had.
  private var counts: [Int: Int] = [:]

  /// Whether a state had a trait besides what the phone shows.
  private(set) var hasKeys = false

  /// Notes that a step led to what the phone shows and to other traits, by moves of a script if enough of
  /// it is left to continue; returns a number for the rarest of the others, 0 if there is none.
  mutating func add(_ others: [Trait], shown: Int, by way: (script: Int, count: Int)?) -> UInt64 {
    if !hasKeys, !others.isEmpty {
      // From now on, other values of what the phone shows arrive.
      self = Traits()
      hasKeys = true
    }
    note(Trait(place: Self.shown, value: shown), by: way)
    var best: (number: Int, steps: Int) = (-1, .max)
    for trait in others {
      let (number, steps) = note(trait, by: way)
      if steps < best.steps, guides(trait.place) { best = (number, steps) }
    }
    return UInt64(best.number + 1)
  }

  /// Notes a trait, and returns its number and how many steps have led to it.
  @discardableResult
  private mutating func note(
    _ trait: Trait, by way: (script: Int, count: Int)?
  ) -> (number: Int, steps: Int) {
    let number = numbers[trait] ?? histories.count
    if number == histories.count {
      numbers[trait] = number
      let order = trait.place == Self.shown ? UInt64(trait.value) : StableHash.mixed(UInt64(number))
      histories.append(History(place: trait.place, order: order))
      counts[trait.place, default: 0] += 1
    }
    histories[number].steps += 1
    if let way, way.count < histories[number].way?.count ?? .max { histories[number].way = way }
    return (number, histories[number].steps)
  }

  /// Returns the way to the trait that was reached least.
  mutating func way() -> (script: Int, count: Int)? {
    var (best, fewest): (Int?, (Int, UInt64)) = (nil, (.max, 0))
    for (number, history) in histories.enumerated() where history.way?.count ?? 0 > 0 {
      let uses = (history.steps + history.uses * Self.oneUse, history.order)
      if uses < fewest, guides(history.place) { (best, fewest) = (number, uses) }
    }
    guard let best else { return nil }
    histories[best].uses += 1
    return histories[best].way
  }

  /// Whether the values of a place tell states apart: a value that never changes does not, and one that
  /// is nearly always another makes each state a new one.
  private func guides(_ place: Int) -> Bool {
    let count = counts[place] ?? 0
    return place <= Self.shown || count > 1 && count <= Self.mostValues
  }

  // These numbers come from experiments with apps that have mistakes.
  private static let oneUse = 4
  private static let mostValues = 8

  // MARK: The traits of a state

  /// The place of what the phone shows; places of goals come before it, and of the state key behind it.
  static let shown = 0

  /// Returns the traits of the values of a state key: one for each stored property of a value, or for
  /// the value itself.
  static func traits(of values: [AnyHashable]) -> [Trait] {
    let parts = values.flatMap { value in
      let mirror = Mirror(reflecting: value.base)
      let isDivided = mirror.displayStyle == .struct || mirror.displayStyle == .tuple
      let parts = isDivided ? mirror.children.compactMap { $0.value as? any Hashable } : []
      return parts.isEmpty ? [value] : parts.map { AnyHashable($0) }
    }
    return parts.enumerated().map {
      Trait(place: shown + 1 + $0.offset, value: $0.element.hashValue)
    }
  }

  /// Returns the traits of the parts of a goal that hold.
  static func traits(of goal: Int, holding parts: UInt64) -> [Trait] {
    (0..<UInt64.bitWidth).filter { parts >> UInt64($0) & 1 == 1 }
      .map { Trait(place: shown - 1 - goal, value: $0) }
  }
}
