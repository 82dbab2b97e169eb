import CameraControl

/// The states that an exploration has reached, with the steps that it took in each.
public struct Coverage: Hashable, Codable, Sendable {
  /// The steps that the exploration can take, as scripts name them.
  public private(set) var steps: [String]

  // How often each step was taken in each state: all steps of the first state, then of the next; -1 if
  // it was possible and never taken.
  private var counts: [Int]

  /// What no step does to the phone, as scripts name it.
  let lacks: [String]

  init(_ alphabet: Alphabet, on model: PhoneModel) {
    steps = alphabet.moves.map(\.description)
    lacks = Unseen.lacks(of: alphabet.moves, on: model)
    counts = Array(repeating: 0, count: Self.stateCount * alphabet.moves.count)
  }
}

extension Coverage {
  /// Decodes coverage, and rejects impossible counts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    steps = try container.decode([String].self, forKey: .steps)
    counts = try container.decode([Int].self, forKey: .counts)
    lacks = try container.decode([String].self, forKey: .lacks)
    let isWhole = counts.count == Self.stateCount * steps.count
    try container.check(isWhole, .counts, "there has to be one for each pair")
    let sum = counts.reduce(0) { sum, count in count < -1 ? nil : sum?.plus(max(0, count)) }
    try container.check(sum.map { $0 <= mostCounted } ?? false, .counts, "they have to be counts")
  }

  /// The states in which the exploration took a step, as text.
  public var states: [String] { states(reached: true) }

  /// Returns the states in which the exploration took a step, or those in which it took none.
  func states(reached: Bool) -> [String] {
    Self.allStates.enumerated().filter { isReached($0.offset) == reached }.map(\.element)
  }

  /// The number of different pairs of a state and a step taken in it.
  public var pairCount: Int { counts.count { $0 > 0 } }

  /// The number of steps that the exploration took.
  public var stepCount: Int { counts.reduce(0) { $0 + max(0, $1) } }

  /// The steps that the exploration never took, because they were never possible or it never chose
  /// them.
  public var stepsNeverTaken: [String] {
    let never = steps.indices.filter { step in
      stride(from: step, to: counts.count, by: steps.count).allSatisfy { counts[$0] <= 0 }
    }
    return never.map { steps[$0] }
  }

  /// Returns the steps with a count in each state that was reached.
  func pairs(counted count: Int) -> [String: [String]] {
    var pairs: [String: [String]] = [:]
    for (state, name) in Self.allStates.enumerated() where isReached(state) {
      let counted = zip(steps, row(state)).filter { $0.1 == count }.map(\.0)
      if !counted.isEmpty { pairs[name] = counted }
    }
    return pairs
  }

  /// Returns how often the exploration took a step of ``steps`` in a state of ``states``.
  public func count(of step: String, in state: String) -> Int {
    guard let step = steps.firstIndex(of: step), let state = Self.allStates.firstIndex(of: state)
    else { return 0 }
    return max(0, counts[state * steps.count + step])
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
    for pair in possible where counts[pair] == 0 { counts[pair] = -1 }
    for pair in pairs { counts[pair] = max(0, counts[pair]) + 1 }
  }

  /// Adds what another shard of the same exploration has covered.
  mutating func merge(_ other: Coverage) throws(ExplorationError) {
    guard other.steps == steps, other.counts.count == counts.count else {
      throw .differentExplorations
    }
    for (index, count) in other.counts.enumerated() where count != 0 {
      if count > 0 { counts[index] = max(0, counts[index]) + count }
      if counts[index] == 0 { counts[index] = -1 }
    }
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
      let (count, times) = (row(state).count { $0 > 0 }, row(state).reduce(0) { $0 + max(0, $1) })
      text += "  \(name): \(count) of \(steps.count) steps, \(times) times\n"
    }
    if !stepsNeverTaken.isEmpty {
      text += TextLine.list(stepsNeverTaken, after: "never taken: ", indent: 2) + "\n"
    }
    return text
  }
}
