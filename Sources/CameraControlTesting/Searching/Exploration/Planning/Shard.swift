/// One of several shares of the work, which together are all of it.
struct Shard: Hashable, Sendable {
  /// The number of the share, counted from 0.
  let index: Int

  /// The number of shares.
  let count: Int

  /// The share in the names of files.
  var name: String { "\(index + 1)-of-\(count)" }

  /// Returns whether a piece of work belongs to the share.
  func owns(_ piece: Int) -> Bool { piece % count == index }
}
