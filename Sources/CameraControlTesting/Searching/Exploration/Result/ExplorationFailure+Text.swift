import CameraControl

extension ExplorationFailure: CustomStringConvertible {
  /// The broken property, the script, a test to paste, and the script's trace beside the trace of
  /// the most similar script that passes.
  public var description: String {
    var text = "“\(OneLine.line(property))” does not hold"
    if let reason { text += ": \(OneLine.line(reason))" }
    let steps = script.steps.map { "\($0)" }
    text += "\n\n"
    text += steps.isEmpty ? start : TextLine.list(steps, after: "  ", indent: 2)
    text += "\n\nfound by \(origin)"
    if script != found { text += ", with \(found.steps.count) steps" }
    text += " (version \(version))\n"
    for option in options { text += "with the option \(OneLine.line(option))\n" }
    for setting in settings { text += "with \(OneLine.line(setting))\n" }
    if let leftBehind {
      text += "\nThe app keeps something between scripts, such as a static property or a file: the "
      text += "script “\(leftBehind)” did not fail before, and does now. So the script above is "
      text += "the script that the search found first. Run alone, it may not fail.\n"
    }
    if let difference {
      text += "\nTwo runs of the script differ, so the app does something that the phone does not "
      text += "control. The likely cause is a task or a queue that the phone does not wait for. "
      text += "Otherwise, look for a clock, a random number or a file:\n"
      return TextLine.wrapped(text, indent: 2) + difference
    }
    text = TextLine.wrapped(text, indent: 2) + "\n\(test)\n"
    guard let neighbor else {
      // The continuation of a text on the next line begins in the same column.
      return text + TextLine.wrapped("\(trace)", indent: 21)
    }
    return text
      + Self.comparison(
        of: trace.entries.map { "\($0)" }, with: neighbor.trace.entries.map { "\($0)" },
        titles: ("fails", "does not fail: \(neighbor.script)"))
  }

  /// Says that a property is broken before the first step, and how to leave it out.
  private var start: String {
    let start = "The failure occurs as soon as the app is created, before the first step."
    guard !isCrash else { return start }
    let change =
      BuiltInProperty(rawValue: property).map { "`.without(.\($0))` leaves the property out" }
      ?? "correct the property or leave it out"
    return "\(start) If your app is right, \(change)."
  }

  /// Returns the lines of two runs side by side, with what differs marked.
  static func comparison(
    of left: [String], with right: [String], titles: (left: String, right: String)
  ) -> String { MismatchTable(left, right).text(titles: titles, around: 8, most: 60, margin: 2) }
}
