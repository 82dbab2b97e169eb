import CameraControl

extension Recording {
  /// The step of a clock whose times are all multiples of a coarse step; otherwise zero.
  var tick: Duration {
    let times = Set(sightings.map { Int64(($0.time / .microseconds(1)).rounded()) }).sorted()
    // Times in the same millisecond are those of calls that came together.
    let gaps = zip(times.dropFirst(), times).map { $0 - $1 }.filter { $0 > Self.tolerance }
    guard gaps.count >= Self.fewestGaps, let step = gaps.min(), step >= Self.coarse else {
      return .zero
    }
    let isGrid = gaps.allSatisfy { gap in
      let rest = gap % step
      return min(rest, step - rest) <= Self.tolerance
    }
    return isGrid ? .microseconds(step) : .zero
  }

  // All in microseconds.
  private static let tolerance: Int64 = 1_000
  private static let coarse: Int64 = 30_000
  private static let fewestGaps = 8
}
