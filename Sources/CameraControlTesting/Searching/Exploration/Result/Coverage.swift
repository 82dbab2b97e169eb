import CameraControl

/// The states that an exploration has reached, with the steps that it took in each.
public struct Coverage: Hashable, Codable, Sendable {
  /// The steps that the exploration can take, written as in scripts.
  public private(set) var steps: [String]

  // How often each step was taken in each state: all steps of the first state, then of the next.
  private var counts: [Int]

  // The places in `counts` of the steps that were possible, in order.
  private var possible: [Int] = []

  /// What no step does to the phone, as scripts name it.
  let lacks: [String]

  init(_ alphabet: Alphabet, on model: PhoneModel) {
    steps = alphabet.moves.map(\.description)
    lacks = Unseen.lacks(of: alphabet.moves, on: model)
    counts = Array(repeating: 0, count: Self.stateCount * alphabet.moves.count)
  }

  /// Decodes coverage, and rejects impossible counts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    steps = try container.decode([String].self, forKey: .steps)
    counts = try container.decode([Int].self, forKey: .counts)
    possible = try container.decode([Int].self, forKey: .possible)
    lacks = try container.decode([String].self, forKey: .lacks)
    let isWhole = counts.count == Self.stateCount * steps.count
    try container.check(isWhole, .counts, "there has to be one for each pair")
    let sum = counts.reduce(0) { sum, count in count < 0 ? nil : sum?.plus(count) }
    try container.check(sum.map { $0 <= mostCounted } ?? false, .counts, "they have to be counts")
    let arePlaces = possible.allSatisfy(counts.indices.contains)
    let areInOrder = zip(possible, possible.dropFirst()).allSatisfy { $0 < $1 }
    try container.check(arePlaces && areInOrder, .possible, "they have to be places of counts")
  }

  /// The states in which the exploration took a step, as text.
  public var states: [String] { states(reached: true) }

  /// Returns the states in which the exploration took a step, or those in which it took none.
  func states(reached: Bool) -> [String] {
    Self.allStates.enumerated().filter { isReached($0.offset) == reached }.map(\.element)
  }

  /// The number of different pairs: a state, and a step that the exploration took in that state.
  public var pairCount: Int { counts.count { $0 > 0 } }

  /// The number of steps that the exploration took, not counting those that aren't among ``steps``.
  public var stepCount: Int { counts.reduce(0, +) }

  /// The steps that the exploration never took, because they were never possible or never chosen.
  public var stepsNeverTaken: [String] {
    let never = steps.indices.filter { step in
      stride(from: step, to: counts.count, by: steps.count).allSatisfy { counts[$0] == 0 }
    }
    return never.map { steps[$0] }
  }

  /// Returns the steps that were not taken in each state that was reached: those that were possible in
  /// the state, or those that were not.
  func untaken(possible isPossible: Bool) -> [String: [String]] {
    var untaken: [String: [String]] = [:]
    let possible = Set(possible)
    for (state, name) in Self.allStates.enumerated() where isReached(state) {
      let row = row(state)
      let places = row.indices.filter { row[$0] == 0 && possible.contains($0) == isPossible }
      if !places.isEmpty { untaken[name] = places.map { steps[$0 - row.startIndex] } }
    }
    return untaken
  }

  /// Returns how often the exploration took a step in a state (see ``steps`` and ``states``).
  public func count(of step: String, in state: String) -> Int {
    guard let step = steps.firstIndex(of: step), let state = Self.allStates.firstIndex(of: state)
    else { return 0 }
    return counts[state * steps.count + step]
  }

  private func row(_ state: Int) -> ArraySlice<Int> {
    counts[(state * steps.count)..<((state + 1) * steps.count)]
  }

  // A known script may have taken a step that is not among the steps.
  private func isReached(_ state: Int) -> Bool {
    row(state).contains { $0 > 0 } || possible.contains { $0 / steps.count == state }
  }

  // MARK: Counting

  /// Adds pairs of a state and a move that was made in it, and pairs that were possible.
  mutating func add(_ pairs: [Int], possible: [Int]) {
    addPossible(possible)
    for pair in pairs { counts[pair] += 1 }
  }

  /// Adds what another shard of the same exploration has covered.
  mutating func merge(_ other: Coverage) throws(ExplorationError) {
    guard other.steps == steps, other.counts.count == counts.count else {
      throw .differentExplorations
    }
    for index in counts.indices { counts[index] += other.counts[index] }
    addPossible(other.possible)
  }

  private mutating func addPossible(_ pairs: [Int]) {
    // After the first scripts, nearly none has new ones.
    if !pairs.isEmpty { possible = Set(possible).union(pairs).sorted() }
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
  /// A table with a line for each state, and the steps that the exploration never took.
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
