/// A phone's findings so far, in the order they occurred.
///
/// The list contains a diagnostic only once, however often it occurred. It contains a refused call
/// as often as it was made, so that a test that reads the list twice notices another call; equal
/// calls in a row are one entry with a count. After the list has changed from one mistake to
/// another a thousand times, a repeated call joins the last equal entry.
package struct FindingList: Hashable, Sendable {
  private var runs: [Run] = []
  private var diagnostics: Set<CaptureDiagnostic> = []

  /// A finding and how often it occurred in a row.
  private struct Run: Hashable, Sendable {
    let finding: CaptureFinding
    var count = 1
  }

  package init() {}

  /// The findings, in the order they occurred.
  package var all: [CaptureFinding] { runs.flatMap { repeatElement($0.finding, count: $0.count) } }

  /// Each finding once, in the order of the first occurrence, and how often it occurred.
  package var counted: [(finding: CaptureFinding, count: Int)] {
    var result: [(finding: CaptureFinding, count: Int)] = []
    var places: [CaptureFinding: Int] = [:]
    for run in runs {
      if let place = places[run.finding] {
        result[place].count += run.count
      } else {
        places[run.finding] = result.count
        result.append((run.finding, run.count))
      }
    }
    return result
  }

  /// Adds a finding, and returns `false` if it is a diagnostic that is already listed.
  package mutating func add(_ finding: CaptureFinding) -> Bool {
    if case .diagnostic(let diagnostic) = finding,
      !diagnostics.insert(diagnostic).inserted
    {
      return false
    }
    if let index = indexOfRun(for: finding) {
      runs[index].count += 1
    } else {
      runs.append(Run(finding: finding))
    }
    return true
  }

  /// Returns the run that a finding continues, if there is one.
  private func indexOfRun(for finding: CaptureFinding) -> Int? {
    if runs.last?.finding == finding { return runs.count - 1 }
    return runs.count < Self.runLimit ? nil : runs.lastIndex { $0.finding == finding }
  }

  /// Removes a diagnostic that has proved wrong.
  package mutating func remove(_ diagnostic: CaptureDiagnostic) {
    guard diagnostics.remove(diagnostic) != nil else { return }
    runs.removeAll { $0.finding == .diagnostic(diagnostic) }
  }

  /// The number of runs after which only a new finding begins another run.
  private static let runLimit = 1000
}
