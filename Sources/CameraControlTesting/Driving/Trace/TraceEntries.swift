import CameraControl

/// The entries of a phone's trace that were read so far, which all traces of the phone share.
///
/// Entries are only added, so a trace is this list and the number of entries that it had.
final class TraceEntries: Sendable {
  private let entries = Guarded<[Trace.Entry]>([])

  func append(_ more: [Trace.Entry]) { entries.withLock { $0 += more } }

  /// Returns the first entries, without copying them if there are no others yet.
  func first(_ count: Int) -> [Trace.Entry] {
    let all = entries.withLock { $0 }
    return all.count == count ? all : Array(all.prefix(count))
  }
}
