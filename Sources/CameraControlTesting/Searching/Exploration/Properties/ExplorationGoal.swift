import CameraControl

/// A condition that must hold at least once in an exploration, and the script that came
/// nearest to it.
public struct ExplorationGoal: Hashable, Codable, Sendable {
  /// The name that you gave the goal.
  public let name: String

  /// How many conditions (parts) the goal has; all have to hold after the same step.
  public let partCount: Int

  /// The largest number of the goal's parts (conditions) that held after the same step.
  public private(set) var mostParts = 0

  /// The first script that reached ``mostParts``, the largest number of parts.
  public private(set) var script: GestureScript = []

  // The parts that held at some time, as bits, and the place of the script among all.
  private var parts: UInt64 = 0
  private var rank: [Int] = []

  static let mostAllowedParts = 64

  init(name: String, partCount: Int) { (self.name, self.partCount) = (name, partCount) }

  /// Whether all of the goal's parts held after the same step.
  public var isReached: Bool { mostParts == partCount }

  /// Notes the parts that hold after some steps.
  mutating func note(_ holding: UInt64, after steps: [GestureStep]) {
    parts |= holding
    guard holding.nonzeroBitCount > mostParts else { return }
    (mostParts, script) = (holding.nonzeroBitCount, GestureScript(steps))
  }

  /// Adds how near a script came that has a place among all.
  mutating func add(_ run: ExplorationGoal, rank: [Int]) {
    var run = run
    run.rank = run.mostParts > 0 ? rank : []
    add(run)
  }

  mutating func add(_ other: ExplorationGoal) {
    let all = parts | other.parts
    let isEarlier = other.mostParts == mostParts && other.rank.lexicographicallyPrecedes(rank)
    if other.mostParts > mostParts || isEarlier { self = other }
    // The exploration doesn't check the parts of a goal that was reached any longer.
    parts = isReached ? 0 : all
  }
}

extension ExplorationGoal: CustomStringConvertible {
  /// The script that reached the goal, or the script that came nearest.
  public var description: String {
    let name = "“\(OneLine.line(name))”"
    if isReached { return "\(name) holds after: \(script)" }
    guard mostParts > 0 else {
      return "\(name) was never reached" + (partCount > 1 ? ", and none of its parts" : "")
    }
    let missing = (0..<partCount).filter { parts >> UInt64($0) & 1 == 0 }.map { "\($0 + 1)" }
    return "\(name) was never reached; \(mostParts) of \(partCount) parts hold after: \(script)"
      + (missing.isEmpty ? "" : "; never held: part \(missing.joined(separator: ", "))")
  }
}
