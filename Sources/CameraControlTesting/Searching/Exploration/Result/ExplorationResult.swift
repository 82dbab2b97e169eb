/// The result of an exploration.
public struct ExplorationResult: Hashable, Codable, Sendable {
  /// The failures, in order: one for each property that failed, or one for each kind of mistake
  /// that made the property fail.
  public internal(set) var failures: [ExplorationFailure] = []

  /// The states and steps that the exploration reached.
  public internal(set) var coverage: Coverage

  /// How often the phone called each part of the app.
  public internal(set) var calls = AppCalls()

  /// The goals of the exploration, and how near a script came to each goal.
  public internal(set) var goals: [ExplorationGoal] = []

  /// The places that each control can have and had, as `places(with:)` describes them.
  var places: [String: UInt32] = [:]

  /// How often scripts came to each state key, as text.
  private(set) var stateKeys: [String: Int] = [:]

  /// The parts that all state keys have in common, including those that aren't kept.
  private(set) var commonParts: [String]?

  /// The number of scripts that ran, not counting runs that only shorten a failing script.
  public internal(set) var scripts = 0

  /// The number of steps in all scripts that are counted in ``scripts``.
  public internal(set) var steps = 0

  /// The number of different states that exhaustive searches reached and then explored further.
  ///
  /// The states after the last step of the longest scripts don't count. A search with
  /// `merging: false` counts no states.
  public internal(set) var states = 0

  /// The number of scripts that made a property fail.
  public internal(set) var failingScripts = 0

  /// The random scripts that were run in each part with a time.
  package internal(set) var spent: [SpentBudget] = []

  /// Whether the result contains every shard, and no shard was canceled or stopped early.
  public private(set) var isComplete = false

  /// The numbers of the shards in the result, in order; the first shard is number 1.
  public private(set) var shards: [Int]

  /// The numbers of the shards in the result that ended before all their scripts had run.
  public private(set) var endedEarly: [Int]

  /// The number of shards into which you divided the exploration.
  public private(set) var shardCount: Int

  // The plan of the exploration as a number in hexadecimal digits, because not every reader of JSON
  // accepts integers of 64 bits.
  private let plan: String

  init(_ coverage: Coverage, _ shard: Shard, plan: UInt64) {
    self.coverage = coverage
    self.plan = String(plan, radix: 16)
    (shards, shardCount) = ([shard.index + 1], shard.count)
    endedEarly = shards
  }

  /// Notes that the shard came to its end.
  mutating func finish() {
    dropStateKeys(over: Self.mostStateKeys)
    endedEarly = []
    isComplete = shardCount == 1
  }

  mutating func count(_ keys: [String: Int]) {
    for key in keys.keys where stateKeys[key] == nil {
      let parts = key.split(separator: "\n").map(String.init)
      commonParts = commonParts?.filter(parts.contains) ?? parts
    }
    stateKeys.merge(keys, uniquingKeysWith: +)
    dropStateKeys(over: Self.mostStateKeys * 2)
  }

  // The first keys by their text are the same however the work is divided.
  private mutating func dropStateKeys(over most: Int) {
    guard stateKeys.count > most else { return }
    for (key, _) in stateKeys.sorted(by: { $0.key < $1.key }).dropFirst(Self.mostStateKeys) {
      stateKeys[key] = nil
    }
  }

  private static let mostStateKeys = 10_000

