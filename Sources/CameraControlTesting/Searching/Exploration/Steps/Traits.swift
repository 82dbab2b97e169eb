/// The traits of the states that random scripts have reached, and the shortest way to each trait.
///
/// A trait is one fact about a state: what the phone shows, a value of the state key, two values of it
/// together, or a part of a goal that holds. Where nearly every state is new, because one of its values
/// is, the other values still say whether the state is unusual.
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
    /// Two values of the state key.
    case pair(Int, Int)
    /// The goal of this number.
    case goal(Int)
  }

  /// The traits that are about the same.
  private struct Group: Sendable {
    let subject: Subject
    var histories: [History] = []
  }

  /// How a trait was reached.
  private struct History: Sendable {
    /// A number for the trait; not 0.
    let id: UInt64

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

  /// The places of a group and of a history in it.
  private typealias Place = (group: Int, history: Int)

  // Hashes differ between processes, so groups and traits have the order in which they first came up.
  private var groups: [Group] = []
  private var groupPlaces: [Subject: Int] = [:]
  private var places: [Trait: Place] = [:]

  /// The traits of the state keys, by their hashes: of equal keys, those of the first one.
  private var keys: [Int: [Place]] = [:]

  /// Whether the state key tells states apart.
  private(set) var keyGuides = false

  /// Whether a part of a goal has held.
  private var hasGoals = false

  /// Notes that a step led to a state, by moves of a script if enough of it is left to continue; returns
  /// numbers for the rarest value of the state key, and for the rarest value or pair; 0 if none guides.
  mutating func add(
    view: Int, standing: Int, key: [AnyHashable], goals: [Int: UInt64], by way: Way?
  ) -> (value: UInt64, trait: UInt64) {
    note(Trait(subject: .view, value: view), by: way)
    note(Trait(subject: .standing, value: standing), by: way)
    if !goals.isEmpty { for trait in Self.traits(of: goals) { note(trait, by: way) } }
    var rarest: (value: History?, trait: History?)
    for place in placesOfTraits(of: key) {
      note(place, by: way)
      guard guides(groups[place.group]) else { continue }
      let history = groups[place.group].histories[place.history]
      if history.steps < rarest.trait?.steps ?? .max { rarest.trait = history }
      guard case .key = groups[place.group].subject else { continue }
      if history.steps < rarest.value?.steps ?? .max { rarest.value = history }
    }
    return (rarest.value?.id ?? 0, rarest.trait?.id ?? 0)
  }

  private mutating func note(_ trait: Trait, by way: Way?) {
    if let place = place(of: trait) { note(place, by: way) }
  }

  private mutating func note(_ place: Place, by way: Way?) {
    groups[place.group].histories[place.history].steps += 1
    let known = groups[place.group].histories[place.history].way
    guard let way, way.count < known?.count ?? .max else { return }
    groups[place.group].histories[place.history].way = way
  }

  /// Returns the way to the standing that was reached least, or to the least reached of the other traits.
  mutating func way(using generator: inout SeededGenerator) -> Way? {
    // An app's state says most about where a mistake may be, but it may have nothing to do with it.
    let share = keyGuides ? Self.keyShare : hasGoals ? Self.goalShare : 0
    let toStanding = share == 0 || Int.random(in: 0..<8, using: &generator) >= share
    var (best, fewest): (Place?, (Int, UInt64)) = (nil, (.max, 0))
    for (number, group) in groups.enumerated()
    where (group.subject == .standing) == toStanding && guides(group) {
      for (index, history) in group.histories.enumerated() where history.way?.count ?? 0 > 0 {
        let uses = (history.steps + history.uses * Self.oneUse, history.order)
        if uses < fewest { (best, fewest) = ((number, index), uses) }
      }
    }
    guard let best else { return nil }
    groups[best.group].histories[best.history].uses += 1
    return groups[best.group].histories[best.history].way
  }

  /// Whether the values of a subject tell states apart: a value that never changes does not, and one that
  /// is nearly always another makes each state a new one.
  private func guides(_ group: Group) -> Bool {
    switch group.subject {
    case .view: keyGuides
    case .standing, .goal: true
    case .key: 2...Self.mostValues ~= group.histories.count
    case .pair(let first, let second): [first, second].allSatisfy { guides(key: $0) }
    }
  }

  private func guides(key number: Int) -> Bool {
    groupPlaces[.key(number)].map { guides(groups[$0]) } ?? false
  }

  // These numbers come from experiments with apps that have mistakes.
  private static let oneUse = 4
  private static let mostValues = 8

  // How many of eight ways lead to traits, rather than to standings.
  private static let keyShare = 6
  private static let goalShare = 4

  // MARK: The traits of a state

  /// Returns the place of a trait; `nil` if the trait will never guide.
  private mutating func place(of trait: Trait) -> Place? {
    if let place = places[trait] { return place }
    guard mayGuide(trait.subject) else { return nil }
    let group = groupPlaces[trait.subject] ?? groups.count
    if group == groups.count {
      groups.append(Group(subject: trait.subject))
      groupPlaces[trait.subject] = group
    }
    let (number, place) = (places.count, (group, groups[group].histories.count))
    let isShown = trait.subject == .view || trait.subject == .standing
    let order = isShown ? UInt64(trait.value) : StableHash.mixed(UInt64(number))
    groups[group].histories.append(History(id: UInt64(number + 1), order: order))
    places[trait] = place
    switch trait.subject {
    case .key:
      keyGuides = groups.contains { if case .key = $0.subject { guides($0) } else { false } }
    case .goal: hasGoals = true
    case .view, .standing, .pair: break
    }
    return place
  }

  private func mayGuide(_ subject: Subject) -> Bool {
    switch subject {
    case .view, .standing, .goal: true
    case .key: groupPlaces[subject].map { groups[$0].histories.count <= Self.mostValues } ?? true
    case .pair(let first, let second): mayGuide(.key(first)) && mayGuide(.key(second))
    }
  }

  /// Returns the places of the traits of a state key.
  private mutating func placesOfTraits(of key: [AnyHashable]) -> [Place] {
    if key.isEmpty { return [] }
    if let places = keys[key.hashValue] { return places }
    let values = Self.values(of: key)
    var traits = values.enumerated().map { Trait(subject: .key($0), value: $1.hashValue) }
    for second in values.indices {
      for first in 0..<second {
        let pair = [values[first], values[second]]
        traits.append(Trait(subject: .pair(first, second), value: pair.hashValue))
      }
    }
    let places = traits.compactMap { place(of: $0) }
    keys[key.hashValue] = places
    return places
  }

  /// Returns the values of a state key: the stored properties of a struct, or else the value itself.
  private static func values(of key: [AnyHashable]) -> [AnyHashable] {
    key.flatMap { value in
      let mirror = Mirror(reflecting: value.base)
      let isDivided = mirror.displayStyle == .struct
      let parts = isDivided ? mirror.children.compactMap { $0.value as? any Hashable } : []
      return parts.isEmpty ? [value] : parts.map { AnyHashable($0) }
    }
  }

  /// Returns the traits of the parts of goals that hold, given as bits.
  private static func traits(of goals: [Int: UInt64]) -> [Trait] {
    goals.sorted { $0.key < $1.key }.flatMap { goal, parts in
      (0..<UInt64.bitWidth).filter { parts >> UInt64($0) & 1 == 1 }
        .map { Trait(subject: .goal(goal), value: $0) }
    }
  }
}
