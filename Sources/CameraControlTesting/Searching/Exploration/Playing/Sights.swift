import CameraControl

/// The steps that are known to be possible in each state, and the texts of state keys.
///
/// A run begins with what the search knows, and looks only for what isn't known, so that looking costs
/// nothing after a while.
///
/// An object, because nearly every run would copy the texts.
final class Sights {
  // Whether each pair was possible, and a number for each state with the conditions that steps found in it.
  private var isPossible: [Bool] = []
  private var looks: Set<UInt64> = []

  /// The texts of state keys, by their hashes in this process.
  private var keys: [Int: String] = [:]

  /// Notes the moves that are possible in a situation; returns the pairs of its state and a move of which
  /// that was not known.
  func look(
    at situation: Situation, _ alphabet: Alphabet, _ isPossible: (Int) -> Bool
  ) -> [Int] {
    let first = Coverage.pair(situation.summary, 0, of: alphabet.moves.count)
    let look = StableHash.mixed(situation.conditions.rawValue) ^ UInt64(first)
    // Their conditions don't say whether a wait, a setting or a step of the app is possible.
    var moves = alphabet.unsure
    if !looks.contains(look) {
      looks.insert(look)
      moves = Array(alphabet.moves.indices)
      let missing = first + moves.count - self.isPossible.count
      self.isPossible += repeatElement(false, count: max(0, missing))
    }
    let new = moves.filter { move in
      !self.isPossible[first + move] && alphabet.allows(move, in: situation, isPossible)
    }.map { first + $0 }
    for pair in new { self.isPossible[pair] = true }
    return new
  }

  /// Returns the text of the values of a state key, a line for each part.
  func text(of values: [AnyHashable]) -> String {
    if let text = keys[values.hashValue] { return text }
    let parts = values.enumerated().flatMap { number, value in
      Self.parts(of: value.base, values.count > 1 ? "\(number + 1): " : "")
    }
    // Of very many keys, the texts are made again.
    if keys.count > 10_000 { keys = [:] }
    keys[values.hashValue] = parts.joined(separator: "\n")
    return parts.joined(separator: "\n")
  }

  /// Returns the stored properties of a struct that has no text of its own, or else the value.
  private static func parts(of value: Any, _ prefix: String) -> [String] {
    let mirror = Mirror(reflecting: value)
    let isDivided = mirror.displayStyle == .struct && !(value is any CustomStringConvertible)
    let parts = isDivided ? mirror.children.map { "\($0.label ?? ""): \($0.value)" } : []
    return (parts.isEmpty ? ["\(value)"] : parts).map { OneLine.short(prefix + $0, to: 200) }
  }
}
