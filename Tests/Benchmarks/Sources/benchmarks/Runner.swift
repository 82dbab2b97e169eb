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
    var total = Sample()
    for _ in 0..<rounds {
      let bases = zip(yardsticks, yardstickCounts).map { yardstick, count in
        sample(yardstick, iterations: count).nanoseconds / Double(count)
      }
      let own = sample(subject, iterations: count).nanoseconds / Double(count)
      times.append(own)
      for (index, base) in bases.enumerated() { ratios[index].append(own / base) }
      let counted = sample(subject, iterations: count, isCounting: true)
      total.allocations += counted.allocations
      total.bytes += counted.bytes
    }
    let operations = Double(rounds * count)
    return Measurement(
      nanosecondsPerOperation: median(times),
      allocationsPerOperation: total.allocations / operations,
      bytesPerOperation: total.bytes / operations,
      ratios: ratios.map(median)
    )
  }

  /// Returns how many iterations make a round long enough; finding out also warms everything up.
  private func iterations(for subject: Case) -> Int {
    let target = roundLength.nanoseconds
    var count = 1
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
