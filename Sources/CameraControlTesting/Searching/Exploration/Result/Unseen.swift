import CameraControl

/// The states, steps, and values that an exploration hasn't seen.
///
/// Your app may have mistakes in unseen states, even if the exploration passed. To reach more
/// states, add steps, a state key, or more scripts:
///
/// ```swift
/// print(result.unseen)
/// ```
public struct Unseen: Hashable, Sendable {
  /// For each state, the steps that were possible but that no script took.
  public let pairs: [String: [String]]

  /// For each state that a script reached, the steps that were never possible.
  public let impossible: [String: [String]]

  /// The states of the overlay, the button, and the session that no script reached.
  public let states: [String]

  /// For each control with at most eight values, the values it never had, counted from 0.
  public let values: [String: [Int]]

  /// For each other control, the quarters of the range in which the control never had a value.
  ///
  /// The quarter at the lower end of the range is number 1. Quarters without possible values are
  /// left out.
  public let quarters: [String: [Int]]

  /// The number of different state keys (values from `stateKey`) that the exploration kept.
  ///
  /// An exploration sorts the state keys by their text, and keeps the first 10,000.
  public let stateKeyCount: Int

  /// The state keys that scripts reached least often, with their counts; at most five keys.
  ///
  /// The text of a struct contains only the properties that differ from the most frequent key.
  public let rarestStateKeys: [String: Int]

  /// The stored properties that had the same value in all state keys, such as `lens: wide`.
  public let constantStateValues: [String]

  /// The settings, interruptions, buttons, and lock states that no step uses, as script text.
  public let lacks: [String]

  /// The number of pairs: a state, and a step that was possible there but that no script took.
  public var pairCount: Int { pairs.reduce(0) { $0 + $1.value.count } }

  /// Returns what some moves never do to a phone, as scripts name it.
  static func lacks(of moves: [Move], on model: PhoneModel) -> [String] {
    let steps = moves.flatMap { move in
      if case .step(let step) = move { step.unrolled } else { [GestureStep]() }
    }
    // The name of a setting is the second word of its step.
    let words = Set(steps.compactMap { "\($0)".split(separator: " ").dropFirst().first })
    let settings = SettingText.all.map(\.name).filter { !words.contains($0[...]) }
    // An app that the person leaves is interrupted, too.
    let reasons = InterruptionReason.allCases.filter {
      $0 != .videoDeviceNotAvailableInBackground || !steps.contains(.leaveApp)
    }
    let others =
      reasons.map { GestureStep.interrupt($0) } + [.lock, .unlock, .authenticate, .sideButton]
    let needs = moves.compactMap(\.need)
    let buttons = PhoneButton.allCases.filter { button in
      switch button {
      case .cameraControl where !model.hasCameraControl, .action where !model.hasActionButton: false
      case _: !needs.contains(.free(button))
      }
    }
    return settings.map { "set \($0)" } + others.filter { !steps.contains($0) }.map(\.description)
      + buttons.map { GestureStep.press($0).description }
  }
}

extension ExplorationResult {
  /// The states, steps, and values that the exploration hasn't seen.
  public var unseen: Unseen {
    let keys = stateKeys.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    let usual = keys.last?.key.split(separator: "\n") ?? []
    let rarest = keys.prefix(5).map { key, count in
      let parts = key.split(separator: "\n")
      let others = parts.filter { !usual.contains($0) }
      return ((others.isEmpty ? parts : others).joined(separator: ", "), count)
    }
    return Unseen(
      pairs: coverage.untaken(possible: true), impossible: coverage.untaken(possible: false),
      states: coverage.states(reached: false),
      values: missing(4..<12, from: 0), quarters: missing(0..<4, from: 1),
      stateKeyCount: stateKeys.count,
      rarestStateKeys: Dictionary(rarest, uniquingKeysWith: +),
      // The ends of long values, which are cut, may differ.
      constantStateValues: commonParts?.filter { !$0.hasSuffix("…") } ?? [], lacks: coverage.lacks)
  }

  /// Returns the numbers of the bits, from a first one, for places where each control never was.
  private func missing(_ bits: Range<Int>, from first: Int) -> [String: [Int]] {
    places.mapValues { places in
      bits.filter { (places & ~(places >> 16)) >> $0 & 1 == 1 }.map { $0 - bits.lowerBound + first }
    }.filter { !$0.value.isEmpty }
  }
}

extension Unseen: CustomStringConvertible {
  /// A paragraph for each kind of thing that the exploration hasn't seen.
  public var description: String { text(mostPairs: .max) }

  /// Returns the text with at most a number of the pairs that no script took.
  func text(mostPairs: Int) -> String {
    var text =
      "never taken although possible: \(pairCount) pairs of a state and a step; never possible: "
      + "\(impossible.reduce(0) { $0 + $1.value.count }); states never reached: \(states.count)\n"
    func add(_ items: [String], after heading: String) {
      if !items.isEmpty { text += TextLine.list(items, after: heading, indent: 4) + "\n" }
    }
    var room = mostPairs
    for (state, steps) in pairs.sorted(by: { $0.key < $1.key }) where room > 0 {
      let rest = steps.count - room
      add(steps.prefix(room) + (rest > 0 ? ["\(rest) more"] : []), after: "  \(state): ")
      room -= steps.count
    }
    let controls = [("at index", values), ("in quarter", quarters)].flatMap { kind, places in
      places.sorted { $0.key < $1.key }.map { title, numbers in
        "“\(OneLine.text(title))” \(kind) \(numbers.map(String.init).joined(separator: ", "))"
      }
    }
    add(controls, after: "never had a value: ")
    let keys = rarestStateKeys.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    let none = ["none, because the exploration has no `stateKey`"]
    add(
      keys.isEmpty ? none : ["\(stateKeyCount)"] + keys.map { "“\($0.key)” \($0.value)×" },
      after: "state keys: ")
    if stateKeyCount > 1 { add(constantStateValues, after: "the same in all state keys: ") }
    add(lacks, after: "not among the steps: ")
    return text
  }
}

extension ValueScale {
  /// Returns the places that have values, in the lower 16 bits, and the place of a value, in the upper 16.
  ///
  /// The first four are the quarters of the range, and the next eight each value, if there are few.
  func places(with value: Double) -> UInt32 {
    if let count = positionCount, 1...8 ~= count {
      // The app may have written another value.
      return (1 << UInt32(count) - 1) << 4 | (index(of: value).map { 1 << ($0 + 20) } ?? 0)
    }
    func bit(_ value: Double) -> UInt32 { 1 << min(3, max(0, Int(fraction(of: value) * 4))) }
    // Of the values of a picker, the nearest to the middle of a quarter is in it if any is.
    let possible = (0..<4).reduce(0) { $0 | bit(self.value(atFraction: (Double($1) + 0.5) / 4)) }
    return possible | bit(value) << 16
  }
}
