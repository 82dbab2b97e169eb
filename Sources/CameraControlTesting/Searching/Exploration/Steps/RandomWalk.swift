import CameraControl

/// Chooses the moves of one random script.
///
/// At each step, the walk draws some moves, and makes the one that it knows least about; decision 33 says how
/// a script begins, and which moves it uses. A quarter of the scripts with a known beginning use little more
/// than its moves. The seed, the number of the script, and the earlier scripts determine the result.
struct RandomWalk {
  private var generator: SeededGenerator
  private let subset: [Int]

  /// The moves of the subset, each as often as it weighs.
  private let tickets: [Int]

  /// The tickets of gestures, if steps of the app crowd them out.
  private let gestures: [Int]
  private let length: Int
  private let shared: SharedTracks
  private var way: ArraySlice<Int>
  private var isChanged = false
  private var last: Tracks.Standing?

  /// The moves that were made.
  private(set) var moves: [Int] = []

  init(script: Int, length: Int, seed: UInt64, alphabet: Alphabet, shared: SharedTracks) {
    var mixer = SeededGenerator(seed: seed)
    var generator = SeededGenerator(seed: mixer.next() &+ UInt64(script) &* 0xD1B5_4A32_D192_ED03)
    let beginsWithWay =
      shared.tracks.keyGuides
      ? Int.random(in: 0..<4, using: &generator) > 0 : Bool.random(using: &generator)
    way = beginsWithWay ? shared.tracks.way(using: &generator) : []
    subset = Self.subset(
      of: alphabet.moves.count, after: way, share: shared.tracks.keyGuides ? 2 : 4,
      using: &generator)
    tickets = subset.flatMap { repeatElement($0, count: alphabet.weights[$0]) }
    gestures = alphabet.isCrowded ? tickets.filter { $0 < alphabet.firstOfApp } : []
    // Without a guide, nothing says that a change has led elsewhere.
    if shared.tracks.keyGuides, !way.isEmpty, Int.random(in: 0..<4, using: &generator) == 0 {
      isChanged = true
      way = Self.changed(way, tickets, alphabet.moves, using: &generator)
    }
    self.length = length
    self.shared = shared
    self.generator = generator
  }

  /// Returns the moves that a script uses: all of them in one of so many scripts, and otherwise some.
  private static func subset(
    of count: Int, after way: ArraySlice<Int>, share: Int, using generator: inout SeededGenerator
  ) -> [Int] {
    // Moves that led to something new may lead further when repeated.
    if !way.isEmpty, Int.random(in: 0..<4, using: &generator) == 0 {
      let own = Set(way)
      return (0..<count).filter {
        Int.random(in: 0..<8, using: &generator) == 0 || own.contains($0)
      }
    }
    if Int.random(in: 0..<share, using: &generator) == 0 { return Array(0..<count) }
    let bits = (0..<count).map { _ in Bool.random(using: &generator) }
    let subset = bits.indices.filter { bits[$0] }
    return subset.isEmpty ? Array(0..<count) : subset
  }

  /// Returns a way with one change: a move more or less, one of them twice, or another amount or wait.
  private static func changed(
    _ way: ArraySlice<Int>, _ tickets: [Int], _ moves: [Move],
    using generator: inout SeededGenerator
  ) -> ArraySlice<Int> {
    var changed = Array(way)
    let place = Int.random(in: changed.indices, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: changed.insert(tickets[Int.random(in: tickets.indices, using: &generator)], at: place)
    case 1: changed.remove(at: place)
    case 2: changed.insert(changed[place], at: place)
    case let kind:
      // Steps with other amounts begin with the same word.
      let word = kind == 3 ? "\(moves[changed[place]])".prefix { $0 != " " } : "wait"
      let kin = moves.indices.filter { "\(moves[$0]) ".hasPrefix(word + " ") }
      guard let other = kin.randomElement(using: &generator) else { break }
      changed.replaceSubrange(place..<place + (kind == 3 ? 1 : 0), with: [other])
    }
    return changed[...]
  }

  /// A move, and the step that it is now.
  typealias Choice = (move: Int, step: GestureStep)

  /// Returns the next move, or `nil` at the end of the script.
  mutating func next(
    in situation: Situation, _ past: Tracks.Past, key: [AnyHashable], goals: [Int: UInt64],
    _ alphabet: Alphabet, _ isPossible: (Int) -> Bool
  ) -> Choice? {
    let standing = shared.tracks.arrive(
      at: situation.summary, past, key: key, goals: goals, by: moves, from: last,
      isShort: moves.count <= length * 3 / 5)
    guard moves.count < length else { return nil }
    let choice =
      follow(situation, alphabet, isPossible) ?? draw(at: standing, situation, alphabet, isPossible)
      ?? choose(among: subset, situation, alphabet, isPossible)
      ?? choose(among: Array(alphabet.moves.indices), situation, alphabet, isPossible)
    guard let choice else { return nil }
    moves.append(choice.move)
    last = standing
    return choice
  }

  /// Returns the next move of the way, as long as it is possible; of a changed way, the next that is.
  private mutating func follow(
    _ situation: Situation, _ alphabet: Alphabet, _ isPossible: (Int) -> Bool
  ) -> Choice? {
    while let move = way.popFirst() {
      if let step = alphabet.step(for: move, in: situation, isPossible) { return (move, step) }
      if !isChanged { way = [] }
    }
    return nil
  }

  /// Draws the next move.
  private mutating func draw(
    at standing: Tracks.Standing, _ situation: Situation, _ alphabet: Alphabet,
    _ isPossible: (Int) -> Bool
  ) -> Choice? {
    // Of hundreds of steps of an app one is always unknown, so every other move is a gesture.
    let takesGesture = !gestures.isEmpty && Bool.random(using: &generator)
    let tickets = takesGesture ? gestures : tickets
    let drawn = shared.tracks.draw(
      from: tickets, at: standing, situation, alphabet, isPossible, using: &generator)
    guard let drawn, let step = alphabet.moves[drawn].step(in: situation) else { return nil }
    return (drawn, step)
  }

  private mutating func choose(
    among moves: [Int], _ situation: Situation, _ alphabet: Alphabet, _ isPossible: (Int) -> Bool
  ) -> Choice? {
    let possible = moves.compactMap { move in
      alphabet.step(for: move, in: situation, isPossible).map { (move: move, step: $0) }
    }
    return possible.randomElement(using: &generator)
  }
}
