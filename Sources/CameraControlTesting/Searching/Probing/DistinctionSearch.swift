import CameraControl

/// Looks for the shortest steps that tell values of an option apart, breadth first.
///
/// A step that led to nothing under any value is not continued: what follows it can follow without it.
struct DistinctionSearch<Value: Sendable> {
  /// The values, each different from the others.
  let values: [Value]

  private let gestures: [ProbeStep]

  /// Creates a phone with one of the values.
  let makePhone: (Value) -> SimulatedPhone

  /// For each value, the place of the first value that it cannot be told apart from so far.
  private var classes: [Int]
  private var found: [Distinction<Value>] = []

  init(
    _ values: [Value], _ gestures: [GestureStep], makePhone: @escaping (Value) -> SimulatedPhone
  ) {
    self.values = values
    self.gestures = gestures.map { .gesture($0) }
    self.makePhone = makePhone
    classes = values.map { _ in 0 }
  }

  /// Steps that are worth continuing, and the step that waits for the next deadline.
  private struct Node {
    var steps: [ProbeStep]
    var wait: ProbeStep?
  }

  /// Returns the distinctions with up to a number of steps, the shortest first.
  mutating func run(_ apps: [ProbeApp], maximum: Int) -> [Distinction<Value>] {
    var levels = apps.map { app in visit(app, []).map { [$0] } ?? [] }
    for _ in 0..<max(0, maximum) {
      for (index, app) in apps.enumerated() {
        let alphabet = gestures + actions(of: app)
        var next: [Node] = []
        for node in levels[index] {
          for step in [node.wait].compactMap({ $0 }) + alphabet {
            guard !isDone else { return found }
            if let node = visit(app, node.steps + [step]) { next.append(node) }
          }
        }
        levels[index] = next
      }
    }
    return found
  }

  private var isDone: Bool { Set(classes).count == values.count }

  private func actions(of app: ProbeApp) -> [ProbeStep] {
    guard let value = values.first else { return [] }
    let phone = makePhone(value)
    phone.onUnfinishedWork = { _ in }
    let actions = (try? app.start(phone)) ?? []
    return actions.map { .action($0.name) }
  }

  /// Tries steps under each value, and returns them if they are worth continuing.
  private mutating func visit(_ app: ProbeApp, _ steps: [ProbeStep]) -> Node? {
    guard !isDone else { return nil }
    let runs = values.map { ProbeRun(makePhone($0), app, steps) }
    compare(runs, app, steps)
    guard runs.contains(where: \.hasEffect) else { return nil }
    return Node(steps: steps, wait: Self.wait(after: runs))
  }

  /// Notes a distinction if values look different that have looked alike so far.
  private mutating func compare(_ runs: [ProbeRun], _ app: ProbeApp, _ steps: [ProbeStep]) {
    let refined = runs.indices.map { index in
      runs.indices.first { classes[$0] == classes[index] && runs[$0].seen == runs[index].seen }
        ?? index
    }
    guard Set(refined).count > Set(classes).count else { return }
    classes = refined
    var outcomes: [Distinction<Value>.Outcome] = []
    for look in runs.map(\.seen) where !outcomes.contains(where: { $0.seen == look }) {
      let alike = zip(values, runs).filter { $1.seen == look }.map(\.0)
      outcomes.append(Distinction<Value>.Outcome(values: alike, seen: look))
    }
    found.append(Distinction(app: app.description, steps: steps, outcomes: outcomes))
  }

  /// The wait after which the first of the phones has done what is due next, and no much later one has.
  private static func wait(after runs: [ProbeRun]) -> ProbeStep? {
    let waits = runs.compactMap { run in run.deadline.map { run.end.duration(to: $0) } }
    guard let first = waits.min() else { return nil }
    // A person cannot wait between deadlines that are closer to each other.
    let apart = Duration.milliseconds(500)
    let shortest = waits.filter { $0 < first + apart }.max() ?? first
    let next = waits.filter { $0 >= first + apart }.min()
    for unit in [Duration.seconds(1), .milliseconds(500), .milliseconds(100)] {
      let wait = shortest.rounded(upTo: unit)
      if next.map({ wait + unit <= $0 }) ?? true { return .gesture(.wait(wait)) }
    }
    return .gesture(.wait(shortest))
  }
}

extension Duration {
  /// The next multiple of `unit` that is not shorter.
  fileprivate func rounded(upTo unit: Duration) -> Duration {
    let (own, unit) = (wholeNanoseconds, unit.wholeNanoseconds)
    let (sum, overflow) = own.addingReportingOverflow(unit - 1)
    return overflow ? self : .nanoseconds(sum / unit * unit)
  }
}
