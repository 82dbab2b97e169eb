import CameraControl

/// Compares traces with their goldens, and writes goldens if the mode allows it.
package struct GoldenKeeper {
  private let mode: GoldenMode
  private let unused: UnusedGoldens?
  private let place: String
  private let say: (String) -> Void

  /// Creates a keeper for a call, by default with the environment of the process and standard error.
  ///
  /// Throws if the environment asks for something that there is not.
  package init(
    environment: [String: String]? = nil, place: String, say: ((String) -> Void)? = nil
  ) throws(GoldenMismatch) {
    func variable(_ name: String) -> String? {
      guard let environment else { return Disk.variable(name) }
      return environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    self.place = place
    self.say = say ?? Disk.writeToStandardError
    unused = variable(UnusedGoldens.variable).map(UnusedGoldens.init)
    let wish = variable(GoldenMode.variable)
    guard variable("CI") == nil else {
      mode = .nothing
      return
    }
    switch wish {
    case nil: mode = .missing
    case "failed": mode = .failed
    case "all": mode = .all
    case let word?:
      let words = GoldenMode.words.joined(separator: " or ")
      throw GoldenMismatch(
        .wrongVariable, "\(GoldenMode.variable) is \(words), not “\(OneLine.short(word))”.",
        place: place)
    }
  }

  /// Compares a trace with a file beside a file of source code.
  package func check(
    _ trace: Trace, named name: String, besides file: String
  ) throws(GoldenMismatch) {
    guard GoldenFile.isName(name) else {
      throw GoldenMismatch(
        .wrongName,
        "“\(OneLine.short(name))” cannot be the name of a golden. Use letters, digits, spaces, -, "
          + "_ and ., not more than \(GoldenFile.longestName) bytes, and begin with a letter or "
          + "digit.", place: place)
    }
    let golden = GoldenFile(name, besides: file)
    let subject = "the golden “\(golden.path)”"
    if let other = GoldenNames.all.withLock({ $0.claim(golden.path, at: place) }) {
      throw GoldenMismatch(
        .sameName,
        "\(subject) is checked at \(other), too. Give each golden of a test file a name of its own.",
        place: place)
    }
    do {
      try unused?.use(golden)
    } catch {
      throw GoldenMismatch(
        .unwritable, "The list of unused goldens cannot be written: \(error).",
        place: place)
    }
    try check(trace, golden, described: subject)
  }

  /// Compares a trace with a text in the source code.
  package func check(
    _ trace: Trace, against text: String, at line: Int, column: Int, of file: String
  ) throws(GoldenMismatch) {
    let golden = GoldenLiteral(text: text, file: file, line: line, column: column)
    try check(trace, golden, described: "the golden in the source")
  }

  private func check(
    _ trace: Trace, _ golden: some Golden, described subject: String
  ) throws(GoldenMismatch) {
    let actual = trace.entries.map { "\($0)" }
    var known: [String]?
    do {
      known = try golden.lines()
    } catch {
      throw GoldenMismatch(
        .unreadable, "\(subject) cannot be read: \(error).", place: place)
    }
    if golden.isMissingIfEmpty, known == [], !actual.isEmpty { known = nil }
    let finding: GoldenMode.Finding =
      known == nil ? .missing : known == actual ? .equal : .different
    let answer = mode.answer(to: finding)
    var difference: TraceMismatch?
    if let known {
      difference = trace.difference(fromLines: known, "the first difference is", place: place)
    }
    switch answer {
    case .pass: return
    case .fail:
      var failure = failure(finding, subject, difference)
      if let known {
        failure.picture = Self.picture(of: known, and: trace, for: "\(place) \(subject)")
      }
      throw failure
    case .write, .writeAndFail: break
    }
    if let path = (golden as? GoldenFile)?.path,
      !GoldenNames.all.withLock({ $0.record(actual, in: path) })
    {
      throw GoldenMismatch(
        .sameName,
        "This line already recorded \(subject), with another trace. Use a golden for each trace.",
        place: place)
    }
    let isChange: Bool
    do {
      isChange = try golden.write(actual)
    } catch {
      throw GoldenMismatch(
        .unwritable, "\(subject) cannot be written: \(error).", place: place,
        difference: difference)
    }
    if case .writeAndFail = answer {
      throw GoldenMismatch(
        .missing,
        "\(subject) didn't exist. The check recorded it: review it, and run the test again.",
        place: place)
    }
    if isChange { say("\(place): \(OneLine.text(subject)) was written\n") }
  }

  /// Draws a golden above the trace that differs from it, in place of an earlier picture of the same golden,
  /// and returns the path of the picture.
  ///
  /// Returns `nil` if a line is no entry, or if the picture cannot be written.
  private static func picture(
    of golden: [String], and trace: Trace, for subject: String
  ) -> String? {
    guard let entries = PrintedEntry.entries(golden, besides: trace) else { return nil }
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

  private func failure(
    _ finding: GoldenMode.Finding, _ subject: String, _ difference: TraceMismatch?
  ) -> GoldenMismatch {
    guard finding == .missing else {
      return GoldenMismatch(
        .different,
        "the trace differs from \(subject). If the new trace is right, run the test with "
          + "\(GoldenMode.variable)=failed.", place: place, difference: difference)
    }
    return GoldenMismatch(
      .missing,
      "\(subject) doesn't exist, and nothing is recorded where CI is set. Run the test on your machine, "
        + "and commit the golden.", place: place)
  }
}
