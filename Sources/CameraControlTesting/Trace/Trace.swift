/// Everything that happened on a phone, in order, with its virtual time.
///
/// Two runs of a script give the same trace, whatever else the machine is doing. As text, a trace
/// has one entry per line:
///
/// ```
///   0.000  step       light-press
///   0.070  gesture    light press
///   0.070  callback   did become active
/// ```
public struct Trace: Hashable, Codable, Sendable {
  /// The entries, in the order in which they happened.
  public var entries: [Entry]

  /// Creates a trace from entries.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
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
  public func count(of kind: Kind) -> Int {
    entries.count { $0.kind == kind }
  }
}

extension Trace: CustomStringConvertible {
  /// The entries, one per line.
  public var description: String {
    entries.map { "\($0)\n" }.joined()
  }
}
