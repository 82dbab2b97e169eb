/// A part of an exploration: which scripts to run.
public struct ExplorationPart: Hashable, Sendable {
  let kind: Kind

  enum Kind: Hashable, Sendable {
    case scripts([GestureScript])
    case corpus(String)
    case exhaustive(depth: Int, merging: Bool)
    case random(RandomAmount, length: Int, seed: UInt64)
  }

  /// What ends random scripts: their number, or a time.
  enum RandomAmount: Hashable, Sendable {
    case scripts(Int)
    case time(TimeBudget)
  }
}

extension ExplorationPart {
  /// What the part does; the path of a corpus does not count, because each machine may have its own.
  var text: String {
    if case .corpus = kind { "corpus" } else { "\(kind)" }
  }

  /// Returns the part that runs certain scripts.
  public static func scripts(_ scripts: GestureScript...) -> ExplorationPart {
    ExplorationPart(kind: .scripts(scripts))
  }

  /// Returns the part that runs the scripts in a folder, whose names end in `.script`, in the order of the
  /// names.
  ///
  /// The exploration writes the scripts that it finds there, too, and each script before it runs: if
  /// the app ends the process, the next run begins with that script.
  ///
  /// ```swift
  /// let result =
  ///   try exploration
  ///   .shrinkingCrashes(in: .swiftTesting("AppTests.ExploringTests/nothingBreaks"))
  ///   .run(.corpus(corpus), .random(scripts: 20, length: 20, seed: 7))
  /// ```
  public static func corpus(_ path: String) -> ExplorationPart {
    ExplorationPart(kind: .corpus(path))
  }

  /// Returns the part that runs all scripts up to a number of steps.
  ///
  /// - Parameters:
  ///   - depth: The largest number of steps.
  ///   - merging: Whether to go on from a state only once. Merging is only as good as what
  ///     `stateKey` says of the app; without it, every script is run.
  /// - Returns: The part.
  public static func exhaustive(depth: Int, merging: Bool = true) -> ExplorationPart {
    ExplorationPart(kind: .exhaustive(depth: depth, merging: merging))
  }

  /// Returns the part that runs a number of random scripts, each of so many steps, which follow from a seed.
  public static func random(scripts: Int, length: Int, seed: UInt64) -> ExplorationPart {
    ExplorationPart(kind: .random(.scripts(scripts), length: length, seed: seed))
  }

  /// Returns the part that runs random scripts for a time.
  ///
  /// Their number depends on the machine. The result's description says it, so that you can run the
  /// same scripts again. Shortening the scripts that fail counts toward the time. Only a whole
  /// exploration can have such a part, and no shard.
  public static func random(for time: TimeBudget, length: Int, seed: UInt64) -> ExplorationPart {
    ExplorationPart(kind: .random(.time(time), length: length, seed: seed))
  }
}

/// A real time that is to be spent on scripts, such as `.minutes(5)`; more than can be counted never ends.
public struct TimeBudget: Hashable, Codable, Sendable {
  let seconds: Int

  /// Returns a number of seconds.
  public static func seconds(_ count: Int) -> TimeBudget { TimeBudget(seconds: count) }

  /// Returns a number of minutes.
  public static func minutes(_ count: Int) -> TimeBudget { seconds(count.times(60) ?? .max) }

  /// Returns a number of hours.
  public static func hours(_ count: Int) -> TimeBudget { seconds(count.times(3_600) ?? .max) }
}
