import CameraControl

/// Something that has to hold at least once in an exploration, and how near a script came to it.
public struct ExplorationGoal: Hashable, Codable, Sendable {
  /// What has to hold once.
  public let name: String

  /// The number of its parts.
  public let partCount: Int

  /// The largest number of parts that held after one step.
  public private(set) var mostParts = 0

  /// The first script after which so many parts held.
  public private(set) var script: GestureScript = []

  // The parts that held at some time, as bits, and the place of the script among all.
  private var parts: UInt64 = 0
  private var rank: [Int] = []

  init(name: String, partCount: Int) {
    self.name = name
    self.partCount = partCount
  }

  /// Whether all parts held after one step.
  public var isReached: Bool { mostParts == partCount }

  /// Adds how near a script came.
  mutating func add(_ sight: Sight, of steps: [GestureStep], rank: [Int]) {
    parts |= sight.parts
    if sight.most > mostParts {
      (mostParts, script) = (sight.most, GestureScript(Array(steps.prefix(sight.steps))))
      self.rank = rank
    }
    // The rest of a goal that was reached is of no interest, and was not looked at.
    if isReached { parts = 0 }
  }

  /// Adds how near another share of the work came.
  mutating func add(_ other: ExplorationGoal) {
    let isNearer = other.mostParts > mostParts
    let isEarlier = other.mostParts == mostParts && other.rank.lexicographicallyPrecedes(rank)
    let all = parts | other.parts
    if isNearer || isEarlier { self = other }
    parts = isReached ? 0 : all
  }

  /// How near one script came.
  struct Sight: Sendable {
    /// The parts that held at some time, as bits.
    private(set) var parts: UInt64 = 0

    /// The largest number of them after one step, and the number of steps until then.
    private(set) var most = 0
    private(set) var steps = 0

    /// Notes the parts that hold after so many steps.
    mutating func note(_ holding: UInt64, after steps: Int) {
      parts |= holding
      if holding.nonzeroBitCount > most { (most, self.steps) = (holding.nonzeroBitCount, steps) }
    }
  }
}

extension ExplorationGoal: CustomStringConvertible {
  /// Whether the goal was reached, or how near a script came to it.
  public var description: String {
    let name = "“\(OneLine.line(name))”"
    if isReached { return "\(name) holds after: \(script)" }
    guard mostParts > 0 else {
      return "\(name) was never reached" + (partCount > 1 ? ", and none of its parts" : "")
    }
    let missing = (0..<partCount).filter { parts >> UInt64($0) & 1 == 0 }.map { "\($0 + 1)" }
    let never = missing.isEmpty ? "" : "; never held: part \(missing.joined(separator: ", "))"
    return "\(name) was never reached; \(mostParts) of \(partCount) parts hold after: \(script)"
      + never
  }
}
