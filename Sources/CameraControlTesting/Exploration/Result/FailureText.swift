import CameraControl

/// The text of a failure.
enum FailureText {
  static func text(of failure: ExplorationFailure) -> String {
    var text = "“\(failure.claim)” does not hold"
    if let reason = failure.reason { text += ": \(OneLine.text(reason))" }
    text += "\n\n"
    text +=
      failure.script.steps.isEmpty
      ? "\(start(failure))\n\n" : "  \(failure.script)\n\n"
    text += "found by \(failure.origin)"
    if failure.script != failure.found {
      text += ", with \(failure.found.steps.count) steps"
    }
    text += " (version \(failure.version))\n"
    for option in failure.options { text += "with the option \(option)\n" }
    for setting in failure.settings { text += "with \(setting)\n" }
    if let leftBehind = failure.leftBehind {
      text += "\nThe app keeps something between scripts, such as a static property or a file: the "
      text +=
        "script “\(leftBehind)” did not fail before, and does now. So the script above is the "
      text += "one that was found first, and may not fail by itself.\n"
    }
    if let difference = failure.difference {
      text += "\nTwo runs of the script differ, so the app does something that the phone does not "
      text += "control, such as reading a clock, a random number or a file. The first difference:\n"
      return text + difference
    }
    text += "\n\(failure.test)\n"
    guard let neighbour = failure.neighbour else { return text + "\(failure.trace)" }
    return text + comparison(failure.trace, with: neighbour)
  }

  /// Says that a claim is broken before the first step, and what to do to be rid of it.
  private static func start(_ failure: ExplorationFailure) -> String {
    let name =
      BuiltInClaim(rawValue: failure.claim).map { "`.without(.\($0))` leaves the claim out" }
      ?? "repair the claim or leave it out"
    return
      "It is broken as soon as the app is made, before the first step. Everything else has been "
      + "explored all the same; \(name)."
  }

  /// Returns two traces side by side, with the first difference marked.
  static func comparison(
    _ trace: Trace, with neighbour: ExplorationFailure.Neighbour
  ) -> String {
    columns(
      trace.entries.map { "\($0)" }, neighbour.trace.entries.map { "\($0)" },
      titles: ("fails", "does not fail: \(neighbour.script)"))
  }

  /// Returns the lines of two texts side by side, with the first difference marked.
  static func columns(
    _ left: [String], _ right: [String], titles: (left: String, right: String)
  ) -> String {
    let width = max(titles.left.count, left.map(\.count).max() ?? 0)
    let first = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let different = first ?? min(left.count, right.count)
    var text = "  " + padded(titles.left, to: width) + " | " + titles.right + "\n"
    for index in 0..<max(left.count, right.count) {
      let mark = index == different ? "! " : "  "
      let (one, other) = (line(index, of: left), line(index, of: right))
      text += mark + padded(one, to: width) + (other.isEmpty ? " |" : " | \(other)") + "\n"
    }
    return text
  }

  private static func line(_ index: Int, of lines: [String]) -> String {
    index < lines.count ? lines[index] : ""
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
