import CameraControl

/// Joins notes that differ only in a number, such as notes of an action while a finger slides.
struct NoteRuns {
  private var ended: [Moment] = []
  private var run: Run?

  /// Notes that differ only in their number; their text is written when the last note is known.
  private struct Run {
    let words: Substring
    let instant: PhoneInstant
    let entry: Int
    let first: Double
    var last: Double
    var lastEntry: Int
    var count = 1

    var moment: Moment {
      let number = TraceText.number(first)
      guard count > 1 else {
        return Moment(instant: instant, text: "\(words) \(number)", entry: entry)
      }
      let text = "\(words) \(number) … \(TraceText.number(last)), \(count) times"
      var moment = Moment(instant: instant, text: text, entry: entry)
      moment.lastEntry = lastEntry
      return moment
    }
  }

  /// The notes and the runs, in order.
  var moments: [Moment] { run.map { ended + [$0.moment] } ?? ended }

  /// Adds a note.
  mutating func add(_ text: String, at instant: PhoneInstant, entry: Int) {
    guard let blank = text.lastIndex(of: " "),
      let value = Double(text[text.index(after: blank)...])
    else {
      endRun()
      return ended.append(Moment(instant: instant, text: text, entry: entry))
    }
    if run?.words == text[..<blank] {
      run?.count += 1
      run?.last = value
      run?.lastEntry = entry
    } else {
      endRun()
      run = Run(
        words: text[..<blank], instant: instant, entry: entry, first: value, last: value,
        lastEntry: entry)
    }
  }

  private mutating func endRun() {
    if let run = run.take() { ended.append(run.moment) }
  }
}
