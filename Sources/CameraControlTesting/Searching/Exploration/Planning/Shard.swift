/// One of several parts of the work, each for one machine.
struct Shard: Hashable, Sendable {
  /// The number of the shard, counted from 0.
  let index: Int
  let count: Int

  /// The shard in the names of files.
  var name: String { "\(index + 1)-of-\(count)" }

  /// Returns whether a piece of work belongs to the shard.
  func owns(_ piece: Int) -> Bool { piece % count == index }

  /// Returns the pieces of work in a row that belong to the shard, if each shard takes about as many.
  func piece(of all: Int) -> Range<Int> {
    let (share, rest) = all.quotientAndRemainder(dividingBy: count)
    let start = index * share + Swift.min(index, rest)
    return start..<start + share + (index < rest ? 1 : 0)
  }
}
