import CameraControl

/// A time that repetitions of a card measure: from the first to the last callback of the controls.
struct Measurement {
  /// The shortest and the longest time that the option can have; the latter is `nil` without a limit.
  let shortest: Duration
  let longest: Duration?

  /// How many repetitions agree, and of how many.
  let agreeing: Int
  let repetitions: Int

  /// The time to go on with; `nil` if the controls stayed active.
  var time: Duration? {
    longest.map { .milliseconds(((shortest + $0) / .milliseconds(100)).rounded() * 50) }
  }

  /// Measures an option with the repetitions of a card.
  ///
  /// The option is the interval less what comes between its start and the first callback, such as the rest of
  /// the press. How much that is, the predictions say for several hands.
  ///
  /// - Parameters:
  ///   - attempts: The repetitions.
  ///   - offsets: The intervals of the predictions less the time that they were made with.
  init?(_ attempts: [[Sighting]], _ offsets: ClosedRange<Duration>) {
    let spans = attempts.compactMap { Span($0) }
    let closed = spans.compactMap { $0.isClosed ? $0.length : nil }.sorted()
    let open = spans.filter { !$0.isClosed }.map(\.length).sorted()
    repetitions = attempts.count
    if Self.isEnough(open.count, of: repetitions), let least = open.dropFirst(open.count / 4).first
    {
      (shortest, longest, agreeing) = (least - offsets.upperBound, nil, open.count)
      return
    }
    let together = Self.cluster(closed)
    guard Self.isEnough(together.count, of: repetitions) else { return nil }
    // One that was done in another way than the others may be at either end.
    let inner = together.dropFirst().dropLast()
    guard let first = inner.first, let last = inner.last else { return nil }
    let low = max(.zero, last - offsets.upperBound - Self.noise)
    let high = first - offsets.lowerBound + Self.noise
    guard low <= high else { return nil }
    (shortest, longest, agreeing) = (low, high, together.count)
  }

  /// From the first callback of the controls to the last one, or to the end of the repetition.
  struct Span {
    let length: Duration
    let isClosed: Bool

    init?(_ sightings: [Sighting]) {
      let controls = sightings.filter { $0.kind == .controls }
      let begins = controls.filter { $0.what == "did become active" }
      let ends = controls.filter { $0.what == "did become inactive" }
      guard begins.count == 1, ends.count <= 1, let begin = begins.first,
        let end = ends.first ?? sightings.last, end.time > begin.time
      else { return nil }
      (length, isClosed) = (end.time - begin.time, !ends.isEmpty)
    }
  }

  /// Whether so many repetitions of all decide anything.
  static func isEnough(_ count: Int, of all: Int) -> Bool {
    count >= Deck.fewest && count * 4 >= all * 3
  }

  /// The most times that are close to each other.
  private static func cluster(_ times: [Duration]) -> ArraySlice<Duration> {
    var best = times[..<0]
    for start in times.indices {
      let end = times[start...].firstIndex { $0 > times[start] + spread } ?? times.endIndex
      if end - start > best.count { best = times[start..<end] }
    }
    return best
  }

  /// What a clock, a queue and a hand may add or take away at both ends together.
  private static let noise = Duration.milliseconds(110)
  private static let spread = Duration.milliseconds(800)
}
