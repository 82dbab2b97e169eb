import CameraControl

/// What random scripts have done so far: how often each move was made in each standing, what it did, and
/// how to get to what was reached.
///
/// What a move does depends on what can be seen, and hardly on what was done in the app before. So
/// what it did in one view is expected in all standings with this view, also in those that are new.
///
/// Standings and moves are counted by a hash, so the size does not depend on them. Where two have the same
/// one, the choice is a little worse.
struct Tracks: Sendable {
  private var counts = [UInt16](repeating: 0, count: pairCount)
  private var visits = [UInt16](repeating: 0, count: placeCount)

  /// What each move has done where there was the same to see.
  private var effects = [Effect?](repeating: nil, count: pairCount)

  private var ways: [Way] = []

  /// The moves that led to a standing for the first time.
  private struct Way: Sendable {
    let moves: [Int]
    let place: Int
    var uses = 0
  }

  /// What there was to see after a move, and the part of the app that it touched first.
  private struct Effect: Sendable {
    let view: UInt64
    let touched: UInt64
  }

  private static let pairBits = 12
  private static let placeBits = 10
  private static let pairCount = 1 << pairBits
  private static let placeCount = 1 << placeBits
}

extension Tracks {
  /// What a phone and an app are like, as far as it matters for what to try.
  struct Standing {
    /// What there is to see.
    ///
    /// Where no session runs, the app hears of little, so all such views are one. Otherwise a view is
    /// what the overlay shows, and whether a finger is on the button.
    fileprivate let view: UInt64

    /// Which controls were turned, and which steps of the app were taken: a bit for each, which two may
    /// share.
    fileprivate let touched: UInt64

    private let hash: UInt64

    init(_ summary: PhoneSummary, touched: UInt64) {
      let overlay: UInt64 =
        switch summary.overlay {
        case .hidden: 0
        case .list(_, let highlighted): 1 + UInt64(highlighted) << 1
        case .control(let id): 2 + UInt64(id.number) << 2
        }
      let session = UInt64(summary.session.rawValue)
      let isTouched: UInt64 = summary.touch == .nothing ? 0 : 1
      let isRunning = summary.session == .running
      self.init(view: isRunning ? overlay << 4 | isTouched << 3 | session : session, touched)
    }

    fileprivate init(view: UInt64, _ touched: UInt64) {
      self.view = view
      self.touched = touched
      let isRunning = view & 7 == UInt64(PhoneSummary.Session.running.rawValue)
      hash = StableHash.mixed(isRunning ? view ^ StableHash.mixed(touched) : view)
    }

    fileprivate var place: Int { Int(hash >> UInt64(64 - placeBits)) }

    fileprivate func pair(_ move: Int) -> Int { Self.pair(hash, move) }

    /// The pair of what there is to see, whatever was touched, and a move.
    fileprivate func viewPair(_ move: Int) -> Int { Self.pair(StableHash.mixed(view), move) }

    private static func pair(_ hash: UInt64, _ move: Int) -> Int {
      Int(StableHash.mixed(hash ^ UInt64(move)) >> UInt64(64 - pairBits))
    }
  }

  /// Returns how well known is what a move leads to: the less, the better to try it.
  ///
  /// - Parameters:
  ///   - move: The move.
  ///   - standing: What the phone and the app are like.
  ///   - weight: How much oftener than others the move may come up.
  /// - Returns: A number, which is zero for what was never tried.
  func score(of move: Int, at standing: Standing, weight: Int) -> Int {
    let made = Int(counts[standing.pair(move)])
    var known = 0
    if let effect = effects[standing.viewPair(move)] {
      let next = Standing(view: effect.view, standing.touched | effect.touched)
      known = Int(visits[next.place])
    }
    return made * Self.onePair / weight + known * Self.oneVisit
  }

  /// Notes that a script has come to a standing.
  ///
  /// - Parameters:
  ///   - standing: The standing.
  ///   - moves: The moves of the script so far.
  ///   - last: The standing before the last of them.
  ///   - isShort: Whether there is enough of the script left to go on from there.
  mutating func arrive(at standing: Standing, by moves: [Int], from last: Standing?, isShort: Bool)
  {
    let place = standing.place
    if let last, let move = moves.last {
      let pair = last.pair(move)
      effects[last.viewPair(move)] = Effect(
        view: standing.view, touched: standing.touched & ~last.touched)
      if counts[pair] < .max { counts[pair] += 1 }
      if visits[place] == 0, isShort { ways.append(Way(moves: moves, place: place)) }
    }
    if visits[place] < .max { visits[place] += 1 }
  }

  /// Returns the moves to a standing that was reached least; none if nothing was reached yet.
  mutating func way() -> [Int] {
    func uses(_ way: Way) -> Int { Int(visits[way.place]) + way.uses * Self.oneUse }
    guard let best = ways.indices.min(by: { uses(ways[$0]) < uses(ways[$1]) }) else { return [] }
    ways[best].uses += 1
    return ways[best].moves
  }

  // What weighs more was found by trying, with apps that have mistakes.
  private static let onePair = 12
  private static let oneVisit = 8
  private static let oneUse = 4
}
