package import CameraControl
import CameraControlTesting

/// An option that cards can test, with its values and the rules that depend on it.
public struct LabOption: Sendable {
  /// The name, as in `PhoneBehavior`, such as `overlay.callbackOrder`.
  public let name: String

  /// The ids of the rules that depend on the option.
  public let rules: [String]

  /// The values that experiments (cards) can tell apart, in Swift notation, with the default first.
  public let values: [String]

  /// The options without whose values, by their numbers, it changes nothing in the cards of other options.
  private(set) var needs: [String: Int] = [:]

  private let change: @Sendable (inout PhoneBehavior, Int) -> Void
  // Sets a measured time; `nil` if the option has a list of values.
  private let setTime: (@Sendable (inout PhoneBehavior, Duration) -> Void)?
  private let getTime: (@Sendable (PhoneBehavior) -> Duration?)?

  /// Creates an option whose values are the cases of an enumeration.
  init<Value: CaseIterable & RawRepresentable & Equatable & Sendable>(
    _ name: String, _ rules: [String], _ path: WritableKeyPath<PhoneBehavior, Value> & Sendable
  ) where Value.RawValue == String {
    let first = PhoneBehavior()[keyPath: path]
    let all = [first] + Value.allCases.filter { $0.rawValue != first.rawValue }
    self.init(name, rules, path, all.map { (".\($0.rawValue)", $0) })
  }

  /// Creates an option that is on or off.
  init(_ name: String, _ rules: [String], _ path: WritableKeyPath<PhoneBehavior, Bool> & Sendable) {
    let first = PhoneBehavior()[keyPath: path]
    self.init(name, rules, path, [("\(first)", first), ("\(!first)", !first)])
  }

  /// Creates an option with some values, of which the first is the default.
  init<Value: Equatable & Sendable>(
    _ name: String, _ rules: [String], _ path: WritableKeyPath<PhoneBehavior, Value> & Sendable,
    _ values: [(String, Value)]
  ) {
    (self.name, self.rules, self.values) = (name, rules, values.map(\.0))
    change = { $0[keyPath: path] = values[$1].1 }
    (setTime, getTime) = (nil, nil)
  }

  /// Creates an option that is a time, or `nil` for never.
  ///
  /// The samples are in seconds, and stand for all others as long as nothing was measured.
  init(
    _ name: String, _ rules: [String],
    time path: WritableKeyPath<PhoneBehavior, Duration?> & Sendable, samples: [Double?]
  ) {
    (self.name, self.rules) = (name, rules)
    values = samples.map { $0.map { ".seconds(\(TraceText.number($0)))" } ?? "nil" }
    let times = samples.map { $0.map { Duration.seconds($0) } }
    change = { $0[keyPath: path] = times[$1] }
    setTime = { $0[keyPath: path] = $1 }
    getTime = { $0[keyPath: path] }
  }

  /// The option, which changes nothing in the cards of others without a value of another one.
  func needing(_ option: String, _ value: Int) -> LabOption {
    var copy = self
    copy.needs[option] = value
    return copy
  }

  /// Whether the option is a time that the lab measures, instead of a choice among fixed values.
  public var isTime: Bool { setTime != nil }

  /// Sets a value in a behavior.
  package func apply(_ value: Int, to behavior: inout PhoneBehavior) { change(&behavior, value) }

  /// The time in a behavior; `nil` if it is none.
  package func time(in behavior: PhoneBehavior) -> Duration? { getTime?(behavior) }

  /// Sets a time that was measured.
  package func apply(time: Duration, to behavior: inout PhoneBehavior) { setTime?(&behavior, time) }
}
