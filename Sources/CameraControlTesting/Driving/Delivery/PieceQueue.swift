/// The pieces of a callback line that wait behind the first piece.
struct PieceQueue: Sendable {
  // A piece that is taken leaves `nil` behind, so that the thread that runs the piece releases it,
  // outside the lock.
  private var places: [CallbackLine.Piece?] = []
  private var first = 0

  var isEmpty: Bool { first == places.count }

  mutating func append(_ piece: CallbackLine.Piece) {
    places.append(piece)
  }

  mutating func popFirst() -> CallbackLine.Piece? {
    guard first < places.count else { return nil }
    let piece = places[first].take()
    first += 1
    if first == places.count {
      places.removeAll(keepingCapacity: true)
      first = 0
    } else if first >= Self.manyGone, first * 2 > places.count {
      places.removeSubrange(..<first)
      first = 0
    }
    return piece
  }

  /// The number of empty places at the front that a queue tolerates if it never becomes empty.
  private static let manyGone = 64
}
