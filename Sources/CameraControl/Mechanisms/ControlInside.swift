/// The state that a control keeps behind its lock.
struct ControlInside: Sendable {
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
  // action queue, or were lost with a queue that is gone.
  var chosen: UInt64 = 0
  var stored: UInt64 = 0

  /// The receiver of changes, and the changes that wait for it.
  private(set) var binding: ActionBinding?
  private var line = LaneLine<Change>()

  /// Bindings that were replaced while changes were waiting for them.
  private var earlier: [(binding: ActionBinding, line: LaneLine<Change>)] = []

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
  /// Sends later changes to another binding, and returns the old one for the caller to release.
  mutating func replaceBinding(with new: ActionBinding?) -> ActionBinding? {
    let old = binding
    if let old, !line.isEmpty { earlier.append((old, line)) }
    line = LaneLine()
    binding = new
    return old
  }

  /// Queues a change for the present binding, and returns whether it needs a turn of its own.
  mutating func wait(_ change: Change, replacing: Bool) -> Bool {
    if replacing, line.replaceNewest(with: change, if: \.origin.isReplaceable) { return false }
    line.put(change)
    return true
  }

  /// Uses a turn of a binding's queue for the oldest waiting change, and stores its value.
  mutating func takeTurn(_ binding: ActionBinding) -> Change? {
    let change = withLine(of: binding) { $0.takeTurn(at: binding.gate) }
    if let change { store(change) }
    return change
  }

  /// Removes the change of an owed turn, and stores its value.
  mutating func nextOwed(_ binding: ActionBinding) -> Change? {
    let change = withLine(of: binding) { $0.nextOwed(at: binding.gate) }
    if let change { store(change) }
    return change
  }

  private mutating func withLine(
    of binding: ActionBinding, _ body: (inout LaneLine<Change>) -> Change?
  ) -> Change? {
    if binding === self.binding { return body(&line) }
    guard let index = earlier.firstIndex(where: { $0.binding === binding }) else { return nil }
    defer { if earlier[index].line.isEmpty { earlier.remove(at: index) } }
    return body(&earlier[index].line)
  }

  // Stores what a finger chose, unless a newer choice has come through another queue by now.
  private mutating func store(_ change: Change) {
    guard case .finger(let number) = change.origin, number > stored else { return }
    stored = number
    value = change.value
  }
}
