/// The presses and gestures without effect: a list of the latest ones, and counts of all.
///
/// Both are limited, so that they don't grow without end if no test reads them.
struct UnansweredList: Hashable, Sendable {
  // Holds up to twice the limit, so that the oldest entries leave in bulk.
  private var entries: [Unanswered] = []

  /// How often each action occurred, in the order of the first occurrence.
  private(set) var counts: [Unanswered.Repeated] = []

  /// The latest entries, in the order they occurred.
  var latest: [Unanswered] { Array(entries.suffix(Self.limit)) }

  mutating func add(_ entry: Unanswered) {
    if entries.count == 2 * Self.limit { entries.removeFirst(Self.limit) }
    entries.append(entry)
    if counts.count < Self.kindLimit || counts.contains(where: { $0.first.isSame(as: entry) }) {
      count(entry)
    } else {
      // An app can create controls under ever new titles; without the titles, the number of kinds is
      // limited.
      var nameless = entry
      nameless.control = nil
      count(nameless)
    }
  }

  private mutating func count(_ entry: Unanswered) {
    if let index = counts.firstIndex(where: { $0.first.isSame(as: entry) }) {
      counts[index].count += 1
    } else {
      counts.append(Unanswered.Repeated(entry))
    }
  }

  /// Adds an entry, unless the list contains one that differs only in its instant.
  mutating func addOnce(_ entry: Unanswered) {
    if !counts.contains(where: { $0.first.isSame(as: entry) }) { add(entry) }
  }

  /// Removes the entries for a reason and a control, because the missing effect has occurred since.
  mutating func withdraw(_ reason: Unanswered.Reason, on control: String?) {
    entries.removeAll { $0.reason == reason && $0.control == control }
    counts.removeAll { $0.first.reason == reason && $0.first.control == control }
  }

  /// How many entries are kept one by one.
  private static let limit = 100

  /// The number of counts after which the list no longer distinguishes the titles of controls.
  private static let kindLimit = 100
}

extension Unanswered {
  /// Returns whether another entry differs only in its instant.
  fileprivate func isSame(as other: Unanswered) -> Bool {
    what == other.what && reason == other.reason && control == other.control
      && otherReasons == other.otherReasons
  }
}
