import CameraControl

/// A line of callbacks: one callback runs at a time, on its own queue.
///
/// This is a pure state machine. A callback sets out only after the previous callback has finished,
/// even on another queue. So two runs of a script can't differ in the order of callbacks.
struct CallbackLine: Sendable {
  /// A callback, with the place where it has to run.
  struct Piece: Sendable {
    let turn: UInt64
    let place: Place
    let work: any CallbackWork
  }

  /// A place where a callback has to run.
  enum Place: Sendable {
    /// Any thread may run the callback.
    case anywhere
    /// The callback has to run on the queue, or where the queue's `isCurrent` is `true`.
    case queue(any CallbackQueue)
  }

  /// A record, without the work, of a piece that was sent to its queue or given up.
  struct Stub: Sendable {
    let turn: UInt64
    let place: Place
  }

  /// Whether a piece may run when its queue is ready to run it.
  enum Start: Sendable {
    /// The callback is next, so it is allowed to run.
    case now
    /// The callback has to run, although the phone no longer waits for it.
    case late
    /// The callback must not run, because another thread has run it already.
    case never
  }

  private enum State: Sendable {
    /// No piece is out. Can transition to: offered, running.
    case free
    /// A callback waits on its queue. Can transition to running, or to free if it takes too long.
    case offered(Piece)
    /// A piece runs. Can transition to: free.
    case running(Stub)
  }

  /// The number of pieces that are waiting or out.
  private(set) var count = 0

  private var state = State.free
  // Usually only one piece waits, so the first needs no allocation.
  private var front: Piece?
  private var rest = Line<Piece>()
  private var turns: UInt64 = 0
  private var late: Set<UInt64> = []
  // A piece that was given up blocks its queue until it has run.
  private var blocked: [Stub] = []

  /// The piece that is out, running or not.
  var out: Stub? {
    switch state {
    case .free: nil
    case .offered(let piece): Stub(turn: piece.turn, place: piece.place)
    case .running(let stub): stub
    }
  }

  /// Whether no piece is waiting or out.
  var isEmpty: Bool { count == 0 }

  /// The turn of the piece that is out; 0 if none is.
  var outTurn: UInt64 { out?.turn ?? 0 }

  var running: Stub? {
    switch state {
    case .free, .offered: nil
    case .running(let stub): stub
    }
  }

  /// The piece that is out on a queue that has not reached it yet.
  var offered: Piece? {
    switch state {
    case .free, .running: nil
    case .offered(let piece): piece
    }
  }

  /// A queue on which a piece took too long and still has not finished.
  var blockedQueue: (any CallbackQueue)? { blocked.first?.place.queue }

  /// Adds a piece at the end of the line.
  // Inlined, because every callback passes here.
  @inline(__always) mutating func add(_ work: any CallbackWork, to place: Place) {
    turns += 1
    count += 1
    if case .some = front {
      rest.append(Piece(turn: turns, place: place, work: work))
    } else {
      front = Piece(turn: turns, place: place, work: work)
    }
  }

  /// Takes the next piece to set out; one that may run anywhere counts as running from now on.
  ///
  /// A piece for a blocked queue sets out too, but the line does not wait for it.
  // Inlined, because every callback passes here.
  @inline(__always)
  mutating func takeNext() -> Piece? {
    guard case .free = state, let piece = front.take() else { return nil }
    if !rest.isEmpty { front = rest.popFirst() }
    switch piece.place {
    case .anywhere: state = .running(Stub(turn: piece.turn, place: .anywhere))
    case .queue(let queue) where blocked.contains { $0.place.queue === queue }:
      late.insert(piece.turn)
      count -= 1
    case .queue: state = .offered(piece)
    }
    return piece
  }

  /// Starts a piece that its queue, or a thread on that queue, has reached.
  mutating func start(_ piece: Piece) -> Start {
    if !late.isEmpty, late.remove(piece.turn) != nil { return .late }
    guard case .offered(let offered) = state, offered.turn == piece.turn else { return .never }
    state = .running(Stub(turn: piece.turn, place: piece.place))
    return .now
  }

  /// Finishes the piece of a turn; if the line had given it up, it no longer blocks its queue.
  ///
  /// - Returns: Whether the line was still waiting for the piece.
  mutating func finish(_ turn: UInt64) -> Bool {
    if !blocked.isEmpty { blocked.removeAll { $0.turn == turn } }
    guard case .running(let running) = state, running.turn == turn else { return false }
    state = .free
    count -= 1
    return true
  }

  /// Gives up the piece of a turn, and returns it if it was still out.
  mutating func giveUp(on turn: UInt64) -> Stub? {
    guard let stub = out, stub.turn == turn else { return nil }
    if offered != nil { late.insert(turn) }
    if case .queue = stub.place { blocked.append(stub) }
    state = .free
    count -= 1
    return stub
  }
}

extension CallbackLine.Place {
  /// The queue; `nil` if any thread will do.
  var queue: (any CallbackQueue)? {
    switch self {
    case .anywhere: nil
    case .queue(let queue): queue
    }
  }

  /// The name of the place in messages.
  var label: String { queue?.label ?? InPlaceQueue.shared.label }
}
