import CameraControl

/// The text of a failure.
enum FailureText {
  static func text(of failure: ExplorationFailure) -> String {
    var text = "“\(failure.claim)” does not hold"
    if let reason = failure.reason { text += ": \(OneLine.text(reason))" }
    let steps = failure.script.steps.map { "\($0)" }
    text += "\n\n\(TextLine.list(steps, after: "  ", indent: 2))\n\nfound by \(failure.origin)"
    if failure.script != failure.found {
      text += ", with \(failure.found.steps.count) steps"
    }
    text += " (version \(failure.version))\n"
    for option in failure.options { text += "with the option \(option)\n" }
    for setting in failure.settings { text += "with \(setting)\n" }
    if let difference = failure.difference {
      text += "\nTwo runs of the script differ, so the app does something that the phone does not "
      text += "control, such as reading a clock, a random number or a file. The first difference:\n"
      return TextLine.wrapped(text, indent: 2) + difference
    }
    text = TextLine.wrapped(text, indent: 2) + "\n\(failure.test)\n"
    guard let neighbour = failure.neighbour else {
      return text + TextLine.wrapped("\(failure.trace)", indent: Self.indentOfEntries)
    }
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
    let first = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let different = first ?? min(left.count, right.count)
    var columns = SideBySide(titles: titles)
    for index in 0..<max(left.count, right.count) {
      columns.add(
        index < left.count ? left[index] : "", index < right.count ? right[index] : "",
        isMarked: index == different)
    }
    return columns.text(margin: 2)
  }

  // A text that goes on below begins where it began.
  private static let indentOfEntries = 21

  /// Returns the name of a test for a claim, such as `noPhotoWithoutAClick`.
  static func functionName(_ claim: String) -> String {
    let words = claim.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    let rest = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return "test" + rest.joined()
  }
}
