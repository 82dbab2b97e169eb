import CameraControl

/// Joins notes that differ only in a number, as an action adds them while a finger slides.
struct NoteRuns {
  /// The notes and the runs, in order.
  private(set) var moments: [Moment] = []

  private var run: (words: Substring, first: String, count: Int)?

  /// Adds a note.
  mutating func add(_ text: String, at instant: PhoneInstant, entry: Int) {
    guard let blank = text.lastIndex(of: " "),
      let value = Double(text[text.index(after: blank)...])
    else {
      run = nil
      moments.append(Moment(instant: instant, text: text, entry: entry))
      return
    }
    let (words, number) = (text[..<blank], TraceText.number(value))
    if let last = run, last.words == words, !moments.isEmpty {
      run?.count += 1
      moments[moments.count - 1].text =
        "\(words) \(last.first) … \(number), \(last.count + 1) times"
      moments[moments.count - 1].lastEntry = entry
    } else {
      run = (words, number, 1)
      moments.append(Moment(instant: instant, text: "\(words) \(number)", entry: entry))
    }
  }
}
