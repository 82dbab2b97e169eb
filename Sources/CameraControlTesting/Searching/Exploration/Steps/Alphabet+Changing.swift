// How a script is changed to make another one.

extension Alphabet {
  /// Returns moves with one change: one of them inserted, left out, doubled, or with another amount or
  /// another wait.
  func changed(
    _ moves: ArraySlice<Int>, _ tickets: [Int], using generator: inout SeededGenerator
  ) -> [Int] {
    var changed = Array(moves)
    guard let place = changed.indices.randomElement(using: &generator) else { return [] }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: changed.insert(tickets[Int.random(in: 0..<tickets.count, using: &generator)], at: place)
    case 1: changed.remove(at: place)
    case 2: changed.insert(changed[place], at: place)
    case 3:
      let kin = kin(of: changed[place])
      if let other = kin.randomElement(using: &generator) { changed[place] = other }
    default:
      let wait = waitMoves.randomElement(using: &generator)
      if let wait { changed.insert(wait, at: place) }
    }
    return changed
  }

  /// The moves that are the same step with another amount, and the move itself.
  private func kin(of move: Int) -> [Int] { words.indices.filter { words[$0] == words[move] } }
}
