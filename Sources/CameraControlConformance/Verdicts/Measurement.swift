import CameraControl

/// A time that repetitions of a card measure: from the last event before the overlay closes to the
/// closing of the overlay.
struct Measurement {
  /// The shortest and the longest time that the option can have; the latter is `nil` without a limit.
  let shortest: Duration
  let longest: Duration?

  /// How many repetitions agree, and of how many.
  let agreeing: Int
  let repetitions: Int

  /// The time to continue with; `nil` if the controls stayed active.
  var time: Duration? {
    longest.map { .milliseconds(((shortest + $0) / .milliseconds(100)).rounded() * 50) }
  }

  /// The time that predictions are made with: the default if it is possible, or the roundest one that is.
  ///
  /// So most phones share what is predicted.
  func round(_ standard: Duration?) -> Duration? {
    guard let longest, let time else { return nil }
    if let standard, (shortest...longest).contains(standard) { return standard }
    let rounded = [1.0, 0.5, 0.25, 0.1].lazy.map { grid in
      Duration.milliseconds(Int64((time / .seconds(grid)).rounded() * grid * 1_000))
    }
    return rounded.first { (shortest...longest).contains($0) } ?? time
  }

  /// Repetitions that measure in the same way.
  struct Group {
    let spans: [Span]
    let count: Int
    let offsets: ClosedRange<Duration>

    /// Creates a group from repetitions.
    ///
    /// The offsets are the intervals of the predictions less the time that they were made with; the
    /// rest of a press, for example, comes between the first callback and the start of the time.
    ///
    /// A clock with a coarse step makes each interval longer or shorter by up to one step.
    init?(_ attempts: [[Sighting]], _ offsets: ClosedRange<Duration>?, tick: Duration) {
      guard let offsets else { return nil }
      (spans, count) = (attempts.compactMap { Span($0) }, attempts.count)
      self.offsets = offsets.lowerBound - tick...offsets.upperBound + tick
    }
  }

  /// Measures an option with groups that have to agree: a finger that rests on the button after each press,
  /// for example, makes the time longer in one of them only.
  init?(_ groups: [Group]) {
    let spans = groups.flatMap { group in group.spans.map { (span: $0, offsets: group.offsets) } }
    repetitions = groups.reduce(0) { $0 + $1.count }
    guard groups.allSatisfy({ $0.spans.count >= 2 }) else { return nil }
    let open = spans.filter { !$0.span.isClosed }
      .map { $0.span.length - $0.offsets.upperBound }.sorted()
    if Self.isEnough(open.count, of: repetitions, fewest: Self.fewest),
      let least = open.dropFirst(open.count / 4).first
    {
      (shortest, longest, agreeing) = (least, nil, open.count)
      return
    }
    // The times that each repetition allows.
    let closed = spans.filter(\.span.isClosed).map {
      ($0.span.length - $0.offsets.upperBound - Self.noise)...($0.span.length
        - $0.offsets.lowerBound + Self.noise)
    }
    // The largest group of ranges with a common time, at which one of the ranges begins.
    let together =
      closed.map { one in closed.filter { $0.contains(one.lowerBound) } }
      .max { $0.count < $1.count } ?? []
    guard Self.isEnough(together.count, of: repetitions, fewest: Self.fewest) else { return nil }
    // Leaves out the range at each end, which may come from a person who acted differently.
    guard let low = together.map(\.lowerBound).sorted().dropLast().last,
      let high = together.map(\.upperBound).sorted().dropFirst().first, low <= high
    else { return nil }
    (shortest, longest, agreeing) = (max(.zero, low), max(.zero, high), together.count)
  }

  /// The time from the last event before the overlay closes to the closing, or to the end.
  struct Span: Sendable {
    let length: Duration
    let isClosed: Bool

    init?(_ sightings: [Sighting]) {
      let begins = sightings.filter { $0.kind == .controls && $0.what == "did become active" }
      let end = sightings.firstIndex { $0.kind == .controls && $0.what == "did become inactive" }
      let ends = sightings.count { $0.kind == .controls && $0.what == "did become inactive" }
      guard begins.count == 1, ends <= 1,
        let start = sightings[..<(end ?? sightings.endIndex)].last(where: Self.isGesture),
        let last = end.map({ sightings[$0] }) ?? sightings.last, last.time > start.time
      else { return nil }
      (length, isClosed) = (last.time - start.time, end != nil)
    }

    /// Whether a gesture of the person made the app see something.
    private static func isGesture(_ sighting: Sighting) -> Bool {
      switch sighting.kind {
      case .action, .event: true
      case .controls: sighting.what == "did become active"
      default: false
      }
    }
  }

  /// Whether so many repetitions of all decide anything.
  static func isEnough(_ count: Int, of all: Int, fewest: Int = Deck.fewest) -> Bool {
    count >= fewest && count * 4 >= all * 3
  }

  /// Whether two measurements have a time in common.
  func agrees(with other: Measurement) -> Bool {
    shortest <= (other.longest ?? .seconds(1_000)) && other.shortest <= (longest ?? .seconds(1_000))
  }

  /// What a clock, a queue and a hand may add or take away at both ends together.
  private static let noise = Duration.milliseconds(110)

  // Of five repetitions of a card, three aren't checks.
  private static let fewest = 3
}