  /// Decodes a result, and rejects impossible numbers.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    failures = try container.decode([ExplorationFailure].self, forKey: .failures)
    coverage = try container.decode(Coverage.self, forKey: .coverage)
    calls = try container.decode(AppCalls.self, forKey: .calls)
    goals = try container.decode([ExplorationGoal].self, forKey: .goals)
    places = try container.decode([String: UInt32].self, forKey: .places)
    stateKeys = try container.decode([String: Int].self, forKey: .stateKeys)
    commonParts = try container.decodeIfPresent([String].self, forKey: .commonParts)
    scripts = try container.count(.scripts)
    steps = try container.count(.steps)
    states = try container.count(.states)
    failingScripts = try container.count(.failingScripts)
    spent = try container.decode([SpentBudget].self, forKey: .spent)
    endedEarly = try container.decode([Int].self, forKey: .endedEarly)
    shards = try container.decode([Int].self, forKey: .shards)
    shardCount = try container.decode(Int.self, forKey: .shardCount)
    plan = try container.decode(String.self, forKey: .plan)
    let areGoals = goals.allSatisfy { goal in
      (1...ExplorationGoal.mostAllowedParts).contains(goal.partCount)
        && (0...goal.partCount).contains(goal.mostParts)
    }
    try container.check(areGoals, .goals, "they have to have parts")
    let areCounts = stateKeys.values.allSatisfy { (1...mostCounted).contains($0) }
    try container.check(areCounts, .stateKeys, "they have to be counts")
    let areShares = !shards.isEmpty && shards.allSatisfy { $0 >= 1 && $0 <= shardCount }
    let areInOrder = zip(shards, shards.dropFirst()).allSatisfy { $0 < $1 }
    try container.check(areShares && areInOrder, .shards, "they have to be among all shards")
    let areThere = Set(shards).isSuperset(of: endedEarly)
    try container.check(areThere, .endedEarly, "they have to be among the shards of the result")
    isComplete = endedEarly.isEmpty && shards.count == shardCount
  }

  /// The goals that no script reached; empty as long as shards are missing.
  public var missedGoals: [ExplorationGoal] {
    isComplete ? goals.filter { !$0.isReached } : []
  }

  /// Throws ``BrokenProperties`` if a property failed or a goal wasn't reached.
  ///
  /// Throws ``ExplorationError`` if the exploration ended early, or if shards are missing.
  public func expectNoFailure(fileID: StaticString = #fileID, line: UInt = #line) throws {
    guard !failures.isEmpty || !missedGoals.isEmpty else {
      guard endedEarly != shards else { throw ExplorationError.endedEarly }
      if shards.count > 1, let lack { throw ExplorationError.incomplete(lack) }
      return
    }
    throw BrokenProperties(failures: failures, goals: missedGoals, place: "\(fileID):\(line)")
  }

  /// Merges the results of several shards of one exploration.
  ///
  /// If both results contain a failure of the same property, the merged result keeps the failure
  /// that a single run would find first. The result of all shards equals the result of a single
  /// run, unless `stop(afterFailures:)` or a cancellation ended a shard early.
  ///
  /// Run each shard in a separate job, and merge the results in the last job:
  ///
  /// ```swift
  /// let first = try exploration.run(.exhaustive(depth: 2), shard: 1, of: 2)
  /// let second = try exploration.run(.exhaustive(depth: 2), shard: 2, of: 2)
  /// let whole = try first.merged(with: second)
  /// #expect(whole.isComplete)
  /// ```
  ///
  /// - Parameter other: The result of other shards.
  /// - Returns: The result.
  /// - Throws: ``ExplorationError`` if the other result belongs to another exploration, has another
  ///   number of shards, or contains a shard that this result also contains.
  public func merged(with other: ExplorationResult) throws(ExplorationError) -> ExplorationResult {
    var merged = self
    guard plan == other.plan else { throw .differentExplorations }
    try merged.coverage.merge(other.coverage)
    merged.calls.add(other.calls)
    // Goals are part of the plan.
    for (number, goal) in zip(goals.indices, other.goals) { merged.goals[number].add(goal) }
    merged.places.merge(other.places, uniquingKeysWith: |)
    merged.count(other.stateKeys)
    merged.commonParts?.removeAll { other.commonParts?.contains($0) == false }
    merged.dropStateKeys(over: Self.mostStateKeys)
    guard shardCount == other.shardCount else {
      throw .differentDivision(shardCount, other.shardCount)
    }
    if let twice = shards.first(where: other.shards.contains) {
      throw .sameShard(twice, of: shardCount)
    }
    // Of the failures of one thing that is broken, the first one counts.
    var known: Set<BrokenProperty.Key> = []
    merged.failures = (failures + other.failures)
      .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
      .filter { known.insert($0.key).inserted }
    merged.scripts += other.scripts
    merged.steps += other.steps
    // All shards know all states, except that a shard that ended early may lack some.
    merged.states = max(states, other.states)
    merged.failingScripts += other.failingScripts
    merged.shards = (shards + other.shards).sorted()
    merged.endedEarly = (endedEarly + other.endedEarly).sorted()
    merged.isComplete = merged.endedEarly.isEmpty && merged.shards.count == shardCount
    if merged.isComplete { (merged.shards, merged.shardCount) = ([1], 1) }
    return merged
  }

  /// Why the result isn't that of the whole exploration, such as “shard 2 of 3 is missing”; `nil` if it is.
  package var lack: String? {
    var lacks: [String] = []
    let gaps = zip([0] + shards, shards).filter { $1 - $0 > 1 }.map { $0 + 1...$1 - 1 }
    let missing =
      gaps + ((shards.last ?? 0) < shardCount ? [(shards.last ?? 0) + 1...shardCount] : [])
    if !missing.isEmpty {
      let isOne = missing.count == 1 && missing[0].count == 1
      lacks.append("\(Self.text(missing)) of \(shardCount) \(isOne ? "is" : "are") missing")
    }
    if !endedEarly.isEmpty {
      let name = shardCount > 1 ? Self.text(endedEarly.map { $0...$0 }) : "the exploration"
      lacks.append("\(name) stopped before all scripts had run")
    }
    return lacks.isEmpty ? nil : lacks.joined(separator: ", and ")
  }

  /// Returns the names of shards, such as “shards 1, 4–16”.
  private static func text(_ shards: [ClosedRange<Int>]) -> String {
    let numbers = shards.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
    }
    let isOne = shards.count == 1 && shards[0].count == 1
    return "shard\(isOne ? "" : "s") \(numbers.joined(separator: ", "))"
  }
}

