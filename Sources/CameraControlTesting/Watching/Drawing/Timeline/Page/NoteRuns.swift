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
      moment.joined = NumberedText.joined(words, first, last, count: count)
      return moment
    }
  }

  /// The notes and the runs, in order.
  var moments: [Moment] { run.map { ended + [$0.moment] } ?? ended }

  /// Adds a note.
  mutating func add(_ note: Moment) {
    guard let text = NumberedText(note.text) else {
      endRun()
      return ended.append(note)
    }
    if run?.words != text.words {
      endRun()
      run = Run(words: text.words, note: note, first: text.number, last: text.number)
    }
    run?.count += 1
    run?.last = text.number
    run?.note.lastEntry = note.entry
  }

  private mutating func endRun() { if let run = run.take() { ended.append(run.moment) } }
}
