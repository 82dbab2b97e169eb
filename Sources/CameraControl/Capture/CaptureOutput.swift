/// Something that takes what a session captures.
public final class CaptureOutput: Sendable {
  /// What it makes of it.
  public let kind: Kind

  /// Makes an output.
  public init(_ kind: Kind) {
    self.kind = kind
  }

  /// What an output makes of what a session captures.
  public typealias Kind = OutputKind
}

extension CaptureOutput: Hashable {
  /// Tells whether two outputs are the same object.
  public static func == (lhs: CaptureOutput, rhs: CaptureOutput) -> Bool { lhs === rhs }

  /// Hashes the output by its identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
