import CameraControl

/// The quarters of a control's range in which it can have a value, and those in which it had one.
struct QuartersVisited: Hashable, Codable, Sendable {
  private var possible: UInt8 = 0
  private var visited: UInt8 = 0

  /// The quarters that were possible and not visited, counted from 1.
  var missing: [Int] { (1...4).filter { (possible & ~visited) >> ($0 - 1) & 1 == 1 } }

  /// Adds the level that a control has.
  mutating func add(_ level: ControlLevel) {
    possible |= level.quarters
    visited |= 1 << UInt8(level.quarter)
  }

  /// Returns the same with what another script, or another share of the work, has visited.
  func added(_ other: QuartersVisited) -> QuartersVisited {
    QuartersVisited(possible: possible | other.possible, visited: visited | other.visited)
  }
}
