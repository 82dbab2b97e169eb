import CameraControl

/// Joins notes that differ only in a number, as an action adds them while a finger slides.
struct NoteRuns {
  private var runs: [Run] = []

  /// Notes in a row with the same words before a number, or one without a number.
  private struct Run {
    let words: String?
    let first: Int
    var last: Int
    var notes: [Trace.Entry]

    var moment: Moment {
      let text = words == nil ? notes[0].text : EntryRun.text(of: notes) ?? notes[0].text
      var moment = Moment(instant: notes[0].instant, text: text, entry: first)
      if notes.count > 1 { moment.lastEntry = last }
      return moment
    }
  }

  /// The notes and the runs, in order.
  var moments: [Moment] { runs.map(\.moment) }

  /// Adds a note.
  mutating func add(_ note: Trace.Entry, _ index: Int) {
    let words = EntryReading.value(note.text)?.control
    if let words, runs.last?.words == words {
      runs[runs.count - 1].notes.append(note)
      runs[runs.count - 1].last = index
    } else {
      runs.append(Run(words: words, first: index, last: index, notes: [note]))
    }
  }
}
