import CameraControl

/// Maps instants to positions on a line, and shortens all long waits to the same length.
struct TimeAxis {
  /// A wait that is drawn shorter than it was.
  struct Fold {
    let x: Int
    let duration: Duration
  }

  /// The waits that are folded, from left to right.
  private(set) var folds: [Fold] = []

  /// The stretches between folds; each has one scale.
  private(set) var stretches: [Stretch] = []

  /// The width of everything.
  private(set) var width = 0

  let pixelsPerSecond: Int

  /// A stretch of time without a fold.
  struct Stretch {
    let start: Int64
    var end: Int64
    let x: Int
  }

  /// Creates an axis for the instants of entries, in any order.
  init(_ instants: [PhoneInstant]) {
    // `sorted()` would make a second array.
    var times = instants.map(\.nanoseconds)
    times.sort()
    pixelsPerSecond = Self.scale(of: times)
    guard let first = times.first else { return }
    var stretch = Stretch(start: first, end: first, x: 0)
    for time in times.dropFirst() {
      if Self.isFolded(from: stretch.end, to: time) {
        let x = stretch.x + pixels(from: stretch.start, to: stretch.end)
        stretches.append(stretch)
        let (from, to) = (PhoneInstant(nanoseconds: stretch.end), PhoneInstant(nanoseconds: time))
        folds.append(Fold(x: x, duration: from.duration(to: to)))
        stretch = Stretch(start: time, end: time, x: x + Self.fold)
      } else {
        stretch.end = time
      }
    }
    stretches.append(stretch)
    width = stretch.x + pixels(from: stretch.start, to: stretch.end)
  }

  /// Returns the place of an instant; the result for one inside a fold lies in the fold.
  func x(_ instant: PhoneInstant) -> Int {
    let count = stretches.prefixCount { $0.start <= instant.nanoseconds }
    guard count > 0 else { return 0 }
    let stretch = stretches[count - 1]
    let end = min(instant.nanoseconds, stretch.end)
    let x = stretch.x + pixels(from: stretch.start, to: end)
    return instant.nanoseconds > stretch.end && count < stretches.count ? x + Self.fold / 2 : x
  }

  private func pixels(from start: Int64, to end: Int64) -> Int {
    Int((end - start) / 1000) * pixelsPerSecond / 1_000_000
  }

  /// Returns a scale with which a short trace fills a page, and a long one stays legible.
  private static func scale(of times: [Int64]) -> Int {
    var unfolded: Int64 = 0
    for (one, other) in zip(times, times.dropFirst()) where !isFolded(from: one, to: other) {
      unfolded += (other - one) / 1000
    }
    guard unfolded > 0 else { return scales.upperBound }
    return min(max(Int(wanted * 1_000_000 / unfolded), scales.lowerBound), scales.upperBound)
  }

  private static func isFolded(from start: Int64, to end: Int64) -> Bool {
    let (difference, overflow) = end.subtractingReportingOverflow(start)
    return overflow || difference > longest
  }

  /// The width of a fold.
  static let fold = 96

  private static let longest: Int64 = 160_000_000
  private static let wanted: Int64 = 640
  // Pixels per second.
  private static let scales = 500...2400
}
