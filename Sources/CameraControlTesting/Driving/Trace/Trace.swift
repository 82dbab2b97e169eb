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
