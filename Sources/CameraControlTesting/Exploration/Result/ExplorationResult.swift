/// What an exploration found.
public struct ExplorationResult: Hashable, Codable, Sendable {
  /// The failures: one for each broken claim, in the order in which they were found.
  public internal(set) var failures: [ExplorationFailure] = []

  /// What was reached.
  public internal(set) var coverage: Coverage

  /// The number of scripts that were run, without those that shorten a failing one.
  public internal(set) var scripts = 0

  /// The number of steps that were performed in them.
  public internal(set) var steps = 0

  /// The number of different states that exhaustive searches found.
  ///
  /// Results that are merged count a state once for each that has it.
  public internal(set) var states = 0

  /// How many of the scripts broke a claim.
  public internal(set) var failingScripts = 0

  /// Whether the exploration came to its end, and was neither cancelled nor stopped.
  public internal(set) var isComplete = false

  init(_ coverage: Coverage) {
    self.coverage = coverage
  }
}

extension ExplorationResult {
  /// Throws an error if a claim was broken.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, for the error.
  ///   - line: The line of the call, for the error.
  /// - Throws: ``BrokenClaims``, which shows the scripts.
  public func expectNoFailure(fileID: StaticString = #fileID, line: UInt = #line) throws {
    guard !failures.isEmpty else { return }
    throw BrokenClaims(failures: failures, place: "\(fileID):\(line)")
  }

  /// Returns the result of two shares of the same exploration.
  ///
  /// A claim that both found broken keeps the failure that a single run would have found first.
  ///
  /// - Parameter other: The result of another share.
  /// - Returns: The result.
  /// - Throws: ``ExplorationError`` if the other result is of an exploration with other steps.
  public func merged(with other: ExplorationResult) throws(ExplorationError) -> ExplorationResult {
    var merged = self
    guard merged.coverage.merge(other.coverage) else { throw .differentSteps }
    for failure in other.failures {
      guard let index = merged.failures.firstIndex(where: { $0.claim == failure.claim }) else {
        merged.failures.append(failure)
        continue
      }
      if failure.rank.lexicographicallyPrecedes(merged.failures[index].rank) {
        merged.failures[index] = failure
      }
    }
    merged.failures.sort { $0.rank.lexicographicallyPrecedes($1.rank) }
    merged.scripts += other.scripts
    merged.steps += other.steps
    merged.states += other.states
    merged.failingScripts += other.failingScripts
    merged.isComplete = isComplete && other.isComplete
    return merged
  }
}

extension ExplorationResult: CustomStringConvertible {
  /// How many scripts were run, and every failure.
  public var description: String {
    var text = "\(scripts) scripts, \(steps) steps"
    if states > 0 { text += ", \(states) states" }
    text += ", \(failures.count) broken claims\(isComplete ? "" : ", ended early")\n"
    for failure in failures { text += "\n\(failure)" }
    return text
  }
}
