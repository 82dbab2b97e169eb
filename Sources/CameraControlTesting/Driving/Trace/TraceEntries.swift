/// The entries of a phone's trace so far, which all traces of the phone share.
///
/// Entries are only added, so a trace is this list and the number of entries that it had.
final class TraceEntries: Sendable {
  private let entries = Guarded<[Trace.Entry]>([])

  /// Adds the entries that `more` returns for the number of entries so far.
  ///
  /// - Returns: The number of entries afterward.
  func extend(by more: (Int) -> [Trace.Entry]) -> Int {
    entries.withLock { entries in
      entries += more(entries.count)
      return entries.count
    }
  }

  /// Returns the first entries, without copying them if there are no others yet.
  func first(_ count: Int) -> [Trace.Entry] {
    let all = entries.withLock { $0 }
    return all.count == count ? all : Array(all.prefix(count))
  }
}
