/// An error for a call that fails on a phone, with the problem, a remedy, and the exception.
///
/// A rejected call changes nothing.
///
/// Compare the ``code`` to react to one kind of error:
///
/// ```swift
/// do {
///   try session.addControl(focus)
/// } catch {
///   guard error.code == .controlLimitReached else { throw error }
///   recorder.note("no room for \(error.source)")
/// }
/// ```
public struct CaptureError: Error, Hashable, Codable, Sendable {
  /// The kind of mistake.
  public var code: Code

  /// A sentence that explains the problem.
  public var problem: String

  /// A sentence that explains how to fix the mistake.
  public var remedy: String

  /// The id of the rule in `Docs/Semantics` that the call violates, such as `SES07`.
  public var rule: String

  /// The exception that a real phone raises; `nil` if the phone raises none.
  public var exception: RaisedException?

  /// The name of the object whose method your app called: a control's title, a device's name, or a
  /// class such as `CaptureSession`.
  public var source: String

  package init(
    _ code: Code, rule: String, source: String, problem: String, remedy: String,
    exception: RaisedException? = nil
  ) {
    self.code = code
    self.rule = rule
    self.source = source
    self.problem = problem
    self.remedy = remedy
    self.exception = exception
  }

  /// The problem and the remedy, as two sentences in one line.
  public var message: String { "\(problem) \(remedy)" }
}

extension CaptureError: CustomStringConvertible {
  /// The problem, the remedy, the rule, and the name of the exception that a phone raises.
  public var description: String {
    let raised = exception.map { "; a phone raises \($0.name)" } ?? ""
    return OneLine.line("\(message) [\(rule)\(raised)]")
  }
}
