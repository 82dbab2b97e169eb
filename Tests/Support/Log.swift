import CameraControl

/// A list that handlers can append to on any thread.
package final class Log<Entry: Sendable>: Sendable {
  private let entries = Guarded<[Entry]>([])

  package init() {}

  /// The entries, in the order in which they were added.
  package var all: [Entry] { entries.withLock { $0 } }

  /// Adds an entry.
  package func add(_ entry: Entry) {
    entries.withLock { $0.append(entry) }
  }

  /// Removes all entries and returns them.
  package func takeAll() -> [Entry] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}
