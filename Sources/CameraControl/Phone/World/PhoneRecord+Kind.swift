extension PhoneRecord {
  /// The kind of a record, or of another entry of a trace.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// The test performed a step of a script, or a gesture; only a trace has such entries.
    case step
    /// The phone received an input other than a sensor reading of the button.
    case input
    /// The sensors of the Camera Control were read.
    ///
    /// A trace has readings only if `SimulatedPhone.tracesSamples` is `true`.
    case sample
    /// The phone recognized a gesture in the button's sensor readings.
    case gesture
    /// The overlay changed.
    case overlay
    /// The next callbacks go to another queue than before.
    ///
    /// A trace names queues only if `SimulatedPhone.tracesQueues` is `true`. Entries of the kinds
    /// ``callback``, ``value`` and ``event`` count as callbacks.
    case queue
    /// The phone sent a callback to a controls delegate.
    case callback
    /// A finger changed a control's value, and the phone calls the control's action.
    case value
    /// The app wrote a control's value.
    case written
    /// The app enabled or disabled a control.
    case enabled
    /// A capture device changed.
    case device
    /// The phone sent a capture event to a handler.
    case event
    /// The system acted on a press that reached no app.
    case system
    /// The AirPods played a sound.
    case sound
    /// A session sent a notification.
    case session
    /// The focus was locked or unlocked.
    case focus
    /// The phone warns about code that works but is probably a mistake.
    case diagnostic
    /// The phone rejected a call; if the call raises an exception on a real phone, the app ends.
    case fault
    /// A press or a gesture had no effect.
    case unanswered
    /// The Camera Control played a haptic.
    case haptic
    /// A launch succeeded, or failed for a reason that the record names.
    case launch
    /// A process of a product started, ended, or took part in a launch.
    case process
    /// Session content of a capture extension was created, copied or deleted.
    case content
    /// The app or the test added a note; only a trace has such entries.
    case app

    /// The name of the kind, as a trace prints it.
    public var name: String { Self.names[Int(rawValue)] }

    /// Creates the kind with a name.
    public init?(name: some StringProtocol) {
      guard let place = Self.names.firstIndex(where: { $0 == name }) else { return nil }
      self = Self.allCases[place]
    }

    private static let names = allCases.map { "\($0)" }
  }

  /// A set of kinds of records, such as those that an observer of a phone receives.
  public struct Kinds: Hashable, Sendable, ExpressibleByArrayLiteral {
    private var bits: UInt32 = 0

    /// Creates a set of the kinds in a literal, such as `[.overlay, .callback]`.
    public init(arrayLiteral kinds: Kind...) { self.init(kinds) }

    /// Creates a set of kinds.
    public init(_ kinds: some Sequence<Kind>) { for kind in kinds { insert(kind) } }

    /// Every kind.
    public static let all = Self(Kind.allCases)

    /// Returns whether the set contains a kind.
    public func contains(_ kind: Kind) -> Bool { bits & Self.bit(kind) != 0 }

    /// Adds a kind.
    public mutating func insert(_ kind: Kind) { bits |= Self.bit(kind) }

    /// Removes a kind.
    public mutating func remove(_ kind: Kind) { bits &= ~Self.bit(kind) }

    mutating func formUnion(_ other: Kinds) { bits |= other.bits }

    func isSubset(of other: Kinds) -> Bool { bits & ~other.bits == 0 }

    private static func bit(_ kind: Kind) -> UInt32 { 1 << UInt32(kind.rawValue) }
  }
}

extension PhoneRecord.Event {
  /// The event's kind.
  public var kind: PhoneRecord.Kind {
    switch self {
    case .input: .input
    case .sample: .sample
    case .gesture: .gesture
    case .overlay: .overlay
    case .queue: .queue
    case .callback: .callback
    case .value: .value
    case .written: .written
    case .enabled: .enabled
    case .device: .device
    case .capture: .event
    case .system: .system
    case .sound: .sound
    case .session: .session
    case .focusLock: .focus
    case .diagnostic: .diagnostic
    case .fault: .fault
    case .unanswered: .unanswered
    case .haptic: .haptic
    case .launch: .launch
    case .process: .process
    case .content: .content
    }
  }
}
