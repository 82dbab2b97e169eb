import CameraControl

/// Follows what happens on a phone, notices what breaks a property, and counts what reaches the app.
///
/// It reads records as values: text is only made of what is wrong.
struct RecordWatch {
  /// The properties that were broken, in order, each once.
  private(set) var broken: [BrokenProperty] = []

  /// How many steps of the script there were.
  var steps = 0
  var calls = AppCalls()

  /// Which controls were turned, and which steps of the app were taken: a bit for each, which two may
  /// share.
  private(set) var touched: UInt64 = 0

  /// The titles of the controls that may have other values since that was looked at; all if `nil`.
  var turned: [String]?
  let checksPhone: Bool

  private let properties: Set<BuiltInProperty>
  private let checksOverlay: Bool
  private var isOverlayOpen = false

  /// For each matter, such as a press, the beginnings that the app received minus the ends.
  private var open = [Int](repeating: 0, count: Matter.all.count)

  /// Whether the session may have stopped since that was looked at.
  private var mayHaveStopped = true

  init(_ properties: Set<BuiltInProperty>) {
    self.properties = properties
    checksOverlay = properties.contains(.overlayMatchesSession)
    checksPhone = properties.contains(.soundPhone)
  }

  func hasBroken(_ key: BrokenProperty.Key) -> Bool { broken.contains { $0.key == key } }

  /// Notes that a property about the app does not hold.
  mutating func note(_ property: String, kind: String? = nil, _ reason: @autoclosure () -> String?)
  {
    let key = BrokenProperty.Key(property: property, kind: kind)
    // The watch describes a repeated mistake only once.
    if !hasBroken(key) { broken.append(BrokenProperty(key: key, reason: reason(), steps: steps)) }
  }

  /// Gives properties that were broken just now their trace, apart from some.
  mutating func keep(_ trace: () -> Trace, except known: Set<BrokenProperty.Key>) {
    for index in broken.indices
    where broken[index].trace == nil && !known.contains(broken[index].key) {
      broken[index].trace = trace()
    }
  }

  /// Notes that a built-in property does not hold, if it is checked.
  mutating func note(
    _ property: BuiltInProperty, kind: String? = nil, _ reason: @autoclosure () -> String
  ) {
    if properties.contains(property) { note(property.rawValue, kind: kind, reason()) }
  }

  /// The kinds of records that can break a property, or reach the app.
  static let kinds: PhoneRecord.Kinds = [
    .input, .overlay, .callback, .value, .written, .event, .session, .focus, .diagnostic, .fault,
    .unanswered, .process,
  ]

  mutating func take(_ event: PhoneRecord.Event) {
    if let (matter, begins) = event.matter { count(begins, matter) }
    switch event {
    case .overlay(.hidden): isOverlayOpen = false
    case .overlay:
      isOverlayOpen = true
      mayHaveStopped = true
    case .callback(let callback): calls.note(callback)
    case .value(let control, _):
      noteAction(of: control)
      noteTurn(of: control)
    case .written(let control, _): noteTurn(of: control)
    case .capture(let phase, _, let isSecondary):
      calls.noteEvent(phase, isSecondary: isSecondary)
    case .fault(let refusal): note(.noFault, kind: refusal.code.rawValue, refusal.message)
    case .diagnostic(let finding): note(.noFinding, kind: finding.name, finding.text)
    case .unanswered(let unanswered):
      note(.nothingUnanswered, kind: unanswered.reason.rawValue, unanswered.text)
    case .session, .input, .process: mayHaveStopped = true
    case .sample, .gesture, .queue, .enabled, .device, .system, .sound, .launch, .content,
      .haptic, .focusLock:
      break
    }
  }

  private mutating func noteTurn(of control: String) {
    if turned?.last != control { turned?.append(control) }
  }

  private mutating func noteAction(of control: String) {
    if calls.noteAction(of: control) { touch(StableHash.of(control)) }
  }

  /// Notes that a part of the app was touched, which has a number.
  mutating func touch(_ part: UInt64) { touched |= 1 << (StableHash.mixed(part) >> 58) }

  private mutating func count(_ begins: Bool, _ matter: Matter) {
    open[matter.place] += begins ? 1 : -1
    if open[matter.place] < 0 { noteImbalance(matter, "ended but never began") }
  }

  private mutating func noteImbalance(_ matter: Matter, _ what: String) {
    note(.balancedCallbacks, kind: matter.name, "\(matter.name) \(what)")
  }

  /// Checks what has to hold between two steps, which depends on the sessions of the app in front.
  mutating func endStep(_ session: () -> PhoneSummary.Session) {
    guard checksOverlay else { return }
    let isActive = open[Matter.activeControls.place] > 0
    if isOverlayOpen, !isActive {
      note(
        .overlayMatchesSession, kind: "inactive",
        "the overlay is open, but the app's controls are not active")
    } else if !isOverlayOpen, isActive {
      note(
        .overlayMatchesSession, kind: "closed",
        "the overlay is closed, but the app's controls are still active")
    } else if isOverlayOpen, mayHaveStopped {
      mayHaveStopped = session() != .running
      if mayHaveStopped {
        note(.overlayMatchesSession, kind: "stopped", "the overlay is open, but no session runs")
      }
    }
  }

  /// Checks what has to hold once all buttons are up and everything is quiet.
  mutating func end() {
    // Other things that stay open together with the first count as the same mistake.
    guard let matter = Matter.all.first(where: { open[$0.place] > 0 }) else { return }
    noteImbalance(matter, "began but never ended")
  }
}
