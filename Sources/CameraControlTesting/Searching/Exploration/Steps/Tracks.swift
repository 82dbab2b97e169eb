import CameraControl

/// The history of random scripts: how often they made each move in each standing, the effect of the
/// move, and the shortest way to each trait.
///
/// The effect of a move depends on the current view, and hardly on earlier steps in the app. So the
/// walk expects the same effect in all standings with this view, even in new ones.
///
/// Tracks count standings and moves by a hash, so their size is fixed. If two standings or moves
/// share a hash, the choice is a little worse.
struct Tracks {
  private var counts = [UInt16](repeating: 0, count: 1 << pairBits)
  private var traitCounts = [UInt16](repeating: 0, count: 1 << pairBits)
  private var visits = [UInt16](repeating: 0, count: 1 << placeBits)

  /// The effect of each move in each view.
  private var effects = [Effect?](repeating: nil, count: 1 << effectBits)

  /// The traits of the states, with the way to each.
  private var traits = Traits()

  /// The moves of the scripts so far.
  private var scripts: [[Int]] = []

  /// What the trace showed after a move, and the part of the app that the move touched first.
  private struct Effect: Sendable {
    let view: UInt64
    let touched: UInt64

    /// Whether the move turned a control.
    let turns: Bool
  }

  // There are more standings than views.
  private static let pairBits = 14
  private static let effectBits = 12
  private static let placeBits = 11

  /// The steps that a script has performed on an app.
  struct Past {
    /// Which controls were turned, and which steps of the app were taken: a bit for each, which two may
    /// share.
    var touched: UInt64 = 0

    /// The queues on which callbacks would be late now, in an exploration of several orders.
    var late: UInt64 = 0

    /// Numbers for the rarest value of the state key, and for the rarest value or pair of values; 0 if
    /// none guides.
    fileprivate(set) var rarest: (value: UInt64, trait: UInt64) = (0, 0)

    /// The levels of all controls, in one number: the exclusive or of them.
    var levels: UInt64 = 0

    /// Returns a number for the level of a control, which is at a fraction of its range: an end, or a
    /// quarter of the range between the ends.
    static func level(of title: String, at fraction: Double) -> UInt64 {
      let part: UInt64 = fraction <= 0 ? 1 : fraction >= 1 ? 6 : 2 + UInt64(fraction * 4)
      return StableHash.mixed(StableHash.of(title) ^ part)
    }
  }

  /// The parts of the state of a phone and an app that decide what to try next.
  struct Standing {
    /// The current view.
    ///
    /// Without a running session, the app receives few calls, so all such views are one. Otherwise,
    /// a view is the content of the overlay, and whether a finger is on the button.
    fileprivate let view: UInt64

    /// The earlier steps; the levels of the controls count only while the overlay shows a control.
    fileprivate let past: Past

    private let hash: UInt64

    init(_ summary: PhoneSummary, _ past: Past) {
      let overlay: UInt64 =
        switch summary.overlay {
        case .hidden: 0
        case .list(_, let highlighted): 1 | UInt64(highlighted) << 2
        case .control(let id): 2 | UInt64(id.number) << 2
        }
      let session = UInt64(summary.session.rawValue)
      let isTouched: UInt64 = summary.touch == .nothing ? 0 : 1
      let isRunning = summary.session == .running
      self.init(view: isRunning ? overlay << 4 | isTouched << 3 | session : session, past)
    }

    fileprivate init(view: UInt64, _ past: Past) {
      self.view = view
      self.past = past
      let isRunning = view & 7 == UInt64(PhoneSummary.Session.running.rawValue)
      let isControl = view & 2 << 4 != 0
      let seen = isControl ? view ^ StableHash.mixed(past.levels &<< 7 | 1) : view
      let known = isRunning ? seen ^ StableHash.mixed(past.touched) : view
      // Pairs would make too many states unknown.
      let rarest = past.rarest.value == 0 ? 0 : StableHash.mixed(past.rarest.value &<< 32)
      let late = past.late == 0 ? 0 : StableHash.mixed(past.late)
      hash = StableHash.mixed(known ^ rarest ^ late)
    }

    fileprivate var place: Int { Int(hash >> UInt64(64 - placeBits)) }

    fileprivate func pair(_ move: Int) -> Int { Self.pair(hash, move, pairBits) }

