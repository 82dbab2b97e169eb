import CameraControlTesting

/// A mistake of an app that an exploration is supposed to find.
protocol ExploredMistake: CaseIterable, Sendable {
  associatedtype App

  /// The number of steps of the shortest script that is known to show the mistake.
  var shortest: Int { get }

  /// Returns an exploration of the app with the mistake, which calls `begin` before each script.
  func exploration(_ begin: @escaping () throws -> Void) -> Exploration<App>
}

extension ExploredMistake {
  /// An exploration of the app with the mistake.
  func exploration() -> Exploration<App> { exploration {} }

  /// Returns the number of runs until the mistake is found; `nil` if `most` scripts don't find it.
  ///
  /// The script isn't made shorter, which would take longer than to find it.
  func runsUntilFound(seed: UInt64, most: Int) throws -> Int? {
    var (isFound, count) = (false, 0)
    let exploration = exploration {
      if isFound { throw Found() }
      count += 1
    }
    do {
      let part = ExplorationPart.random(scripts: most, length: 20, seed: seed)
      _ = try exploration.progress { if case .found = $0 { isFound = true } }.run(part)
      return nil
    } catch is Found {
      // One run only looks at the app as it is made.
      return count - 1
    }
  }
}

/// Ends an exploration that has found the mistake.
private struct Found: Error {}
