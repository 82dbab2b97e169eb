/// Everything that happened on a phone, in order, with its virtual time.
///
/// Two runs of a script give the same trace. As text, a trace has one entry per line:
///
/// ```
///   0.000  step       light-press
///   0.070  gesture    light press
///   0.070  callback   did become active
/// ```
///
/// A trace that you read from a phone never changes. All traces of a phone share their entries, so
/// reading the phone's trace again takes time only for the new entries.
public struct Trace: Sendable {
  private var content: Content

  private enum Content: Sendable {
    case own([Entry])
    /// The first `count` entries of a phone's trace.
    case shared(TraceEntries, count: Int)
  }

  /// Creates a trace from entries.
  public init(_ entries: [Entry] = []) { content = .own(entries) }

  /// Creates a trace from the first entries of a phone.
  init(_ entries: TraceEntries, count: Int) { content = .shared(entries, count: count) }

  /// The entries, in the order in which they happened.
  public var entries: [Entry] {
    get {
      switch content {
      case .own(let entries): entries
      case .shared(let entries, let count): entries.first(count)
      }
    }
    // With a setter, each change of a single entry would copy all of them.
    _modify {
      var entries = entries
      content = .own([])
      defer { content = .own(entries) }
      yield &entries
    }
  }

  /// Returns a trace with only the entries of the given kinds.
  public func filtered(to kinds: Set<Kind>) -> Trace {
    Trace(entries.filter { kinds.contains($0.kind) })
  }

  /// Returns a trace with only the entries of the given kinds.
  public func only(_ kinds: Kind...) -> Trace { filtered(to: Set(kinds)) }

  /// Returns a trace without the entries of the given kinds.
  public func without(_ kinds: Kind...) -> Trace {
    Trace(entries.filter { !kinds.contains($0.kind) })
  }

  /// The texts of the entries, without times and kinds.
  public var texts: [String] { entries.map(\.text) }

  /// Returns the number of entries of a kind.
  public func count(of kind: Kind) -> Int { entries.count { $0.kind == kind } }

  /// The kind of an entry.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// The test performed a step of a script, or a gesture.
    case step
    /// The phone received an input other than a sensor reading of the button.
    case input
    /// A sensor reading of the button; recorded only if ``SimulatedPhone/tracesSamples`` is `true`.
    case sample
    /// The phone recognized a gesture in the button's sensor readings.
    case gesture
    /// The overlay changed.
    case overlay
    /// The next callbacks go to another queue than before; recorded only if
    /// ``SimulatedPhone/tracesQueues`` is `true`.
    ///
    /// Entries of the kinds ``callback``, ``value`` and ``event`` count as callbacks.
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
    /// A launch succeeded, or failed for a reason that the entry names.
    case launch
    /// A process of a product started, ended, or took part in a launch.
    case process
    /// Session content of a capture extension was created, copied or deleted.
    case content
    /// The app or the test added a note, as a ``Recorder`` does for every call.
    case app
  }
}

extension Trace: Hashable {
  /// Returns `true` if both traces have the same entries in the same order.
  public static func == (lhs: Trace, rhs: Trace) -> Bool {
    if case (.shared(let left, let count), .shared(let right, let other)) = (
      lhs.content, rhs.content
    ), left === right {
      return count == other
    }
    return lhs.entries == rhs.entries
  }

  /// Hashes the entries.
  public func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}

extension Trace: Codable {
  private enum CodingKeys: CodingKey {
    case entries
  }

  /// Decodes a trace from an object with `entries`; anything else in the object is ignored.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try container.decode([Entry].self, forKey: .entries))
  }

  /// Encodes the trace as an object with `entries`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entries, forKey: .entries)
  }
}

extension Trace: CustomStringConvertible {
  /// The entries, one per line.
  public var description: String { entries.map { "\($0)\n" }.joined() }
}
