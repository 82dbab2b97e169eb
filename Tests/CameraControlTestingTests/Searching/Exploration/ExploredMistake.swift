import CameraControlTesting
import TestSupport
import XCTest

/// A mistake of an app that an exploration is supposed to find.
protocol ExploredMistake: CaseIterable, Sendable {
  associatedtype App

  /// The number of steps of the shortest script that is known to show the mistake.
  var shortest: Int { get }

  /// Whether the order of callbacks decides, so that an exploration tries several.
  var isAboutOrders: Bool { get }

  /// Returns an exploration of the app with the mistake, which calls `begin` before each script.
  func exploration(_ begin: @escaping () throws -> Void) -> Exploration<App>
}

extension ExploredMistake {
  /// The largest number of runs that the suite allows until the mistake is found.
  ///
  /// A mistake takes more if traits, or for orders what a callback tells the app, don't guide the search.
  fileprivate var mostRuns: Int { isAboutOrders ? 90 : shortest > 5 ? 600 : 300 }

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

extension ExploredMistake where Self: Hashable {
  /// Fails the test unless each mistake is found from every seed; prints how many runs it took.
  static func expectEachIsFound(file: StaticString = #filePath, line: UInt = #line) throws {
    // The runs of the one seed of the suite are near the medians of forty seeds.
    let seeds = Effort.isCampaign ? Effort.seeds(sample: 1, campaign: 5) : [39]
    for mistake in allCases {
      let most = Effort.isCampaign ? 5_000 : mistake.mostRuns
      let counts = try seeds.map { seed in
        try XCTUnwrap(
          mistake.runsUntilFound(seed: seed, most: most), "\(mistake), seed \(seed)", file: file,
          line: line)
      }
      // A script may run in several orders.
      XCTAssertLessThanOrEqual(counts.max() ?? 0, most, "\(mistake)", file: file, line: line)
      print("\(mistake): \(counts.sorted().map { "\($0)" }.joined(separator: ", ")) runs")
    }
  }

  /// Fails the test if a script of a mistake stays longer than the shortest that is known.
  ///
  /// The suite has the mistakes that a script of one or two steps shows.
  static func expectShortScripts(
    except omitted: Set<Self> = [], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    for mistake in allCases where !omitted.contains(mistake) {
      guard Effort.isCampaign || mistake.shortest < 3 else { continue }
      let result = try mistake.exploration().stop(afterFailures: 1)
        .run(.random(scripts: Effort.isCampaign ? 5_000 : 200, length: 20, seed: 1))
      let failure = try XCTUnwrap(result.failures.first, "\(mistake)", file: file, line: line)
      XCTAssertLessThanOrEqual(
        failure.script.steps.count, mistake.shortest, "\(mistake): \(failure.script)",
        file: file, line: line)
    }
  }
}

/// Ends an exploration that has found the mistake.
private struct Found: Error {}
