import CameraControl

/// A picture of a golden above the trace that differs from it, in a folder for short-lived files.
enum GoldenPicture {
  /// Draws both, in place of an earlier picture of the same golden.
  ///
  /// - Parameters:
  ///   - golden: The lines of the golden.
  ///   - trace: The trace.
  ///   - subject: What tells the golden from all others.
  /// - Returns: The path of the picture; `nil` if a line is no entry, or if it cannot be written.
  static func draw(_ golden: [String], and trace: Trace, of subject: String) -> String? {
    let entries = golden.compactMap(Trace.Entry.init(line:))
    guard entries.count == golden.count else { return nil }
    let name = "difference-\(String(StableHash.of(subject), radix: 36)).svg"
    let path = "\(Disk.temporaryFolder)/\(name)"
    let picture = TraceDrawing(Trace(entries)).compared(with: trace).svg
    do throws(DiskFailure) {
      try Disk.makeFolder(Disk.temporaryFolder)
      try Disk.replace(path, with: Array(picture.utf8))
      return path
    } catch {
      // The text says what differs, and a test does not fail twice.
      return nil
    }
  }
}

extension Trace.Entry {
  /// Reads an entry from the line that it is printed as; its instant is a whole millisecond then.
  fileprivate init?(line: String) {
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
