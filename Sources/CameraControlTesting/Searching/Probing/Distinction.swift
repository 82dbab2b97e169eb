import CameraControl

/// Steps that reveal the value of an option, with the observations of an app for each value.
public struct Distinction<Value: Sendable>: Sendable {
  /// The content of the app in which a person takes the steps, such as `one slider`.
  public let app: String

  /// The steps that a person takes.
  public let steps: [ProbeStep]

  /// The possible outcomes; two values share an outcome if the app observes the same with both.
  public let outcomes: [Outcome]

  /// The observations of an app, and the values of the option that lead to them.
  public struct Outcome: Sendable {
    /// The values of the option.
    public let values: [Value]

    /// Everything that the app observes from its start, in order.
    public let seen: [String]
  }
}

extension Distinction {
  /// The gestures as a script; `nil` if the steps include actions in the app.
  public var script: GestureScript? {
    let gestures = steps.compactMap { step in
      if case .gesture(let gesture) = step { gesture } else { nil }
    }
    return gestures.count == steps.count ? GestureScript(gestures) : nil
  }

  /// What is seen in each outcome and not in all of them, from the first difference on.
  private var differences: [[String]] {
    var shared = 0
    while let first = outcomes.first, shared < first.seen.count,
      outcomes.allSatisfy({ shared < $0.seen.count && $0.seen[shared] == first.seen[shared] })
    {
      shared += 1
    }
    return outcomes.map { Array($0.seen.dropFirst(shared)) }
  }
}

extension Distinction: CustomStringConvertible {
  /// Instructions for a person with a phone, a line for each step and each outcome.
  public var description: String {
    var lines = ["Use an app that has \(app)."]
    lines += steps.map { "\($0)" }
    lines.append("Compare the last events that the app sees:")
    let numbered = lines.enumerated().map { "\($0 + 1). \($1)" }
    let seen = zip(outcomes, differences).map { outcome, difference in
      let values = outcome.values.map { Self.text(of: $0) }.joined(separator: ", ")
      return "   - \(Self.text(of: difference)): \(values)"
    }
    return (numbered + seen).joined(separator: "\n")
  }

  private static func text(of difference: [String]) -> String {
    guard !difference.isEmpty else { return "nothing more" }
    let first = difference.prefix(longest).map(OneLine.text).joined(separator: ", then ")
    let more = difference.count - longest
    return more > 0 ? "\(first), and \(more) more" : first
  }

  /// Returns the value as text, and one that may be `nil` without saying so.
  private static func text(of value: Value) -> String {
    OneLine.text(ValueText.text(of: value, nothing: "none"))
  }

  /// The number of lines of an outcome that are shown.
  private static var longest: Int { 3 }
}
