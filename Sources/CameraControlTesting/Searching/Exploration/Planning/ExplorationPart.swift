/// A part of an exploration: a selection of scripts to run.
public struct ExplorationPart: Hashable, Sendable {
  let kind: Kind

  enum Kind: Hashable, Sendable {
    case scripts([GestureScript])
    case corpus(String)
    case exhaustive(depth: Int, merging: Bool)
    case random(RandomAmount, length: Int, seed: UInt64)
  }

  /// The limit of random scripts: a number, or a time.
  enum RandomAmount: Hashable, Sendable {
    case scripts(Int)
    case time(TimeBudget)
  }

  /// What the part does; the path of a corpus does not count, because each machine may have its own.
  var text: String { if case .corpus = kind { "corpus" } else { "\(kind)" } }

  /// Returns the part that runs the given scripts.
  public static func scripts(_ scripts: GestureScript...) -> ExplorationPart {
    ExplorationPart(kind: .scripts(scripts))
  }

  /// Returns the part that runs the `.script` files in a folder, in the order of their names.
  ///
  /// The exploration also saves failing scripts in the folder, and each script while it runs. If
  /// your app ends the process during a script, the next run begins with this script.
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

  /// Returns the part that runs all scripts of at most `depth` steps.
  ///
  /// - Parameters:
  ///   - depth: The largest number of steps.
  ///   - merging: If several scripts lead to the same state, whether the search continues only one.
  ///     If `merging` is `true`, `stateKey` has to return everything that your app remembers. If
  ///     `merging` is `false`, the search runs every script.
  /// - Returns: The part.
  public static func exhaustive(depth: Int, merging: Bool = true) -> ExplorationPart {
    ExplorationPart(kind: .exhaustive(depth: depth, merging: merging))
  }

  /// Returns the part that runs a number of random scripts, which the seed determines.
  public static func random(scripts: Int, length: Int, seed: UInt64) -> ExplorationPart {
    ExplorationPart(kind: .random(.scripts(scripts), length: length, seed: seed))
  }

  /// Returns the part that runs random scripts for a given time.
  ///
  /// A fast machine runs more scripts than a slow one. To run the same scripts again, take the
  /// number of scripts from the result's description, and pass it to
  /// ``random(scripts:length:seed:)``. The time includes shortening the scripts that fail. If an
  /// exploration contains this part, you can't divide it into shards for several machines.
  public static func random(for time: TimeBudget, length: Int, seed: UInt64) -> ExplorationPart {
    ExplorationPart(kind: .random(.time(time), length: length, seed: seed))
  }
}

/// An amount of real time for running scripts, such as `.minutes(5)`.
public struct TimeBudget: Hashable, Codable, Sendable {
  let seconds: Int

  /// Returns a time budget in seconds.
  public static func seconds(_ count: Int) -> TimeBudget { TimeBudget(seconds: count) }

  /// Returns a time budget in minutes.
  public static func minutes(_ count: Int) -> TimeBudget { seconds(count.times(60) ?? .max) }

  /// Returns a time budget in hours.
  public static func hours(_ count: Int) -> TimeBudget { seconds(count.times(3_600) ?? .max) }
}
