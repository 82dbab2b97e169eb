import AllocationCounter

/// Measures cases, each in alternation with a yardstick.
struct Runner {
  /// The case that ratios refer to.
  var yardstick: Case

  /// How often case and yardstick take turns.
  var rounds: Int

  /// How long one round of one of them should take.
  var roundLength: Duration

  /// Measures one case.
  func measure(_ subject: Case) -> Measurement {
    let yardstickCount = iterations(for: yardstick)
    let count = iterations(for: subject)
    var times: [Double] = []
    var ratios: [Double] = []
    var total = Sample()
    for _ in 0..<rounds {
      let base = sample(yardstick, iterations: yardstickCount)
      let own = sample(subject, iterations: count)
      total.allocations += own.allocations
      total.bytes += own.bytes
      times.append(own.nanoseconds / Double(count))
      ratios.append(own.nanoseconds / Double(count) * Double(yardstickCount) / base.nanoseconds)
    }
    let operations = Double(rounds * count)
    return Measurement(
      nanosecondsPerOperation: median(times),
      allocationsPerOperation: total.allocations / operations,
      bytesPerOperation: total.bytes / operations,
      ratio: median(ratios)
    )
  }

  /// Doubles the iterations until a round is long enough, which also warms everything up.
  private func iterations(for subject: Case) -> Int {
    let target = roundLength.nanoseconds
    var count = 1
    while sample(subject, iterations: count).nanoseconds < target / 2 { count *= 2 }
    return count
  }

  private func sample(_ subject: Case, iterations: Int) -> Sample {
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
  /// One round of one case.
  private struct Sample {
    var nanoseconds = 0.0
    var allocations = 0.0
    var bytes = 0.0
  }
}

extension Duration {
  fileprivate var nanoseconds: Double { self / .nanoseconds(1) }
}
