import CameraControl

/// Callbacks in one line, of which one at a time is out on its queue.
///
/// A pure machine. The next one sets out only after the one before has finished, whatever queues
/// they belong to, so two runs of a script cannot differ in the order of callbacks.
struct CallbackLine: Sendable {
  /// A callback, and the queue it has to run on.
  struct Piece: Sendable {
    let turn: UInt64
    let queue: any CallbackQueue
    let work: @Sendable () -> Void

    /// Whether any thread may run it.
    var runsInPlace: Bool { queue is InPlaceQueue }
  }

  /// How a piece may run that its queue has come to.
  enum Start: Sendable {
    /// It is its turn.
    case now
    /// Nobody waits for it any more, but it still has to run.
    case late
    /// Somebody else has run it already.
    case never
  }

  private enum State: Sendable {
    /// No piece is out. Can transition to: offered, running.
    case free
    /// A piece waits on its queue. Can transition to: running, free (given up).
    case offered(Piece)
    /// A piece runs. Can transition to: free.
    case running(Piece)
  }

  private var state = State.free
  private var waiting: [Piece] = []
  // The first one that still waits; the array is emptied once all have gone.
  private var first = 0
  private var turns: UInt64 = 0
  private var holds = 0
  private var late: Set<UInt64> = []
  // A queue is blocked by the piece that nobody waits for any more, until that has run.
  private var blocked: [Piece] = []
}

extension CallbackLine {
  /// Whether nothing is out, nothing waits, and nobody is about to add something.
  var isIdle: Bool {
    guard case .free = state else { return false }
    return waiting.isEmpty && holds == 0
  }

  /// The piece that is out, running or not.
  var out: Piece? {
    switch state {
    case .free: nil
    case .offered(let piece), .running(let piece): piece
    }
  }

  /// The piece that is out on a queue which has not come to it yet.
  var offered: Piece? {
    switch state {
    case .free, .running: nil
    case .offered(let piece): piece
    }
  }

  /// A queue on which a piece took too long and still has not run.
  var blockedQueue: (any CallbackQueue)? { blocked.first?.queue }

  /// Lets a piece stand in line.
  mutating func add(_ work: @escaping @Sendable () -> Void, to queue: any CallbackQueue) {
    turns += 1
    waiting.append(Piece(turn: turns, queue: queue, work: work))
  }

  /// Nothing sets out from now on: somebody is busy with what may bring more.
  mutating func hold() { holds += 1 }

  /// Takes one hold back.
  mutating func release() { holds -= 1 }

  /// Lets the next piece set out; one that may run anywhere runs from now on.
  ///
  /// A piece for a blocked queue goes there, too, and nobody waits for it.
  mutating func takeNext() -> Piece? {
    guard holds == 0, case .free = state, let piece = popFirst() else { return nil }
    if blocked.contains(where: { $0.queue === piece.queue }) {
      late.insert(piece.turn)
      return piece
    }
    state = piece.runsInPlace ? .running(piece) : .offered(piece)
    return piece
  }

  private mutating func popFirst() -> Piece? {
    guard first < waiting.count else { return nil }
    let piece = waiting[first]
    first += 1
    if first == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      first = 0
    }
    return piece
  }

  /// A queue, or a thread that is on it, has come to a piece.
  mutating func start(_ piece: Piece) -> Start {
    if late.remove(piece.turn) != nil { return .late }
    guard case .offered(let offered) = state, offered.turn == piece.turn else { return .never }
    state = .running(piece)
    return .now
  }

  /// A piece has run; if it was given up meanwhile, its queue is no longer blocked.
  mutating func finish(_ piece: Piece) {
    blocked.removeAll { $0.turn == piece.turn }
    guard case .running(let running) = state, running.turn == piece.turn else { return }
    state = .free
  }

  /// Stops to wait for the piece of a turn; returns it if it was still out.
  mutating func giveUp(on turn: UInt64) -> Piece? {
    guard let piece = out, piece.turn == turn else { return nil }
    if offered != nil { late.insert(turn) }
    if !piece.runsInPlace { blocked.append(piece) }
    state = .free
    return piece
  }
}
