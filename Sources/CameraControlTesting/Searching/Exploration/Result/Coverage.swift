import CameraControl

/// What an exploration has reached: states of the phone, and steps that were taken in each.
public struct Coverage: Hashable, Codable, Sendable {
  /// The steps that could be taken, as scripts name them.
  public private(set) var steps: [String]

  // How often each step was taken in each state: all steps of the first state, then of the next.
  private var counts: [Int]

  // The pairs that were possible and not taken, in order.
  private var untaken: [Int] = []

  /// What the steps never do to the phone.
  let lacks: AlphabetLacks

  init(_ alphabet: Alphabet, on model: PhoneModel) {
    steps = alphabet.moves.map(\.description)
    lacks = AlphabetLacks(alphabet.moves, on: model)
    counts = Array(repeating: 0, count: Self.stateCount * alphabet.moves.count)
  }
}

extension Coverage {
  /// Decodes coverage, and refuses counts that no exploration has.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    steps = try container.decode([String].self, forKey: .steps)
    let (counts, untaken) = (
      try container.decode([Int].self, forKey: .counts),
      try container.decode([Int].self, forKey: .untaken)
    )
    (self.counts, self.untaken) = (counts, untaken)
    lacks = try container.decode(AlphabetLacks.self, forKey: .lacks)
    let isWhole = counts.count == Self.stateCount * steps.count
    try container.check(isWhole, .counts, "there has to be one for each pair")
    let sum = counts.reduce(0) { sum, count in count < 0 ? nil : sum?.plus(count) }
    try container.check(sum.map { $0 <= mostCounted } ?? false, .counts, "they have to be counts")
    let arePairs = untaken.allSatisfy { counts.indices.contains($0) && counts[$0] == 0 }
    try container.check(arePairs, .untaken, "they have to be pairs that were not taken")
  }

  /// The states in which a step was taken, as text.
  public var states: [String] {
    Self.allStates.enumerated().filter { isReached($0.offset) }.map(\.element)
  }

  /// The number of pairs of a state and a step taken in it.
  public var pairCount: Int { counts.count { $0 > 0 } }

  /// The number of steps taken in all.
  public var stepCount: Int { counts.reduce(0, +) }

  /// The steps that were never taken, because they were never possible or never chosen.
  public var stepsNeverTaken: [String] {
    let never = steps.indices.filter { step in
      stride(from: step, to: counts.count, by: steps.count).allSatisfy { counts[$0] == 0 }
    }
    return never.map { steps[$0] }
  }

  /// The steps that were possible in a state and never taken there.
  var pairsNeverTaken: [Unseen.Pairs] {
    let possible = Set(untaken)
    return pairs { possible.contains($0) }
  }

  /// The steps that were never possible in a state that was reached.
  var pairsNeverPossible: [Unseen.Pairs] {
    let possible = Set(untaken)
    return pairs { counts[$0] == 0 && !possible.contains($0) }
  }

  /// The states that no script came to.
  var statesNeverReached: [String] {
    Self.allStates.enumerated().filter { !isReached($0.offset) }.map(\.element)
  }

  private func pairs(_ isWanted: (Int) -> Bool) -> [Unseen.Pairs] {
    Self.allStates.enumerated().compactMap { state, name in
      guard isReached(state) else { return nil }
      let wanted = steps.indices.filter { isWanted(state * steps.count + $0) }
      return wanted.isEmpty ? nil : Unseen.Pairs(state: name, steps: wanted.map { steps[$0] })
    }
  }

  /// Returns how often a step, as scripts name it, was taken in a state, as ``states`` names it.
  public func count(of step: String, in state: String) -> Int {
    guard let step = steps.firstIndex(of: step), let state = Self.allStates.firstIndex(of: state)
    else { return 0 }
    return counts[state * steps.count + step]
  }

  /// Returns how often each step was taken in a state.
  private func row(_ state: Int) -> ArraySlice<Int> {
    counts[(state * steps.count)..<((state + 1) * steps.count)]
  }

  private func isReached(_ state: Int) -> Bool { row(state).contains { $0 > 0 } }
}

// MARK: Counting

extension Coverage {
  /// Adds pairs of a state and a move that was made in it, and pairs that were possible.
  mutating func add(_ pairs: [Int], possible: [Int]) {
    for pair in pairs { counts[pair] += 1 }
    if !possible.isEmpty || untaken.contains(where: { counts[$0] > 0 }) { noteUntaken(possible) }
  }

  private mutating func noteUntaken(_ possible: [Int]) {
    untaken = Set(untaken + possible).filter { counts[$0] == 0 }.sorted()
  }

  /// Adds what another share of the same exploration has covered.
  mutating func merge(_ other: Coverage) throws(ExplorationError) {
    guard other.steps == steps, other.counts.count == counts.count else {
      throw .differentExplorations
    }
    for index in counts.indices { counts[index] += other.counts[index] }
    noteUntaken(other.untaken)
  }

  /// Returns the number of a pair: the state that a phone is in, and one of its moves.
  static func pair(_ summary: PhoneSummary, _ move: Int, of moveCount: Int) -> Int {
    let overlay =
      switch summary.overlay {
      case .hidden: 0
      case .control: 1
      case .list: 2
      }
    let state =
      (overlay * PhoneSummary.Touch.allCases.count + summary.touch.rawValue)
      * PhoneSummary.Session.allCases.count + summary.session.rawValue
    return state * moveCount + move
  }

  private static let overlays = ["hidden", "a control", "the list"]
  private static let stateCount =
    overlays.count * PhoneSummary.Touch.allCases.count * PhoneSummary.Session.allCases.count

  private static var allStates: [String] {
    overlays.flatMap { overlay in
      PhoneSummary.Touch.allCases.flatMap { touch in
        PhoneSummary.Session.allCases.map { session in
          "overlay: \(overlay), button: \(touch), session: \(session)"
        }
      }
    }
  }
}

extension Coverage: CustomStringConvertible {
  /// A table with a line for each state, and the steps that were never taken.
  public var description: String {
    var text = "\(pairCount) pairs of a state and a step, \(stepCount) steps in all\n"
    for (state, name) in Self.allStates.enumerated() where isReached(state) {
      let (count, times) = (row(state).count { $0 > 0 }, row(state).reduce(0, +))
      text += "  \(name): \(count) of \(steps.count) steps, \(times) times\n"
    }
    if !stepsNeverTaken.isEmpty {
      text += TextLine.list(stepsNeverTaken, after: "never taken: ", indent: 2) + "\n"
    }
    return text
  }
}
