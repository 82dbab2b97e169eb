import CameraControl

/// Combines several entries of one kind, such as the readings of a slide, into one text.
enum EntryRun {
  /// Returns the text for entries; `nil` if they are of several kinds or have too little in common.
  static func text(of entries: [Trace.Entry]) -> String? {
    guard let first = entries.first, entries.allSatisfy({ $0.kind == first.kind }) else {
      return nil
    }
    switch first.kind {
    case .gesture: return slides(entries.map(\.text))
    case .sample:
      return entries.allSatisfy { EntryReading.sample($0.text) != nil }
        ? "\(entries.count) readings" : nil
    default: return numbers(entries.map(\.text)) ?? repeated(entries.map(\.text))
    }
  }

  private static func slides(_ texts: [String]) -> String? {
    let ways = texts.compactMap(EntryReading.slide)
    guard ways.count == texts.count, let first = ways.first else { return repeated(texts) }
    let isEven = ways.allSatisfy { TraceText.number($0) == TraceText.number(first) }
    let way =
      isEven
      ? "\(TraceText.number(first)) mm each" : "\(TraceText.number(ways.reduce(0, +))) mm in all"
    return "\(texts.count) slides, \(way)"
  }

  /// Joins texts that end with a number and have the same words before it.
  private static func numbers(_ texts: [String]) -> String? {
    let readings = texts.compactMap(EntryReading.value)
    guard readings.count == texts.count, let first = readings.first, let last = readings.last,
      readings.allSatisfy({ $0.control == first.control })
    else { return nil }
    let (start, end) = (TraceText.number(first.value), TraceText.number(last.value))
    return "\(first.control) \(start) … \(end), \(texts.count) times"
  }

  private static func repeated(_ texts: [String]) -> String? {
    guard let first = texts.first, texts.allSatisfy({ $0 == first }) else { return nil }
    return "\(first), \(texts.count) times"
  }
}
