import CameraControl

/// The callbacks that a phone delivers in another order, before they join the line.
///
/// This is a pure state machine. When a callback arises, it receives its lag, and its rank among the
/// callbacks that are ready together: from a seed, or because it arises in a step whose callbacks are
/// late. So an order doesn't depend on when callbacks are taken.
///
/// Callbacks that are ready together are a wave. A wave goes before the next wave, because the
/// callbacks of one call could already have run when the app makes another call.
struct CallbackDeck: Sendable {
  /// A callback for a queue.
  struct Card: Sendable {
    let work: any CallbackWork
    let queue: any CallbackQueue
    fileprivate var rank: UInt64
    fileprivate var wave: UInt64
    fileprivate var due: PhoneInstant
  }

  private let lag: Int
  private let reading: Duration

  /// What draws lags and ranks; not used if `late` says which callbacks are late.
  private var generator = SeededGenerator(seed: 0)

  /// The callbacks that are late; `nil` if a seed decides.
  private var late: Set<LateCallbacks>?
  private var names = QueueNames()

  /// The step that is under way, and whether the driver has numbered it.
  private var step = 0
  private var isNumbered = false

  private var now = PhoneInstant.zero
  /// The number of gestures and scripts that are under way; callbacks lag only while there are any.
  private var drives = 0
  private var newestWave: UInt64 = 0
  /// The wave of the callback that was taken last; callbacks that it causes join this wave.
  private var currentWave: UInt64 = 0

  // In the order in which they arose; each is due after `now`.
  private var lagging: [Card] = []
  // In the order of their waves, and within a wave in the order in which they arose.
  private var ready: [Card] = []

  /// Creates an empty deck; `nil` if callbacks are delivered in order.
  ///
  /// `reading` is the time from one reading to the next.
  init?(_ order: DeliveryOrder, reading: Duration) {
    let lag: Int
    switch order {
    case .inOrder: return nil
    case .shuffled(let seed, let most): (generator, lag) = (SeededGenerator(seed: seed), most)
    case .late(let callbacks, let time): (late, lag) = (Set(callbacks), time)
    }
    self.lag = min(max(lag, 0), DeliveryOrder.mostLag)
    self.reading = reading
  }

  /// The number of callbacks that can be taken.
  var readyCount: Int { ready.count }

  /// When the next callback that lags is due.
  var nextDue: PhoneInstant? { lagging.lazy.map(\.due).min() }

  /// For each callback that lags, its queue and for how long, in the order in which they came about.
  var lags: [(queue: String, time: Duration)] {
    lagging.map { ($0.queue.label, now.duration(to: $0.due)) }
  }

  /// Adds a callback behind those of its queue, or returns `false` for a callback that isn't late and has
  /// nothing to wait for.
  ///
  /// That callback joins the line at once, in order with callbacks that run at once. One that is added joins
  /// the current wave if the callback that was taken last caused it, so that it may overtake others of that
  /// wave.
  mutating func add(
    _ work: any CallbackWork, to queue: any CallbackQueue, joinsCurrent: Bool
  ) -> Bool {
    let wave = joinsCurrent ? currentWave : newestWave
    let ahead = lagging.last { $0.queue === queue }
    let isLate = isLate(on: queue)
    if isLate == false, ready.isEmpty, ahead == nil {
      currentWave = wave
      return false
    }
    let (readings, rank): (Int, UInt64) =
      switch isLate {
      case true?: (lag, 1)
      case false?: (0, 0)
      case nil: (Int.random(in: 0...lag, using: &generator), generator.next())
      }
    var card = Card(
      work: work, queue: queue, rank: rank, wave: wave,
      due: drives > 0 ? now.advanced(by: reading * readings) : now)
    if let ahead { card.due = max(card.due, ahead.due) }
    if card.due > now { lagging.append(card) } else { makeReady(card) }
    return true
  }

  /// Whether a callback that arises now is late; `nil` if a seed decides.
  private mutating func isLate(on queue: any CallbackQueue) -> Bool? {
    guard let late else { return nil }
    return late.contains(LateCallbacks(step: step, queue: names.name(of: queue)))
  }

  /// Adds a callback behind everything that is in the deck, without a draw.
  mutating func addLast(_ work: any CallbackWork, to queue: any CallbackQueue) {
    beginWave()
    makeReady(Card(work: work, queue: queue, rank: 0, wave: newestWave, due: now))
  }

  /// Takes the callback whose turn it is.
  mutating func take() -> Card? {
    guard let first = ready.first else { return nil }
    currentWave = first.wave
    let wave = ready.prefix { $0.wave == first.wave }
    guard let chosen = wave.indices.min(by: { ready[$0].rank < ready[$1].rank }),
      let head = wave.firstIndex(where: { $0.queue === ready[chosen].queue })
    else { return nil }
    // The rank chooses a queue, whose first callback goes. The ranks of a queue stay with its places,
    // which makes all orders of a wave equally likely.
    ready[chosen].rank = ready[head].rank
    return ready.remove(at: head)
  }

  private mutating func makeReady(_ card: Card) {
    var card = card
    if let ahead = ready.last(where: { $0.queue === card.queue }) {
      card.wave = max(card.wave, ahead.wave)
      // A callback that waits behind a late one is as late.
      if late != nil, ahead.wave == card.wave { card.rank = max(card.rank, ahead.rank) }
    }
    ready.insert(card, at: ready.firstIndex { $0.wave > card.wave } ?? ready.endIndex)
  }

  // MARK: Time

  /// Begins a wave: callbacks from now on go behind those that are ready.
  mutating func beginWave() { newestWave += 1 }

  /// Moves to an instant, and makes ready what is due; it forms a wave with what the instant brings.
  mutating func reach(_ instant: PhoneInstant) {
    now = max(now, instant)
    beginWave()
    currentWave = newestWave
    makeReady(by: now)
  }

  /// Begins the next step, or the step with a number; from then on, only steps with a number count.
  mutating func beginStep(_ number: Int?) {
    if number != nil { isNumbered = true }
    if let number { step = number } else if !isNumbered { step += 1 }
  }

  /// Begins a gesture or a script, during which callbacks may lag.
  mutating func beginDrive() { drives += 1 }

  /// Ends a gesture or a script; after the last one everything is ready.
  mutating func endDrive() {
    drives -= 1
    if drives == 0 { catchUp() }
  }

  /// Makes everything ready, whenever it is due; it forms a separate wave.
  mutating func catchUp() {
    beginWave()
    makeReady(by: nil)
  }

  /// Makes ready what is due by an instant; `nil` stands for all.
  private mutating func makeReady(by instant: PhoneInstant?) {
    guard !lagging.isEmpty else { return }
    let cards = lagging
    lagging = []
    for var card in cards {
      if let instant, card.due > instant {
        lagging.append(card)
      } else {
        card.wave = newestWave
        makeReady(card)
      }
    }
  }
}
