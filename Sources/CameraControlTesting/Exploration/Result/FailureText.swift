import CameraControl

/// The text of a failure.
enum FailureText {
  static func text(of failure: ExplorationFailure) -> String {
    var text = "“\(failure.claim)” does not hold"
    if let reason = failure.reason { text += ": \(OneLine.text(reason))" }
    text += "\n\n  \(failure.script)\n\nfound by \(failure.origin)"
    if failure.script != failure.found {
      text += ", with \(failure.found.steps.count) steps"
    }
    text += " (version \(failure.version))\n"
    for option in failure.options { text += "with the option \(option)\n" }
    for setting in failure.settings { text += "with \(setting)\n" }
    if let difference = failure.difference {
      text += "\nTwo runs of the script differ, so the app does something that the phone does not "
      text += "control, such as reading a clock, a random number or a file. The first difference:\n"
      return text + difference
    }
    text += "\n\(failure.test)\n"
    guard let neighbour = failure.neighbour else { return text + "\(failure.trace)" }
    return text + comparison(failure.trace, with: neighbour)
  }

  /// Returns two traces side by side, with the first difference marked.
  static func comparison(
    _ trace: Trace, with neighbour: ExplorationFailure.Neighbour
  ) -> String {
    columns(
      trace.entries.map { "\($0)" }, neighbour.trace.entries.map { "\($0)" },
      titles: ("fails", "breaks nothing: \(neighbour.script)"))
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

  /// Returns the name of a test for a claim, such as `noPhotoWithoutAClick`.
  static func functionName(_ claim: String) -> String {
    let words = claim.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    let rest = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return "test" + rest.joined()
  }
}
