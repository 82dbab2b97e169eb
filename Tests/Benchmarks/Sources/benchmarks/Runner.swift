import AllocationCounter

/// Measures cases, in turns with the yardsticks.
struct Runner {
  /// The cases that others are compared with.
  var yardsticks: [Case]

  /// How many rounds the case and the yardsticks get each.
  var rounds: Int

  /// How long a round should take.
  var roundLength: Duration

  /// Measures a case.
  func measure(_ subject: Case) -> Measurement {
    let yardstickCounts = yardsticks.map(iterations)
    let count = iterations(for: subject)
    var times: [Double] = []
    var ratios: [[Double]] = yardsticks.map { _ in [] }
    for _ in 0..<rounds {
      let bases = zip(yardsticks, yardstickCounts).map { yardstick, count in
        sample(yardstick, iterations: count).nanoseconds / Double(count)
      }
      let own = sample(subject, iterations: count).nanoseconds / Double(count)
      times.append(own)
      for (index, base) in bases.enumerated() { ratios[index].append(own / base) }
    }
    let counted = countedSample(of: subject)
    return Measurement(
      nanosecondsPerOperation: median(times),
      allocationsPerOperation: counted.allocations / Double(subject.countedOperations),
      bytesPerOperation: counted.bytes / Double(subject.countedOperations),
      ratios: ratios.map(median)
    )
  }

  /// Counts the allocations of as many operations on every machine, because a gate must not depend on how
  /// many of them fit into a round; what only the first operations allocate is left out.
  private func countedSample(of subject: Case) -> Sample {
    _ = sample(subject, iterations: subject.countedOperations)
    return sample(subject, iterations: subject.countedOperations, isCounting: true)
  }

  /// Returns how many iterations make a round long enough.
  private func iterations(for subject: Case) -> Int {
    let target = roundLength.nanoseconds
    var count = 1
    // The first time is that of cold code, and says nothing.
    _ = sample(subject, iterations: count)
    while sample(subject, iterations: count).nanoseconds < target / 2 { count *= 2 }
    return count
  }

  /// Runs a round, and either counts allocations or measures the time: counting takes time itself.
  private func sample(_ subject: Case, iterations: Int, isCounting: Bool = false) -> Sample {
    subject.prepare()
    count_allocations(isCounting)
    defer { count_allocations(false) }
    let before = allocation_totals()
    let time = ContinuousClock().measure { subject.run(iterations) }
    let after = allocation_totals()
    return Sample(
      nanoseconds: max(time.nanoseconds, 1),
      allocations: Double(after.allocations - before.allocations),
      bytes: Double(after.bytes - before.bytes)
    )
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}

extension Runner {
  /// The result of one round of a case.
  private struct Sample {
    var nanoseconds = 0.0
    var allocations = 0.0
    var bytes = 0.0
  }
}

extension Duration {
  fileprivate var nanoseconds: Double { self / .nanoseconds(1) }
}
