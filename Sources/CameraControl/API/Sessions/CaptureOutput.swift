/// A destination for what a session captures.
public final class CaptureOutput: Sendable {
  /// The kind of output.
  public let kind: Kind

  /// Creates an output.
  public init(_ kind: Kind) {
    self.kind = kind
  }

  /// The kind of an output.
  public typealias Kind = OutputKind
}

extension CaptureOutput: Hashable {
  /// Returns whether two outputs are the same object.
  public static func == (lhs: CaptureOutput, rhs: CaptureOutput) -> Bool { lhs === rhs }

  /// Hashes the output by its identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
