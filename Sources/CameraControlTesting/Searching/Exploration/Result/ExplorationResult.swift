/// What an exploration found.
public struct ExplorationResult: Hashable, Codable, Sendable {
  /// The failures, in the order in which they were found: one for each broken claim, or for each kind
  /// of mistake that breaks it.
  public internal(set) var failures: [ExplorationFailure] = []

  /// What was reached.
  public internal(set) var coverage: Coverage

  /// How often the phone called each part of the app.
  public internal(set) var calls = AppCalls()

  /// What has to hold once, and how near a script came to it.
  public internal(set) var goals: [ExplorationGoal] = []

  /// The values that each control had.
  var values: [String: QuartersVisited] = [:]

  /// How often scripts came to each state key.
  var stateKeys = StateKeyCounts()

  /// The number of scripts that were run, without those that shorten a failing one.
  public internal(set) var scripts = 0

  /// The number of steps that were performed in them.
  public internal(set) var steps = 0

  /// The number of different states that exhaustive searches went on from.
  ///
  /// The longest scripts are not extended, so the states that they lead to are not compared. Neither
  /// are those of a search that does not merge.
  public internal(set) var states = 0

  /// How many of the scripts broke a claim.
  public internal(set) var failingScripts = 0

  /// The random scripts that were run in each part with a time.
  package internal(set) var spent: [SpentBudget] = []

  /// Whether every shard of the exploration is in the result and came to its end, neither cancelled nor
  /// stopped.
  public private(set) var isComplete = false

  /// The shards of the work that the result is of, in order, counted from 1.
  public private(set) var shares: [Int]

  /// The shards in the result that ended before all their scripts had run.
  public private(set) var endedEarly: [Int]

  /// The number of shares that the work was divided into.
  public private(set) var shareCount: Int

  // What the exploration was asked for, as a number in hexadecimal digits: not every reader of JSON
  // takes whole numbers of 64 bits.
  private let plan: String

  init(_ coverage: Coverage, _ shard: Shard, plan: UInt64) {
    self.coverage = coverage
    self.plan = String(plan, radix: 16)
    (shares, shareCount) = ([shard.index + 1], shard.count)
    endedEarly = shares
  }

  /// Notes that the shard came to its end.
  mutating func finish() {
    stateKeys.drop()
    endedEarly = []
    isComplete = shareCount == 1
  }
}

