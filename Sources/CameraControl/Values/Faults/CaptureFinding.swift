/// A mistake that a phone found: a rejected call, or code that works but is probably wrong.
///
/// A rejected call and a warning have the same properties:
///
/// ```swift
/// for finding in phone.findings where finding.severity == .stops {
///   print(finding.name, finding.source, finding.remedy)
/// }
/// ```
public enum CaptureFinding: Hashable, Codable, Sendable {
  /// A call that the phone rejected.
  case refusal(CaptureError)
  /// Code that works but is probably a mistake.
  case diagnostic(CaptureDiagnostic)

  /// The severity of a finding.
  public enum Severity: String, Hashable, Codable, Sendable, CaseIterable {
    /// A phone raises an exception, which ends the app.
    case stops
    /// The call has no effect, and a phone raises no exception.
    case refused
    /// The code works, but is probably a mistake.
    case warning
  }

  /// The severity of the finding.
  public var severity: Severity {
    switch self {
    case .refusal(let error): error.exception == nil ? .refused : .stops
    case .diagnostic: .warning
    }
  }

  /// A short name for the kind of mistake, such as `missing-action-queue`.
  ///
  /// For a rejected call, the name is the ``CaptureError/Code``, written with hyphens.
  public var name: String {
    switch self {
    case .refusal(let error): error.code.hyphenated
    case .diagnostic(let diagnostic): diagnostic.name
    }
  }

  /// The subject of the finding: a control's title, a device's name, or a class.
  public var source: String { sentences.source }

  /// The id of the rule in `Docs/Semantics` that the finding is based on.
  public var rule: String { sentences.rule }

  /// A sentence that explains the problem.
  public var problem: String { sentences.problem }

  /// A sentence that explains how to fix the mistake.
  public var remedy: String { sentences.remedy }

  private var sentences: (source: String, rule: String, problem: String, remedy: String) {
    switch self {
    case .refusal(let error): (error.source, error.rule, error.problem, error.remedy)
    case .diagnostic(let found): (found.source, found.rule, found.finding, found.remedy)
    }
  }

  /// The exception that a phone raises; `nil` unless the severity is ``Severity/stops``.
  public var exception: RaisedException? {
    switch self {
    case .refusal(let error): error.exception
    case .diagnostic: nil
    }
  }
}

extension CaptureFinding: CustomStringConvertible {
  /// The rejected call or the diagnostic in one line.
  public var description: String {
    switch self {
    case .refusal(let error): error.description
    case .diagnostic(let diagnostic): diagnostic.description
    }
  }
}

extension CaptureError.Code {
  /// The name with hyphens: `missingActionQueue` becomes `missing-action-queue`.
  fileprivate var hyphenated: String {
    rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
  }
}
