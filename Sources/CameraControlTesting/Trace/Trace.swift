/// Everything that happened on a phone, in order, with its virtual time.
///
/// Two runs of one script give the same trace, whatever the machine is doing. Its text has one entry
/// on each line:
///
/// ```
///   0.000  step       light-press
///   0.070  gesture    light press
///   0.070  callback   did become active
/// ```
public struct Trace: Hashable, Codable, Sendable {
  /// The entries, in the order in which they came about.
  public var entries: [Entry]

  /// Makes a trace of entries.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// The entries of some kinds.
  public func filtered(to kinds: Set<Kind>) -> Trace {
    Trace(entries.filter { kinds.contains($0.kind) })
  }

  /// The entries of some kinds.
  public func only(_ kinds: Kind...) -> Trace { filtered(to: Set(kinds)) }

  /// The entries without those of some kinds.
  public func without(_ kinds: Kind...) -> Trace {
    Trace(entries.filter { !kinds.contains($0.kind) })
  }

  /// What the entries say, without time and kind.
  public var texts: [String] { entries.map(\.text) }

  /// How many entries there are of a kind.
  public func count(of kind: Kind) -> Int {
    entries.count { $0.kind == kind }
  }
}

extension Trace: CustomStringConvertible {
  /// The entries, one on each line.
  public var description: String {
    entries.map { "\($0)\n" }.joined()
  }
}
