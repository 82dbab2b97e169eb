import CameraControl

/// The parts of your app's world that an exploration hasn't seen.
///
/// An exploration without a failure says something only about what it has reached. Read here what that
/// leaves out, and add steps, a state key or more scripts:
///
/// ```swift
/// print(result.unseen)
/// ```
public struct Unseen: Hashable, Sendable {
  /// A state of the phone, as ``Coverage/states`` names it, and steps in it.
  public struct Pairs: Hashable, Sendable {
    /// The state.
    public var state: String

    /// The steps, as scripts name them.
    public var steps: [String]
  }

  /// A control, and the quarters of its range that it never had a value in, counted from 1.
  public struct Values: Hashable, Sendable {
    /// The title of the control.
    public var control: String

    /// The quarters: 1 begins at the lower end.
    public var quarters: [Int]
  }

  /// A state key, as text, and how often a script came to it.
  public struct Key: Hashable, Sendable {
    /// The values that the code of ``Exploration/alike(_:)-(App)`` returned.
    public var text: String

    /// How often a script came to it.
    public var count: Int
  }

  /// The steps that were possible in a state, and that no script took there.
  public let pairs: [Pairs]

  /// The steps that were never possible in a state when a script came to it.
  public let impossible: [Pairs]

  /// The states that no script came to.
  public let states: [String]

  /// The values of controls that were never there.
  public let values: [Values]

  /// The number of different state keys; more than 10,000 are estimated.
  public let stateKeyCount: Int

  /// The state keys that scripts came to least often, at most five.
  public let rarestStateKeys: [Key]

  /// What the steps of the exploration lack.
  public let lacks: AlphabetLacks

  /// The number of possible pairs of a state and a step that no script took.
  public var pairCount: Int { pairs.reduce(0) { $0 + $1.steps.count } }
}

extension ExplorationResult {
  /// The parts of your app's world that the exploration hasn't seen.
  public var unseen: Unseen {
    Unseen(
      pairs: coverage.pairsNeverTaken, impossible: coverage.pairsNeverPossible,
      states: coverage.statesNeverReached,
      values: values.map { Unseen.Values(control: $0.key, quarters: $0.value.missing) }
        .filter { !$0.quarters.isEmpty }.sorted { $0.control < $1.control },
      stateKeyCount: stateKeys.count, rarestStateKeys: stateKeys.rarest, lacks: coverage.lacks)
  }
}

extension Unseen: CustomStringConvertible {
  /// A paragraph for each kind of thing that wasn't seen.
  public var description: String { text(mostPairs: .max) }

  /// Returns the text with no more than a number of pairs, of which the rest are counted.
  func text(mostPairs: Int) -> String {
    var lines = [
      "never taken although possible: \(pairCount) pairs of a state and a step; never possible: "
        + "\(impossible.reduce(0) { $0 + $1.steps.count }); states never reached: \(states.count)"
    ]
    var room = mostPairs
    for pair in pairs where room > 0 {
      let rest = pair.steps.count - room
      let steps = pair.steps.prefix(room) + (rest > 0 ? ["\(rest) more"] : [])
      lines.append(TextLine.list(steps, after: "  \(pair.state): ", indent: 4))
      room -= pair.steps.count
    }
    if !values.isEmpty {
      let controls = values.map { values in
        let quarters = values.quarters.map { "\($0)" }.joined(separator: ", ")
        return "“\(OneLine.text(values.control))” in quarter \(quarters)"
      }
      lines.append(TextLine.list(controls, after: "never had a value: ", indent: 2))
    }
    if stateKeyCount == 0 {
      lines.append("state keys: none, because the exploration has no `alike`")
    } else {
      let rarest = rarestStateKeys.map { "\($0.text), \($0.count) times" }
      let heading = "state keys: \(stateKeyCount); rarest: "
      lines.append(TextLine.list(rarest, after: heading, indent: 2))
    }
    return (lines + [lacks.description].filter { !$0.isEmpty }).joined(separator: "\n") + "\n"
  }
}
