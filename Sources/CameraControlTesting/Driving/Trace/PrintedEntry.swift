import CameraControl

/// A line of a trace, which may come from a golden.
///
/// A golden is text, so two traces that a table shows side by side are lines, whatever they were.
struct PrintedEntry {
  private let time: Substring
  let kind: Trace.Kind
  let text: String

  /// Reads a line as an entry prints it.
  init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count >= 2, let kind = Trace.Kind(name: words[1]) else { return nil }
    (time, self.kind) = (words[0], kind)
    text = words.count > 2 ? String(words[2].drop { $0 == " " }) : ""
  }

  /// The time, which is a whole millisecond; `nil` if the line has none.
  var instant: PhoneInstant? { PhoneInstant(printed: time) }

  /// What the line is about, by which lines that differ are compared.
  var subject: String {
    guard kind == .value || kind == .written else { return kind.name }
    return "\(kind) \(NumberedText(text)?.words ?? "")"
  }

  /// The way of a slide in millimeters, such as `slide 1.5 mm, begins`.
  var slide: Double? {
    let words = text.split(separator: " ")
    guard kind == .gesture, words.count >= 3, words[0] == "slide", words[2].hasPrefix("mm") else {
      return nil
    }
    return Double(words[1]).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the entries that lines print; `nil` if a line prints none.
  ///
  /// A line that an entry of another trace prints, too, becomes an entry with the same content.
  static func entries(_ lines: [String], besides other: Trace) -> [Trace.Entry]? {
    var known: [String: Trace.Entry.Content] = [:]
    for entry in other.entries {
      known[Trace.Entry.line("", entry.kind, entry.text)] = entry.content
    }
    let entries = lines.compactMap { line -> Trace.Entry? in
      guard let entry = PrintedEntry(line), let instant = entry.instant else { return nil }
      let content = known[Trace.Entry.line("", entry.kind, entry.text)]
      let text =
        entry.kind == .app ? .note(entry.text) : Trace.Entry.Content.text(entry.kind, entry.text)
      return Trace.Entry(instant, content ?? text)
    }
    return entries.count == lines.count ? entries : nil
  }

  /// Returns a line for several; `nil` if they are of several kinds or have too little in common.
  static func joined(_ entries: [PrintedEntry]) -> String? {
    guard let first = entries.first, entries.allSatisfy({ $0.kind == first.kind }),
      let text = text(of: entries, first)
    else { return nil }
    return Trace.Entry.line(String(first.time), first.kind, text)
  }

  private static func text(of entries: [PrintedEntry], _ first: PrintedEntry) -> String? {
    if first.kind == .sample { return "\(entries.count) readings" }
    let ways = entries.compactMap(\.slide)
    if ways.count == entries.count, let way = ways.first {
      let isEven = ways.allSatisfy { PlainNumber.text($0) == PlainNumber.text(way) }
      let length =
        isEven
        ? "\(PlainNumber.text(way)) mm each" : "\(PlainNumber.text(ways.reduce(0, +))) mm in all"
      return "\(entries.count) slides, \(length)"
    }
    let numbers = entries.compactMap { NumberedText($0.text) }
    if numbers.count == entries.count, let one = numbers.first, let last = numbers.last,
      numbers.allSatisfy({ $0.words == one.words })
    {
      return NumberedText.joined(one.words, one.number, last.number, count: numbers.count)
    }
    guard entries.allSatisfy({ $0.text == first.text }) else { return nil }
    return "\(first.text), \(entries.count) times"
  }
}

extension PhoneInstant {
  fileprivate init?(printed text: Substring) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 3, let seconds = Int64(parts[0]),
      let milliseconds = UInt16(parts[1])
    else { return nil }
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return nil }
    let fraction = Int64(milliseconds) * 1_000_000
    let (sum, carry) = whole.addingReportingOverflow(text.hasPrefix("-") ? -fraction : fraction)
    guard !carry else { return nil }
    self.init(nanoseconds: sum)
  }
}
