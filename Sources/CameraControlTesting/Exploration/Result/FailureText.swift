import CameraControl

/// The text of a failure.
enum FailureText {
  static func text(of failure: ExplorationFailure) -> String {
    var text = "“\(failure.claim)” does not hold"
    if let reason = failure.reason { text += ": \(OneLine.text(reason))" }
    let steps = failure.script.steps.map { "\($0)" }
    text += "\n\n"
    text += steps.isEmpty ? start(failure) : TextLine.list(steps, after: "  ", indent: 2)
    text += "\n\nfound by \(failure.origin)"
    if failure.script != failure.found {
      text += ", with \(failure.found.steps.count) steps"
    }
    text += " (version \(failure.version))\n"
    for option in failure.options { text += "with the option \(option)\n" }
    for setting in failure.settings { text += "with \(setting)\n" }
    if let leftBehind = failure.leftBehind {
      text += "\nThe app keeps something between scripts, such as a static property or a file: the "
      text += "script “\(leftBehind)” did not fail before, and does now. So the script above is "
      text += "the one that was found first, and may not fail by itself.\n"
    }
    if let difference = failure.difference {
      text += "\nTwo runs of the script differ, so the app does something that the phone does not "
      text += "control, such as reading a clock, a random number or a file:\n"
      return TextLine.wrapped(text, indent: 2) + difference
    }
    text = TextLine.wrapped(text, indent: 2) + "\n\(failure.test)\n"
    guard let neighbour = failure.neighbour else {
      // A text that goes on below begins where it began.
      return text + TextLine.wrapped("\(failure.trace)", indent: 21)
    }
    return text
      + comparison(
        of: failure.trace.entries.map { "\($0)" }, with: neighbour.trace.entries.map { "\($0)" },
        titles: ("fails", "does not fail: \(neighbour.script)"))
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

  /// Returns the lines of two runs side by side, with what differs marked.
  static func comparison(
    of left: [String], with right: [String], titles: (left: String, right: String)
  ) -> String {
    MismatchTable(left, right).text(titles: titles, around: 8, most: 60, margin: 2)
  }
}