extension ExplorationResult: CustomStringConvertible {
  /// The unreached parts of the app, the numbers of scripts and steps, and every failure.
  public var description: String {
    var counts = [Self.text(scripts, "script"), Self.text(steps, "step")]
    if states > 0 { counts.append(Self.text(states, "state")) }
    counts.append(Self.text(failures.count, "broken property", "broken properties"))
    if !missedGoals.isEmpty { counts.append(Self.text(missedGoals.count, "missed goal")) }
    if failures.contains(where: \.isCrash) {
      counts.append("stopped because the app ends the process")
    } else if !endedEarly.isEmpty {
      counts.append("stopped before all scripts had run")
    }
    var text = never.isEmpty ? "" : "never reached: \(never.joined(separator: "; "))\n"
    if shardCount > 1 { text += "\(Self.text(shards.map { $0...$0 })) of \(shardCount): " }
    text += "\(counts.joined(separator: ", "))\n"
    if shards.count > 1, let lack { text += "\(lack)\n" }
    for budget in spent { text += "run the same random scripts again with \(budget)\n" }
    // The failures of an app say what comes next.
    if failures.isEmpty, !coverage.states.isEmpty { text += unseen.text(mostPairs: 8) }
    for goal in missedGoals { text += TextLine.wrapped("\n\(goal)\n", indent: 2) }
    for failure in failures { text += "\n\(failure)" }
    return text
  }

  /// What the exploration was expected to reach and did not: parts of the app, and steps in it.
  private var never: [String] {
    guard !coverage.states.isEmpty else { return [] }
    let steps = coverage.stepsNeverTaken.filter { $0.hasPrefix("app ") }
    return calls.never + steps.map { "\($0) was never taken" }
  }

  private static func text(_ count: Int, _ one: String, _ several: String? = nil) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(several ?? one + "s")"
  }
}

/// The random scripts that ran within a time, so that you can run exactly the same scripts again.
package struct SpentBudget: Hashable, Codable, Sendable {
  /// The number of scripts.
  package var scripts: Int

  /// The number of steps of each.
  package var length: Int

  /// The seed from which all of them follow.
  package var seed: UInt64
}

extension SpentBudget: CustomStringConvertible {
  /// The part that runs the same scripts, as code.
  package var description: String {
    ".random(scripts: \(scripts), length: \(length), seed: \(seed))"
  }
}

/// An error that lists the failures of an exploration, and the goals that no script reached.
public struct BrokenProperties: Error, Hashable, Sendable {
  /// The failures, one for each kind of mistake that breaks a property.
  public var failures: [ExplorationFailure]

  /// The goals that no script reached.
  public var goals: [ExplorationGoal] = []

  /// The place of the call of `expectNoFailure`, such as `Module/File.swift:12`.
  public var place: String
}

extension BrokenProperties: CustomStringConvertible {
  /// The place, and every failure.
  public var description: String {
    "\(place):\n" + (failures.map(\.description) + goals.map(\.description)).joined(separator: "\n")
  }
}
