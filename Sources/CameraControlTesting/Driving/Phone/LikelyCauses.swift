import CameraControl

/// Something that the phone noticed, and that may be why a test fails.
package struct LikelyCause: Sendable {
  /// The kind, such as `ignored gesture`.
  let kind: String

  /// The sentence that no other cause has.
  let sentence: String

  /// The cause and its remedy.
  let text: String

  /// The kind and the text, in one line.
  package var description: String { OneLine.line("\(kind): \(text)") }
}

/// The likely causes of the failures of a test, each told once.
package struct LikelyCauses: Sendable {
  private var told = ""

  package init() {}

  /// Notes the text of a failure, which may contain causes.
  package mutating func add(_ text: String) { told += Self.compact(text) }

  /// Returns those of some causes that no failure has named, and that were not returned before.
  package mutating func news(of causes: [LikelyCause]) -> [LikelyCause] {
    causes.filter { cause in
      let sentence = Self.compact(cause.sentence)
      guard !told.contains(sentence) else { return false }
      told += sentence
      return true
    }
  }

  /// A failure may break its lines anywhere.
  private static func compact(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}

extension SimulatedPhone {
  /// What may be why the test fails, the likeliest first: errors, ignored gestures, warnings, and canceled
  /// presses.
  package var likelyCauses: [LikelyCause] {
    var errors = unacknowledgedFaults.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var causes: [LikelyCause] = []
    func add(_ kind: String, _ sentence: String, _ text: String, _ count: Int = 1) {
      let times = count > 1 ? " (\(count) times)" : ""
      causes.append(LikelyCause(kind: kind, sentence: sentence, text: text + times))
    }
    for error in unacknowledgedFaults {
      guard let count = errors.removeValue(forKey: error) else { continue }
      add("error", error.message, error.description, count)
    }
    if let note = core.strayNote { add("warning", note, note) }
    // An error may have said so.
    if core.hasOpenConfiguration,
      !causes.contains(where: { $0.text.contains("commitConfiguration") })
    {
      let sentence = "a session's configuration is open, so its changes have no effect yet."
      add("warning", sentence, "\(sentence) Call commitConfiguration.")
    }
    // The first gesture may be why the next ones had no effect. A write is seldom a mistake.
    let ignored = Dictionary(grouping: report.unanswered) { $0.first.what == .write }
    for item in ignored[false, default: []] + ignored[true, default: []] {
      add("ignored gesture", item.first.remedy, item.first.text, item.count)
    }
    // An ignored gesture may have the remedy of a warning.
    for found in diagnostics where !causes.contains(where: { $0.sentence == found.remedy }) {
      add("warning", found.finding, found.text)
    }
    for entry in trace.entries {
      guard case .capture(.cancelled, let button, _) = entry.event else { continue }
      let name = KebabCase.text(of: button.rawValue)
      let sentence = "at \(entry.instant), a press of \(name) ended with .cancelled, not .ended."
      let remedy = "Handle .cancelled: stop what .began has started, and take no picture."
      add("canceled press", sentence, "\(sentence) \(remedy)")
    }
    return causes
  }
}
