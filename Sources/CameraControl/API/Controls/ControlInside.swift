/// The state that a control keeps behind its lock.
struct ControlInside: ~Copyable, Sendable {
  var isEnabled = true

  /// Whether the app has disabled the control since a session took it.
  var wasDisabled = false

  /// The session that has the control.
  var seat: Seat?

  /// Findings about a control that no phone knows yet; the phone of its first session takes them.
  var findings: [CaptureDiagnostic] = []

  /// The kinds of findings that are recorded once, until the control leaves its session.
  var told: Set<String> = []

  var identifier: String?
  var format: String?
  var prominentValues: [Float] = []

  /// The position of a finger, and what the overlay shows for it.
  var dial: Dial

  /// The value that the app reads.
  var value: Double

  // Values that a finger chose are numbered. Those after `stored` are still on their way to the
  // action queue.
  var chosen: UInt64 = 0
  var stored: UInt64 = 0

  /// The receiver of changes, and the changes that wait for it.
  private(set) var binding: ActionBinding?
  private var line = LaneLine<Change>()

  /// Whether the control is gone, so that the binding goes with its last waiting change.
  private var isRetired = false

  /// The session that a control is in, and the control's identifier on its phone.
  struct Seat: Sendable {
    let host: PhoneHost
    let session: SessionID
    let id: ControlID

    /// Returns the control's identifier on a phone, or `nil` if it is not in this session.
    func id(in session: SessionID, on host: PhoneHost) -> ControlID? {
      self.host === host && self.session == session ? id : nil
    }
  }

  /// A change on its way to the action.
  struct Change: Sendable {
    var value: Double
    var origin: Origin
  }

  enum Origin: Sendable {
    /// The value is already stored: the app wrote it, or the system drove a device.
    case stored
    /// A finger chose it; it is stored when the change reaches the action queue.
    case finger(number: UInt64)
    /// A finger chose it, and it was stored at once.
    case fingerStored

    /// Whether a newer choice of the finger may replace the change.
    var isReplaceable: Bool {
      switch self {
      case .stored: false
      case .finger, .fingerStored: true
      }
    }
  }

  init(dial: Dial) {
    self.dial = dial
    value = dial.value
  }

  /// Gives up the seat, and returns it so that the caller can release it.
  mutating func leaveSeat() -> Seat? {
    told = []
    return seat.take()
  }

  /// Whether a value that a finger chose is still on its way.
  var isFingerAhead: Bool { stored < chosen }

  /// Returns whether the control reacts to a finger on a phone with these quirks.
  func isOperable(_ quirks: Quirks) -> Bool {
    isEnabled && !(quirks.reenableDoesNotStick && wasDisabled)
  }
}

// MARK: - Changes that wait

extension ControlInside {
  /// Sends all changes that have not reached an action to another binding (CTL21).
  ///
  /// - Parameter new: The binding.
  /// - Returns: The old one, for the caller to release, and the number of turns that the new one
  ///   needs for the changes that wait already.
  mutating func replaceBinding(with new: ActionBinding) -> (old: ActionBinding?, turns: Int) {
    defer { binding = new }
    return (binding, line.turnsForNewQueue())
  }

  /// Gives up the binding once no change waits for it, and returns it for the caller to release.
  mutating func retire() -> ActionBinding? {
    isRetired = true
    return line.count == 0 ? binding.take() : nil
  }

  /// Queues a change for the present binding, and returns whether it needs a turn of its own.
  mutating func wait(_ change: Change, replacing: Bool) -> Bool {
    if replacing, line.replaceNewest(with: change, if: \.origin.isReplaceable) { return false }
    line.put(change)
    return true
  }

  /// Uses a turn of a binding's queue for the oldest waiting change, and stores its value.
  ///
  /// A turn of a binding that has been replaced leads to nothing: the change has a turn of the new
  /// one.
  mutating func takeTurn(_ binding: ActionBinding, at gate: borrowing LaneGate) -> Change? {
    guard binding === self.binding, let change = line.takeTurn(at: gate) else { return nil }
    store(change)
    return change
  }

  /// What is left to do after a call.
  enum Owed {
    case none
    /// Call the action with another change.
    case change(Change)
    /// Pass on turns that came during the call to the binding that has replaced this one.
    case turns(Int, of: ActionBinding)
  }

  /// Removes the change of an owed turn, and stores its value.
  mutating func nextOwed(_ binding: ActionBinding, at gate: borrowing LaneGate) -> Owed {
    guard binding === self.binding else {
      let turns = line.handOver(at: gate)
      return self.binding.map { .turns(turns, of: $0) } ?? .none
    }
    guard let change = line.nextOwed(at: gate) else { return .none }
    store(change)
    return .change(change)
  }

  // Stores what a finger chose, just before the action is called with it (CTL20).
  private mutating func store(_ change: Change) {
    if isRetired, line.count == 0 { binding = nil }
    guard case .finger(let number) = change.origin else { return }
    stored = number
    value = change.value
  }
}
