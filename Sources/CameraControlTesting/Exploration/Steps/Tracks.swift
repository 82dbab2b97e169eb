import CameraControl

/// What random scripts have done so far: how often each move was made in each standing, where it led,
/// and how to get to what was reached.
///
/// Standings and moves are counted by a hash, so the size does not depend on them. Where two have the same
/// one, the choice is a little worse.
struct Tracks: Sendable {
  private var counts = [UInt16](repeating: 0, count: pairCount)
  private var visits = [UInt16](repeating: 0, count: placeCount)

  /// The place where each pair of a standing and a move has led.
  private var next = [UInt16](repeating: nowhere, count: pairCount)

  private var ways: [Way] = []

  /// The moves that led to a standing for the first time.
  private struct Way: Sendable {
    let moves: [Int]
    let place: Int
    var uses = 0
  }

  private static let pairBits = 12
  private static let placeBits = 10
  private static let pairCount = 1 << pairBits
  private static let placeCount = 1 << placeBits
  private static let nowhere = UInt16.max
}

extension Tracks {
  /// What a phone and an app are like, as far as it matters for what to try.
  struct Standing {
    private let hash: UInt64

    /// Creates a standing.
    ///
    /// Where no session runs, the app hears of little, so all such places are one. Otherwise a standing
    /// is what the overlay shows, whether a finger is on the button, and which controls were turned.
    init(_ glance: Glance, turned: UInt8) {
      let overlay: UInt64 =
        switch glance.overlay {
        case .hidden: 0
        case .list(_, let highlighted): 1 + UInt64(highlighted) << 1
        case .control(let id): 2 + UInt64(id.number) << 2
        }
      let session = UInt64(glance.session.rawValue)
      let isTouched: UInt64 = glance.touch == .nothing ? 0 : 1
      let number =
        glance.session == .running ? overlay << 16 | isTouched << 12 | UInt64(turned) << 4 : 0
      hash = Self.mixed(number | session)
    }

    fileprivate var place: Int { Int(hash >> UInt64(64 - placeBits)) }

    fileprivate func pair(_ move: Int) -> Int {
      Int(Self.mixed(hash ^ UInt64(move)) >> UInt64(64 - pairBits))
    }

    private static func mixed(_ number: UInt64) -> UInt64 {
      (number &+ 1) &* 0x9E37_79B9_7F4A_7C15
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
    let pair = standing.pair(move)
    let known = next[pair] == Self.nowhere ? 0 : Int(visits[Int(next[pair])])
    return Int(counts[pair]) * Self.onePair / weight + known * Self.oneVisit
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
      next[pair] = UInt16(place)
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
