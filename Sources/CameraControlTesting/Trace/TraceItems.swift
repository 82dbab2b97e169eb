import CameraControl

/// The items of a trace, in chunks that are never moved.
///
/// A growing array moves all its elements again and again. Here an item costs only its own size, and
/// at most one chunk is allocated ahead.
struct TraceItems: Sendable {
  // The chunks before the last one; each is full.
  private var full: [[TraceItem]] = []
  private var last: [TraceItem] = []
  private var fullCount = 0
  // The queue of the last callback, if items say so.
  private var queue: String?

  /// The number of items that were removed before the first one.
  private(set) var removed = 0

  /// The number of items.
  var count: Int { fullCount + last.count }

  mutating func append(_ item: TraceItem) {
    if last.count == last.capacity { startChunk() }
    last.append(item)
  }

  /// Adds a record, unless it names the queue that the last record of this kind named.
  mutating func appendUnlessQueueIsKnown(_ record: PhoneRecord) {
    if case .queue(let label) = record.event {
      guard label != queue else { return }
      queue = label
    }
    append(.record(record))
  }

  /// Removes all items, but keeps the storage of one chunk.
  mutating func removeAll() {
    removed += count
    full = []
    fullCount = 0
    queue = nil
    last.removeAll(keepingCapacity: true)
  }

  /// Calls `body` with each item, in the order in which they were added.
  func visit(_ body: (TraceItem) -> Void) {
    for chunk in full {
      for item in chunk { body(item) }
    }
    for item in last { body(item) }
  }

  /// Calls `body` with each item from an index on; the cost does not depend on those before it.
  func visit(from start: Int, _ body: (borrowing TraceItem) -> Void) {
    var (index, first) = (full.count, fullCount)
    while first > start {
      index -= 1
      first -= full[index].count
    }
    var place = start - first
    while index < full.count {
      for item in full[index].indices.dropFirst(place) { body(full[index][item]) }
      place = 0
      index += 1
    }
    for item in last.indices.dropFirst(place) { body(last[item]) }
  }

  /// Returns the items from an index on; the cost does not depend on the number of items before it.
  func items(from start: Int) -> [TraceItem] {
    var (index, first) = (full.count, fullCount)
    while first > start {
      index -= 1
      first -= full[index].count
    }
    var items: [TraceItem] = []
    items.reserveCapacity(max(0, count - start))
    var skipped = start - first
    for chunk in full[index...] {
      items += chunk.dropFirst(skipped)
      skipped = 0
    }
    items += last.dropFirst(skipped)
    return items
  }

  private mutating func startChunk() {
    if !last.isEmpty {
      full.append(last)
      fullCount += last.count
    }
    last = []
    // Short traces stay small, and long ones rarely allocate.
    last.reserveCapacity(min(max(count, Self.shortest), Self.longest))
  }

  private static let shortest = 16
  private static let longest = 512
}
