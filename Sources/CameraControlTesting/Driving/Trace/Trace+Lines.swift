import CameraControl

extension Trace.Entry {
  /// Reads an entry from the line that it is printed as; its instant is a whole millisecond then.
  init?(line: String) {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count >= 2, let instant = PhoneInstant(printed: words[0]),
      let kind = Trace.Kind(rawValue: String(words[1]))
    else { return nil }
    let text = words.count > 2 ? words[2].drop { $0 == " " } : ""
    self.init(instant, kind, String(text))
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
