/// The traits of the states that random scripts have reached, and the shortest way to each trait.
///
/// A trait is one fact about a state: what the phone shows, a value of the state key, or a part of a goal
/// that holds. Where nearly every state is new, because one of its values is, the other values still
/// say whether the state is unusual.
struct Traits: Sendable {
  /// A trait: what it is about, and the value.
  private struct Trait: Hashable, Sendable {
    let subject: Subject
    let value: Int
  }

  /// What a trait is about.
  private enum Subject: Hashable, Sendable {
    /// What the phone shows.
    case view
    /// The standing: what the phone shows, and what was done.
    case standing
    /// A value of the state key, by its number among the values.
    case key(Int)
    /// The goal of this number.
    case goal(Int)
  }

  /// How a trait was reached.
  private struct History: Sendable {
    let subject: Subject

    /// The order among traits that were reached as rarely: not that in which they came up, because the
    /// first ones are all near the start.
    let order: UInt64

    /// How many steps led to the trait.
    var steps = 0

    /// The fewest moves that led to the trait, which are the first of a script, and how many scripts
    /// began with them.
    var way: Way?
    var uses = 0
  }

  /// The first moves of a script.
  typealias Way = (script: Int, count: Int)

  // Hashes differ between processes, so traits have the numbers in which they first came up.
  private var numbers: [Trait: Int] = [:]
  private var histories: [History] = []

  /// How many values each subject had.
  private var counts: [Subject: Int] = [:]

  /// The traits of the state keys, by their hashes: of equal keys, those of the first one.
  private var keys: [Int: [Trait]] = [:]

  /// Whether the state key tells states apart.
  private(set) var keyGuides = false

  /// Whether a part of a goal has held.
  private var hasGoals = false

  /// Notes that a step led to a state, by moves of a script if enough of it is left to continue; returns a
  /// number for the rarest trait of the state key, 0 if none guides.
  mutating func add(
    view: Int, standing: Int, key: [AnyHashable], goals: [Int: UInt64], by way: Way?
  ) -> UInt64 {
    note(Trait(subject: .view, value: view), by: way)
    note(Trait(subject: .standing, value: standing), by: way)
    var best: (number: Int, steps: Int) = (-1, .max)
    for trait in Self.traits(of: goals) { note(trait, by: way) }
    for trait in traits(of: key) {
      guard let (number, steps) = note(trait, by: way) else { continue }
      if steps < best.steps, guides(trait.subject) { best = (number, steps) }
    }
    return UInt64(best.number + 1)
  }

  /// Notes a trait, and returns its number and how many steps have led to it; `nil` if it will never guide.
  @discardableResult
  private mutating func note(_ trait: Trait, by way: Way?) -> (number: Int, steps: Int)? {
    let number = numbers[trait] ?? histories.count
    if number == histories.count {
      let count = counts[trait.subject] ?? 0
      if case .key = trait.subject, count > Self.mostValues { return nil }
      counts[trait.subject] = count + 1
      keyGuides = counts.keys.contains { if case .key = $0 { guides($0) } else { false } }
      if case .goal = trait.subject { hasGoals = true }
      let isShown = trait.subject == .view || trait.subject == .standing
      let order = isShown ? UInt64(trait.value) : StableHash.mixed(UInt64(number))
      numbers[trait] = number
      histories.append(History(subject: trait.subject, order: order))
    }
    histories[number].steps += 1
    if let way, way.count < histories[number].way?.count ?? .max { histories[number].way = way }
    return (number, histories[number].steps)
  }

  /// Returns the way to the standing that was reached least, or to the least reached of the other traits.
  mutating func way(using generator: inout SeededGenerator) -> Way? {
    // An app's state says most about where a mistake may be, but it may have nothing to do with it.
    let share = keyGuides ? Self.keyShare : hasGoals ? Self.goalShare : 0
    let toStanding = share == 0 || Int.random(in: 0..<8, using: &generator) >= share
    var (best, fewest): (Int?, (Int, UInt64)) = (nil, (.max, 0))
    for (number, history) in histories.enumerated() where history.way?.count ?? 0 > 0 {
      guard (history.subject == .standing) == toStanding, guides(history.subject) else { continue }
      let uses = (history.steps + history.uses * Self.oneUse, history.order)
      if uses < fewest { (best, fewest) = (number, uses) }
    }
    guard let best else { return nil }
    histories[best].uses += 1
    return histories[best].way
  }

  /// Whether the values of a subject tell states apart: a value that never changes does not, and one that
  /// is nearly always another makes each state a new one.
  private func guides(_ subject: Subject) -> Bool {
    switch subject {
    case .view: keyGuides
    case .standing: true
    case .key: 2...Self.mostValues ~= counts[subject] ?? 0
    case .goal: true
    }
  }

  // These numbers come from experiments with apps that have mistakes.
  private static let oneUse = 4
  private static let mostValues = 8

  // How many of eight ways lead to traits, rather than to standings.
  private static let keyShare = 6
  private static let goalShare = 4

  // MARK: The traits of a state

  /// Returns the traits of a state key: one for each stored property of a value, or for the value itself.
  private mutating func traits(of key: [AnyHashable]) -> [Trait] {
    if key.isEmpty { return [] }
    if let traits = keys[key.hashValue] { return traits }
    let parts = key.flatMap { value in
      let mirror = Mirror(reflecting: value.base)
      let isDivided = mirror.displayStyle == .struct
      let parts = isDivided ? mirror.children.compactMap { $0.value as? any Hashable } : []
      return parts.isEmpty ? [value] : parts.map { AnyHashable($0) }
    }
    let traits = parts.enumerated().map { Trait(subject: .key($0), value: $1.hashValue) }
    keys[key.hashValue] = traits
    return traits
  }

  /// Returns the traits of the parts of goals that hold, given as bits.
  private static func traits(of goals: [Int: UInt64]) -> [Trait] {
    goals.sorted { $0.key < $1.key }.flatMap { goal, parts in
      (0..<UInt64.bitWidth).filter { parts >> UInt64($0) & 1 == 1 }
        .map { Trait(subject: .goal(goal), value: $0) }
    }
  }
}
