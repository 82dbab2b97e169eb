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

  /// For each of the `names`, such as a press, the beginnings that the app received minus the ends.
  private var open = [Int](repeating: 0, count: names.count)

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
    .input, .overlay, .callback, .value, .written, .capture, .session, .focusLock, .diagnostic,
    .fault, .unanswered, .process,
  ]

  mutating func take(_ record: PhoneRecord) {
    switch record.event {
    case .overlay(.hidden): isOverlayOpen = false
    case .overlay:
      isOverlayOpen = true
      mayHaveStopped = true
    case .callback(let callback): take(callback)
    case .value(let control, _):
      noteAction(of: control)
      noteTurn(of: control)
    case .written(let control, _): noteTurn(of: control)
    case .focusLock(let isLocked): count(isLocked, Self.focusLock)
    case .capture(let phase, let button, let isSecondary):
      calls.noteEvent(phase, isSecondary: isSecondary)
      // A press of a stem may lack its beginning, depending on the phone's behavior.
      if button != .airPodsStem {
        let place = PhoneButton.allCases.firstIndex(of: button) ?? 0
        count(phase == .began, Self.firstButton + place)
      }
    case .fault(let refusal): note(.noFault, kind: refusal.code.rawValue, refusal.message)
    case .diagnostic(let finding): note(.noFinding, kind: finding.name, finding.text)
    case .unanswered(let unanswered):
      note(.nothingUnanswered, kind: unanswered.reason.rawValue, unanswered.text)
    case .session, .input, .process: mayHaveStopped = true
    case .sample, .gesture, .queue, .enabled, .device, .system, .sound, .launch, .content,
      .haptic:
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

  private mutating func take(_ callback: ControlsCallback) {
    calls.note(callback)
    switch callback {
    case .didBecomeActive: count(true, Self.active)
    case .didBecomeInactive: count(false, Self.active)
    case .willEnterFullscreen: count(true, Self.fullscreen)
    case .willExitFullscreen: count(false, Self.fullscreen)
    }
  }

  private mutating func count(_ begins: Bool, _ thing: Int) {
    open[thing] += begins ? 1 : -1
    if open[thing] < 0 { noteImbalance(thing, "ended but never began") }
  }

  private mutating func noteImbalance(_ thing: Int, _ what: String) {
    note(.balancedCallbacks, kind: Self.names[thing], "\(Self.names[thing]) \(what)")
  }

  /// Checks what has to hold between two steps, which depends on the sessions of the app in front.
  mutating func endStep(_ session: () -> PhoneSummary.Session) {
    guard checksOverlay else { return }
    let isActive = open[Self.active] > 0
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
    guard let thing = open.firstIndex(where: { $0 > 0 }) else { return }
    noteImbalance(thing, "began but never ended")
  }

  // The places of what begins and ends, and its names.
  private static let active = 0
  private static let fullscreen = 1
  private static let focusLock = 2
  private static let firstButton = 3
  private static let names =
    ["the active state of the controls", "the fullscreen appearance", "the focus lock"]
    + PhoneButton.allCases.map { "the press of \(TraceText.name($0))" }
}
