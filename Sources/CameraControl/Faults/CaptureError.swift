/// A call that the library refuses: what was wrong, what to do, and what a phone would have done.
///
/// A refused call leaves everything as it was.
public struct CaptureError: Error, Hashable, Sendable {
  /// What kind of mistake it was.
  public var code: Code

  /// One or two sentences for a person: what was wrong, and what to do about it.
  public var message: String

  /// The id of the rule in `Docs/Semantics.md` that the call broke, such as `SES07`.
  public var rule: String

  /// The exception that a phone raises here, or nil where a phone reports an error or stays silent.
  public var exception: RaisedException?

  /// Makes an error.
  public init(
    _ code: Code, rule: String, _ message: String, exception: RaisedException? = nil
  ) {
    self.code = code
    self.message = message
    self.rule = rule
    self.exception = exception
  }
}

extension CaptureError: CustomStringConvertible {
  /// The sentence, the rule, and what a phone would have done.
  public var description: String {
    let raised = exception.map { "; a phone raises \($0.name)" } ?? ""
    return "\(message) [\(rule)\(raised)]"
  }
}
