import CameraControl

/// A picture of a golden above the trace that differs from it, in a temporary folder.
enum GoldenPicture {
  /// Draws both, in place of an earlier picture of the same golden, and returns the path of the picture.
  ///
  /// Returns `nil` if a line is no entry, or if the picture cannot be written.
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