extension ExplorationResult {
  /// Decodes a result, and refuses numbers that no exploration has.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    failures = try container.decode([ExplorationFailure].self, forKey: .failures)
    coverage = try container.decode(Coverage.self, forKey: .coverage)
    calls = try container.decode(AppCalls.self, forKey: .calls)
    goals = try container.decode([ExplorationGoal].self, forKey: .goals)
    values = try container.decode([String: QuartersVisited].self, forKey: .values)
    stateKeys = try container.decode(StateKeyCounts.self, forKey: .stateKeys)
    scripts = try container.count(.scripts)
    steps = try container.count(.steps)
    states = try container.count(.states)
    failingScripts = try container.count(.failingScripts)
    spent = try container.decode([SpentBudget].self, forKey: .spent)
    endedEarly = try container.decode([Int].self, forKey: .endedEarly)
    shares = try container.decode([Int].self, forKey: .shares)
    shareCount = try container.decode(Int.self, forKey: .shareCount)
    plan = try container.decode(String.self, forKey: .plan)
    let areShares = !shares.isEmpty && shares.allSatisfy { $0 >= 1 && $0 <= shareCount }
    let areInOrder = zip(shares, shares.dropFirst()).allSatisfy { $0 < $1 }
    try container.check(areShares && areInOrder, .shares, "they have to be among all shards")
    let areThere = Set(shares).isSuperset(of: endedEarly)
    try container.check(areThere, .endedEarly, "they have to be among the shards of the result")
    isComplete = endedEarly.isEmpty && shares.count == shareCount
  }

  /// The goals that no script reached, if all shards of the exploration are in the result.
  public var missedGoals: [ExplorationGoal] {
    shares.count == shareCount && endedEarly.isEmpty ? goals.filter { !$0.isReached } : []
  }

  /// Throws ``BrokenClaims``, which shows the scripts and the place of the call, if a claim was broken or a
  /// goal missed, and ``ExplorationError`` if the exploration ended early, or the result of several shards lacks another one.
  public func expectNoFailure(fileID: StaticString = #fileID, line: UInt = #line) throws {
    guard !failures.isEmpty || !missedGoals.isEmpty else {
      guard endedEarly != shares else { throw ExplorationError.endedEarly }
      if shares.count > 1, let lack { throw ExplorationError.incomplete(lack) }
      return
    }
    throw BrokenClaims(failures: failures, goals: missedGoals, place: "\(fileID):\(line)")
  }

  /// Returns the result of several shares of the same exploration.
  ///
  /// A claim that both found broken keeps the failure that a single run would have found first.
  /// Unless a share was ended early, by `stop(afterFailures:)` or by a cancellation, the result of
  /// all shares is equal to that of a single run.
  ///
  /// Each of sixteen jobs does a shard, and the last one merges them:
  ///
  /// ```swift
  /// let first = try exploration.run(.exhaustive(depth: 2), shard: 1, of: 2)
  /// let second = try exploration.run(.exhaustive(depth: 2), shard: 2, of: 2)
  /// let whole = try first.merged(with: second)
  /// #expect(whole.isComplete)
  /// ```
  ///
  /// - Parameter other: The result of other shares.
  /// - Returns: The result.
  /// - Throws: ``ExplorationError`` if the other result is of another exploration, of another division
  ///   of the work, or of a share that this one has.
  public func merged(with other: ExplorationResult) throws(ExplorationError) -> ExplorationResult {
    var merged = self
    guard plan == other.plan else { throw .differentExplorations }
    try merged.coverage.merge(other.coverage)
    merged.calls.add(other.calls)
    for goal in goals.indices where other.goals.indices.contains(goal) {
      merged.goals[goal].add(other.goals[goal])
    }
    merged.values.merge(other.values) { $0.added($1) }
    merged.stateKeys.add(other.stateKeys)
    guard shareCount == other.shareCount else {
      throw .differentDivision(shareCount, other.shareCount)
    }
    if let twice = shares.first(where: other.shares.contains) {
      throw .sameShare(twice, of: shareCount)
    }
    merged.failures = Self.merged(failures, other.failures)
    merged.scripts += other.scripts
    merged.steps += other.steps
    // All shares know all states; one that ended early may not have got to all of them.
    merged.states = max(states, other.states)
    merged.failingScripts += other.failingScripts
    merged.shares = (shares + other.shares).sorted()
    merged.endedEarly = (endedEarly + other.endedEarly).sorted()
    merged.isComplete = merged.endedEarly.isEmpty && merged.shares.count == shareCount
    if merged.isComplete { (merged.shares, merged.shareCount) = ([1], 1) }
    return merged
  }

  /// Returns one failure for each thing that is broken, the one that comes first.
  private static func merged(
    _ some: [ExplorationFailure], _ others: [ExplorationFailure]
  ) -> [ExplorationFailure] {
    var known: Set<BrokenClaim.Key> = []
    return (some + others).sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
      .filter { known.insert($0.key).inserted }
  }

  // What the result is of, unless it is of everything.
  private var shareText: String {
    guard shareCount > 1 else { return "" }
    return "\(Self.text(shares.map { $0...$0 })) of \(shareCount): "
  }

  /// Why the result isn't that of the whole exploration, such as “shard 2 of 3 is missing”; `nil` if it is.
  package var lack: String? {
    var lacks: [String] = []
    let gaps = zip([0] + shares, shares).filter { $1 - $0 > 1 }.map { $0 + 1...$1 - 1 }
    let missing =
      gaps + ((shares.last ?? 0) < shareCount ? [(shares.last ?? 0) + 1...shareCount] : [])
    if !missing.isEmpty {
      let isOne = missing.count == 1 && missing[0].count == 1
      lacks.append("\(Self.text(missing)) of \(shareCount) \(isOne ? "is" : "are") missing")
    }
    if !endedEarly.isEmpty {
      let name = shareCount > 1 ? Self.text(endedEarly.map { $0...$0 }) : "the exploration"
      lacks.append("\(name) ended early")
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
  /// What was never reached, how many scripts were run, and every failure.
  public var description: String {
    var counts = [Self.text(scripts, "script"), Self.text(steps, "step")]
    if states > 0 { counts.append(Self.text(states, "state")) }
    counts.append(Self.text(failures.count, "broken claim"))
    if !missedGoals.isEmpty { counts.append(Self.text(missedGoals.count, "missed goal")) }
    if !endedEarly.isEmpty { counts.append("ended early") }
    var text = never.isEmpty ? "" : "never reached: \(never.joined(separator: "; "))\n"
    text += "\(shareText)\(counts.joined(separator: ", "))\n"
    if shares.count > 1, let lack { text += "\(lack)\n" }
    for budget in spent { text += "run the same random scripts again with \(budget)\n" }
    // Of an app that is wrong, the failures say what comes next.
    if failures.isEmpty, coverage.stepCount > 0 { text += unseen.text(mostPairs: 8) }
    for goal in missedGoals { text += TextLine.wrapped("\n\(goal)\n", indent: 2) }
    for failure in failures { text += "\n\(failure)" }
    return text
  }

  /// What a search was expected to reach and did not: parts of the app, and steps in it.
  private var never: [String] {
    guard coverage.stepCount > 0 else { return [] }
    let steps = coverage.stepsNeverTaken.filter { $0.hasPrefix("app ") }
    return calls.never + steps.map { "\($0) was never taken" }
  }

  private static func text(_ count: Int, _ name: String) -> String {
    count == 1 ? "1 \(name)" : "\(count) \(name)s"
  }
}

/// The random scripts that were run in a time, so that they can be run again exactly.
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

/// An error for an exploration that found scripts that break claims, or that missed a goal.
public struct BrokenClaims: Error, Hashable, Sendable {
  /// The failures, one for each claim.
  public var failures: [ExplorationFailure]

  /// The goals that no script reached.
  public var goals: [ExplorationGoal] = []

  /// The place of the call that expected none, such as `Module/File.swift:12`.
  public var place: String
}

extension BrokenClaims: CustomStringConvertible {
  /// The place, and every failure.
  public var description: String {
    "\(place):\n" + (failures.map { "\($0)" } + goals.map { "\($0)" }).joined(separator: "\n")
  }
}
