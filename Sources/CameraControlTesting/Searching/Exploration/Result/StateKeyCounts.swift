import CameraControl

/// How often scripts came to each state key.
///
/// Of very many keys, those with the smallest hashes are kept, with their exact counts. They are the same
/// however the work is divided, because a key that was dropped never comes back.
struct StateKeyCounts: Hashable, Sendable {
  private var counts: [String: Int] = [:]

  /// The smallest hash of a key that was dropped.
  private var limit = UInt64.max

  /// The number of different keys; an estimate if some were dropped.
  var count: Int {
    limit == .max ? counts.count : Int(Double(counts.count) / Double(limit) * Double(UInt64.max))
  }

  /// The keys that came up least often.
  var rarest: [Unseen.Key] {
    counts.map { Unseen.Key(text: $0.key, count: $0.value) }
      .sorted { ($0.count, $0.text) < ($1.count, $1.text) }.prefix(5).map(\.self)
  }

  /// Counts a key.
  mutating func add(_ text: String, _ count: Int = 1) {
    if counts[text] == nil, hash(text) >= limit { return }
    counts[text, default: 0] += count
    if counts.count > Self.most + Self.most / 4 { drop() }
  }

  /// Adds the counts of another share of the work.
  mutating func add(_ other: StateKeyCounts) {
    limit = min(limit, other.limit)
    counts = counts.filter { hash($0.key) < limit }
    for (text, count) in other.counts { add(text, count) }
    drop()
  }

  /// Drops what is too much, at the end of the work and now and then.
  mutating func drop() {
    guard counts.count > Self.most else { return }
    limit = counts.keys.map(hash).sorted()[Self.most]
    counts = counts.filter { hash($0.key) < limit }
  }

  private func hash(_ text: String) -> UInt64 { StableHash.mixed(StableHash.of(text)) }

  /// How many keys are kept.
  private static let most = 10_000
}

extension StateKeyCounts: Codable {}
