import CameraControl

/// Joins notes that differ only in a number, such as notes of an action while a finger slides.
struct NoteRuns {
  private var ended: [Moment] = []
  private var run: Run?

  /// Notes that differ only in their number; their text is written when the last note is known.
  private struct Run {
    let words: Substring
    var note: Moment
    let first: Double
    var last: Double
    var count = 0

    var moment: Moment {
      var moment = note
      let number = TraceText.number(first)
      // Made at once, because a text is copied when it grows.
      moment.text =
        count > 1
        ? "\(words) \(number) … \(TraceText.number(last)), \(count) times" : "\(words) \(number)"
      return moment
    }
  }

  /// The notes and the runs, in order.
  var moments: [Moment] { run.map { ended + [$0.moment] } ?? ended }

  /// Adds a note.
  mutating func add(_ note: Moment) {
    guard let blank = note.text.lastIndex(of: " "),
      let value = Double(note.text[note.text.index(after: blank)...])
    else {
      endRun()
      return ended.append(note)
    }
    let words = note.text[..<blank]
    if run?.words != words {
      endRun()
      run = Run(words: words, note: note, first: value, last: value)
    }
    run?.count += 1
    run?.last = value
    run?.note.lastEntry = note.entry
  }

  private mutating func endRun() { if let run = run.take() { ended.append(run.moment) } }
}