    /// The pair of the rarest trait of the state key, if there is one, and a move.
    fileprivate func traitPair(_ move: Int) -> Int? {
      let trait = past.rarest.trait
      return trait == 0 ? nil : Self.pair(StableHash.mixed(trait), move, pairBits)
    }

    /// The pair of what there is to see, whatever was done, and a move.
    fileprivate func viewPair(_ move: Int) -> Int {
      Self.pair(StableHash.mixed(view), move, effectBits)
    }

    private static func pair(_ hash: UInt64, _ move: Int, _ bits: Int) -> Int {
      Int(StableHash.mixed(hash ^ UInt64(move)) >> UInt64(64 - bits))
    }
  }

  /// Whether the state key tells states apart.
  var keyGuides: Bool { traits.keyGuides }

  /// Draws some moves, and returns the possible one about which least is known.
  // Drawing again is cheaper than checking whether each move is possible. As the method is mutating, the tables
  // are in place, and none is retained.
  mutating func draw(
    from tickets: [Int], at standing: Standing, _ situation: Situation, _ alphabet: Alphabet,
    _ isPossible: (Int) -> Bool, using generator: inout SeededGenerator
  ) -> Int? {
    var (best, least, found): (Int?, Int, Int) = (nil, .max, 0)
    for _ in 0..<Self.draws where found < Self.choices {
      let move = tickets[Int.random(in: 0..<tickets.count, using: &generator)]
      let score = score(of: move, at: standing, weight: alphabet.weights[move], below: least)
      if score < least {
        guard alphabet.allows(move, in: situation, isPossible) else { continue }
        (best, least) = (move, score)
      }
      found += 1
    }
    return best
  }

  /// Returns how well known is what a move leads to: zero for what was never tried, and the less, the
  /// better to try it.
  ///
  /// A score that isn't below the limit may be too small.
  private func score(of move: Int, at standing: Standing, weight: Int, below limit: Int) -> Int {
    var made = Int(counts[standing.pair(move)]) * Self.onePair
    // Otherwise, each of many standings with a rare trait would be a new one.
    if let pair = standing.traitPair(move) { made += Int(traitCounts[pair]) * Self.oneTraitPair }
    made /= weight
    guard made < limit else { return made }
    var known = 0
    // Where a control that is turned comes to rest depends on where it was.
    if let effect = effects[standing.viewPair(move)], !effect.turns {
      var past = standing.past
      past.touched |= effect.touched
      known = Int(visits[Standing(view: effect.view, past).place])
    }
    return made + known * Self.oneVisit
  }

  /// Notes and returns the standing to which a script has come by its moves so far, the last of them from
  /// another standing; it is short if enough of the script is left to continue from there.
  mutating func arrive(
    at summary: PhoneSummary, _ past: Past, key: [AnyHashable], goals: [Int: UInt64],
    by moves: [Int], from last: Standing?, isShort: Bool
  ) -> Standing {
    var (standing, past) = (Standing(summary, past), past)
    past.rarest = traits.add(
      view: Int(standing.view), standing: standing.place, key: key, goals: goals,
      by: isShort ? (scripts.count, moves.count) : nil)
    if past.rarest.trait > 0 { standing = Standing(summary, past) }
    if let last, let move = moves.last {
      let pair = last.pair(move)
      if let pair = last.traitPair(move), traitCounts[pair] < .max { traitCounts[pair] += 1 }
      effects[last.viewPair(move)] = Effect(
        view: standing.view, touched: standing.past.touched & ~last.past.touched,
        turns: standing.past.levels != last.past.levels)
      if counts[pair] < .max { counts[pair] += 1 }
    }
    if visits[standing.place] < .max { visits[standing.place] += 1 }
    return standing
  }

  /// Notes all moves of a script that is over.
  mutating func end(_ moves: [Int]) { scripts.append(moves) }

  /// Returns the moves to a trait that was reached least; none if nothing was reached yet.
  mutating func way(using generator: inout SeededGenerator) -> ArraySlice<Int> {
    traits.way(using: &generator).map { scripts[$0.script].prefix($0.count) } ?? []
  }

  private static let draws = 16
  private static let choices = 8

  // These weights come from experiments with apps that have mistakes.
  private static let onePair = 12
  private static let oneTraitPair = 60
  private static let oneVisit = 8
}

/// The tracks of the scripts of a block, which share them.
///
/// An object, because a copy of the tables would take more instructions than some steps. It has one property,
/// because each access to a property of an object is checked.
final class SharedTracks {
  var tracks = Tracks()
}
