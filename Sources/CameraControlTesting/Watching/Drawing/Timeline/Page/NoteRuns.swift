import CameraControl

/// Joins notes that differ only in a number, such as notes of an action while a finger slides.
struct NoteRuns {
  private var ended: [Moment] = []
  private var run: Run?

  /// Notes that differ only in their number; their text is written when the last note is known.
  private struct Run {
    let subject: Subject
    var note: Moment
    let first: Double
    var last: Double
    var count = 0

    var moment: Moment {
      var moment = note
      moment.joined = NumberedText.joined(subject.words, first, last, count: count)
      return moment
    }
  }

  /// What the number is about.
  ///
  /// A finger changes a device thousands of times, so the words for it are written once for a run.
  private enum Subject: Equatable {
    case words(Substring)
    case device(String, property: String)

    var words: Substring {
      switch self {
      case .words(let words): words
      case .device(let name, let property): "\(name): \(property)"
      }
    }

    static func of(_ note: Moment) -> (subject: Subject, number: Double)? {
      if case .device(let name, let change) = note.event {
        guard let (property, value) = change.number, value.isFinite else { return nil }
        return (.device(name, property: property), value)
      }
      return NumberedText(note.text).map { (.words($0.words), $0.number) }
    }
  }

  /// The notes and the runs, in order.
  var moments: [Moment] { run.map { ended + [$0.moment] } ?? ended }

  /// Adds a note.
  mutating func add(_ note: Moment) {
    guard let (subject, number) = Subject.of(note) else {
      endRun()
      return ended.append(note)
    }
    if run?.subject != subject {
      endRun()
      run = Run(subject: subject, note: note, first: number, last: number)
    }
    run?.count += 1
    run?.last = number
    run?.note.lastEntry = note.entry
  }

  private mutating func endRun() { if let run = run.take() { ended.append(run.moment) } }
}
